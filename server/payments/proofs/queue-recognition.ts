import type { Trx } from '../../platform/context.ts'
import { addJob } from '../../platform/jobs/queue.ts'

/** Has a new proof read once the upload is committed; nobody waits for it. */
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
      // One at a time: pictures that wait for the reader keep no other job waiting.
      queue: 'reader',
    },
  )
}
