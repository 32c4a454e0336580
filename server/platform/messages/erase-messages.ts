import { sql } from 'kysely'
import type { Trx } from '../database/db.ts'

/**
 * Erases a person from the messages: those about orders stay, without recipient and text. Call it
 * while the account still has its contacts.
 */
export async function eraseMessages(
  trx: Trx,
  accountId: string,
  emails: readonly string[],
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ recipient: null, subject: null, error: null, job: null, payload: null })
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('id').where('account_id', '=', accountId),
    )
    .execute()
  await trx
    .deleteFrom('messages')
    .where('order_id', 'is', null)
    .where(
      sql<boolean>`account_id = ${accountId} or lower(recipient) = any(${[...emails]}::text[])
        or lower(recipient) in (
          select unnest(array[lower(email), lower(pending_email), phone_e164])
          from accounts where id = ${accountId}
        )`,
    )
    .execute()
}
