import { sql } from 'kysely'
import type { Trx } from '../../platform/database/db.ts'

/** Deletes a person's enquiries: the account's, and anonymous ones from their addresses. */
export async function eraseEnquiries(
  trx: Trx,
  accountId: string,
  emails: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('enquiries')
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([
          eb('account_id', 'is', null),
          sql<boolean>`lower(email) = any(${[...emails]}::text[])`,
        ]),
      ]),
    )
    .execute()
}
