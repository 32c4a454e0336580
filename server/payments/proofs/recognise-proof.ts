import type { Updateable } from 'kysely'
import type { ProofRecognitionsTable } from '#db/types.ts'
import type { EditSign } from '#domain/proof/edit-sign.ts'
import { compareRecognition } from '#domain/proof/proof-recognition.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { originalName, receivedName } from '../../platform/files/store-file.ts'
import { dueOf } from '../received-for.ts'
import { acceptFullMatch } from './accept-full-match.ts'
import { awaitedPayment } from './awaited-payment.ts'
import { queueRecognition } from './queue-recognition.ts'

/**
 * Minutes until a proof is tried again that was not recognised in time, or by a recogniser that
 * failed. After the last the proof is left to staff.
 */
const pauses = [2, 8, 20, 45]

/** Recognises an uploaded proof and stores the result. Skips replaced and decided proofs. */
export async function recogniseProof(ctx: Ctx, proofId: string): Promise<void> {
  const proof = await findWaiting(ctx, proofId)
  if (!proof) return
  try {
    await readNow(ctx, proof)
  } catch (error) {
    ctx.log.warn({ error, proofId }, 'the recogniser has failed')
    await tryLater(ctx, proofId)
    return
  }
  await acceptFullMatch(ctx, { proofId, orderId: proof.order_id })
}

type WaitingProof = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

async function findWaiting(ctx: Ctx, proofId: string) {
  return ctx.db
    .selectFrom('payment_proofs as p')
    .innerJoin('proof_recognitions as r', 'r.proof_id', 'p.id')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.order_id', 'p.file_id', 'f.mime', 'p.created_at as uploaded_at'])
    .select(['o.reference', 'o.payment', 'o.created_at as ordered_at'])
    .select(dueOf.as('due_cents'))
    .where('p.id', '=', proofId)
    .where('p.state', '=', 'waiting')
    .where('r.state', '=', 'waiting')
    .executeTakeFirst()
}

async function readNow(ctx: Ctx, proof: WaitingProof): Promise<void> {
  const sent = await ctx.files.get(receivedName({ id: proof.file_id }))
  const picture =
    sent ?? (await ctx.files.get(originalName({ id: proof.file_id, mime: proof.mime })))
  if (!picture) throw new Error(`file ${proof.file_id} is not there`)
  const read = await ctx.recogniser.read(picture)
  if (read === 'timed_out') return tryLater(ctx, proof.id)
  if (!read) return giveUp(ctx, proof.id)
  const lost: EditSign[] = sent ? [] : [{ kind: 'not_as_sent', on: '' }]
  const {
    result: recognition,
    bankReference,
    isFullMatch,
  } = compareRecognition({ ...read, signs: [...lost, ...read.signs] }, awaitedPayment(proof))
  const result = {
    state: 'read' as const,
    result: JSON.stringify(recognition),
    bank_reference: bankReference,
    is_full_match: isFullMatch,
  }
  await settle(ctx, proof.id, result, proof.due_cents)
}

/** Leaves the proof to staff. */
async function giveUp(ctx: Ctx, proofId: string): Promise<void> {
  ctx.log.warn({ proofId }, 'proof could not be read')
  await settle(ctx, proofId, { state: 'unreadable' })
}

/** Does nothing if the order costs another sum meanwhile: the proof is read again for that. */
async function settle(
  ctx: Ctx,
  proofId: string,
  result: Updateable<ProofRecognitionsTable>,
  comparedWith?: number,
): Promise<void> {
  await ctx.db
    .updateTable('proof_recognitions')
    .set({ ...result, recognised_at: ctx.clock() })
    .where('proof_id', '=', proofId)
    .where('state', '=', 'waiting')
    .$if(comparedWith !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.id', '=', 'proof_recognitions.order_id')
            .where(dueOf, '=', comparedWith ?? 0),
        ),
      ),
    )
    .execute()
}

/** Neither says anything about the picture, so it is tried again when the machine may be calmer. */
async function tryLater(ctx: Ctx, proofId: string): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const row = await trx
      .updateTable('proof_recognitions')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('proof_id', '=', proofId)
      .where('state', '=', 'waiting')
      .returning('attempts')
      .executeTakeFirst()
    if (!row) return
    const minutes = pauses[row.attempts - 1]
    if (minutes !== undefined) {
      const runAt = new Date(ctx.clock().getTime() + minutes * 60_000)
      return queueRecognition(trx, proofId, runAt)
    }
    ctx.log.warn({ proofId }, 'proof was not recognised in time')
    await trx
      .updateTable('proof_recognitions')
      .set({ state: 'timed_out', recognised_at: ctx.clock() })
      .where('proof_id', '=', proofId)
      .execute()
  })
}
