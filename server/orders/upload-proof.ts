import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { Actor } from '#domain/order/order-status.ts'
import { addRecognition } from '../payments/proofs/queue-recognition.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { moveOrder, stopDeadline } from './move-order.ts'

interface Upload {
  orderId: string
  /** Id of a file that this account uploaded. */
  fileId: string
  accountId: string
  actor: Actor
}

/**
 * Adds a payment proof and moves the order to pending (spec §4); replaces one that is still waiting.
 */
export async function uploadProof(trx: Trx, ctx: TrxCtx, upload: Upload): Promise<void> {
  const { orderId, actor } = upload
  const transition = { orderId, action: 'upload_proof', actor, template: 'proof_received' } as const
  await moveOrder(trx, ctx, transition, async () => {
    const file = await trx
      .selectFrom('files')
      .select('id')
      .where('id', '=', upload.fileId)
      .where('account_id', '=', upload.accountId)
      .where('visibility', '=', 'private')
      .executeTakeFirst()
    if (!file) {
      throw invalid('image', issueSentences.not_found)
    }
    await trx
      .deleteFrom('payment_proofs')
      .where('order_id', '=', orderId)
      .where('state', '=', 'waiting')
      .execute()
    const id = newId('proof')
    const now = ctx.clock()
    await trx
      .insertInto('payment_proofs')
      .values({ id, order_id: orderId, file_id: file.id, created_at: now })
      .execute()
    await addRecognition(trx, { id, orderId, fileId: file.id, uploadedAt: now })
    await stopDeadline(trx, orderId)
  })
}
