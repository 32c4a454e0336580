import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { queueRecognition, startOver } from './queue-recognition.ts'

/** Has a waiting proof recognised again, at once, because staff asked for it. */
export async function retryRecognition(
  trx: Trx,
  ctx: TrxCtx,
  proofId: string,
  changes: ChangeRecorder,
): Promise<void> {
  const proof = await trx
    .selectFrom('payment_proofs as p')
    .leftJoin('proof_recognitions as g', 'g.proof_id', 'p.id')
    .select(['p.order_id', 'p.state', 'p.created_at', 'g.state as recognition'])
    .where('p.id', '=', proofId)
    .forUpdate('p')
    .executeTakeFirst()
  if (!proof) throw new DomainError('not_found')
  if (proof.state !== 'waiting') {
    throw new DomainError('illegal_transition', {
      current_status: proof.state,
      action: 'retry_proof',
      reason: 'wrong_status',
    })
  }
  await trx
    .insertInto('proof_recognitions')
    .values({ proof_id: proofId, order_id: proof.order_id, created_at: proof.created_at })
    .onConflict((conflict) => conflict.column('proof_id').doUpdateSet(startOver))
    .execute()
  await queueRecognition(trx, proofId, ctx.clock())
  await changes.record(trx, {
    action: 'order_retry_proof',
    subject: { kind: 'order', id: proof.order_id },
    before: { recognition: proof.recognition },
  })
}
