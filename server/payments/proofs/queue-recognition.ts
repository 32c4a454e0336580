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
  await addJob(
    trx,
    'recognise_proof',
    { proof_id: proof.id },
    {
      key: `read:${proof.id}`,
      // One at a time, so that slow recognitions do not hold up other jobs.
      queue: 'reader',
    },
  )
}
