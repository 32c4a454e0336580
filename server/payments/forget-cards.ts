import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'

/** Deletes an account's saved cards; a job removes them at the gateway. */
export async function forgetCards(trx: Trx, accountId: string): Promise<void> {
  const cards = await trx
    .deleteFrom('credit_cards')
    .where('account_id', '=', accountId)
    .returning(['provider', 'provider_reference'])
    .execute()
  for (const { provider, provider_reference: reference } of cards) {
    await addJob(trx, 'remove_card', { provider, reference })
  }
  await trx.deleteFrom('gateway_customers').where('account_id', '=', accountId).execute()
}
