import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'

/** Runs in the background once the upload is committed. */
export async function queueRecognition(
  trx: Trx,
  proof: { id: string; orderId: string; uploadedAt: Date },
): Promise<void> {
  await trx
    .insertInto('proof_recognitions')
    .values({ proof_id: proof.id, order_id: proof.orderId, created_at: proof.uploadedAt })
    .execute()
  await queueReading(trx, proof.id)
}

/** Has an order's waiting proof compared with the sum that is to pay now. */
export async function readProofAgain(trx: Trx, orderId: string): Promise<void> {
  const proofs = await trx
    .updateTable('proof_recognitions as g')
    .from('payment_proofs as p')
    .set({ state: 'waiting', result: null, is_full_match: false, attempts: 0, recognised_at: null })
    .whereRef('p.id', '=', 'g.proof_id')
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'waiting')
    .where('g.state', '<>', 'unreadable')
    .returning('g.proof_id')
    .execute()
  for (const { proof_id: proofId } of proofs) await queueReading(trx, proofId)
}

async function queueReading(trx: Trx, proofId: string): Promise<void> {
  // One at a time, so that slow recognitions do not hold up other jobs.
  const options = { key: `read:${proofId}`, queue: 'reader' }
  await addJob(trx, 'recognise_proof', { proof_id: proofId }, options)
}
