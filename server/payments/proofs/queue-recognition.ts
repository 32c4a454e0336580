import type { Trx } from '../../platform/database/db.ts'
import { addJob } from '../../platform/jobs/queue.ts'

/** Runs in the background once the upload is committed. */
export async function addRecognition(
  trx: Trx,
  proof: { id: string; orderId: string; fileId: string; uploadedAt: Date },
): Promise<void> {
  await trx
    .insertInto('proof_recognitions')
    .values((eb) => ({
      proof_id: proof.id,
      order_id: proof.orderId,
      // Copies are recognised by it before the text is, and if that never is.
      image_hash: eb.selectFrom('files').select('image_hash').where('id', '=', proof.fileId),
      created_at: proof.uploadedAt,
    }))
    .execute()
  await queueRecognition(trx, proof.id)
}

/** Has an order's waiting proof compared with the sum that is to pay now. */
export async function readProofAgain(trx: Trx, orderId: string): Promise<void> {
  const proofs = await trx
    .updateTable('proof_recognitions as g')
    .from('payment_proofs as p')
    .set(startOver)
    .whereRef('p.id', '=', 'g.proof_id')
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'waiting')
    .where('g.state', '<>', 'unreadable')
    .returning('g.proof_id')
    .execute()
  for (const { proof_id: proofId } of proofs) await queueRecognition(trx, proofId)
}

/** A proof that was never recognised. */
export const startOver = {
  state: 'waiting',
  result: null,
  is_full_match: false,
  attempts: 0,
  recognised_at: null,
} as const

export async function queueRecognition(trx: Trx, proofId: string, runAt?: Date): Promise<void> {
  // One at a time, so that slow recognitions do not hold up other jobs.
  const options = { key: `read:${proofId}`, queue: 'reader', ...(runAt && { runAt }) }
  await addJob(trx, 'recognise_proof', { proof_id: proofId }, options)
}
