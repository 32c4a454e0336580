import { sql } from 'kysely'
import type { Trx } from '../platform/context.ts'

/** Puts what a visitor keeps for later into a customer's lists; what both keep is kept once. */
export async function mergeWishlists(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    insert into wishlist_items (account_id, store_id, product_id, added_at, last_price_cents)
    select ${into}, store_id, product_id, added_at, last_price_cents
    from wishlist_items where account_id = ${from}
    order by store_id, product_id
    on conflict do nothing`.execute(trx)
  await trx.deleteFrom('wishlist_items').where('account_id', '=', from).execute()
}
