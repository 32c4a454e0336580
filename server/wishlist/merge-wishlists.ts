import { sql } from 'kysely'
import type { Trx } from '../platform/database/db.ts'

/** Merges a visitor's wishlists into a customer's, without duplicates. */
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
