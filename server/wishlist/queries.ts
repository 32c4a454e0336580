import { sql } from 'kysely'
import type { Db, Trx } from '../context.ts'

/** Whose list, in which store. */
export interface WishlistKey {
  accountId: string
  storeId: string
}

/** Product ids, newest first. */
export async function wishedProducts(db: Db | Trx, key: WishlistKey): Promise<string[]> {
  const rows = await itemsOf(db, key).select('product_id').execute()
  return rows.map(({ product_id }) => product_id)
}

function itemsOf(db: Db | Trx, { accountId, storeId }: WishlistKey) {
  return db
    .selectFrom('wishlist_items')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
}

/** True when it was in. */
export async function takeOutWish(trx: Trx, key: WishlistKey, productId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('wishlist_items')
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.storeId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts products in with the price they have now; what is in already stays where it is. */
export async function putInWishes(
  trx: Trx,
  { accountId, storeId }: WishlistKey,
  productIds: readonly string[],
  addedAt: Date,
): Promise<void> {
  await sql`
    insert into wishlist_items (account_id, store_id, product_id, added_at, known_cents)
    select ${accountId}, ${storeId}, p.id, ${addedAt}, (
      select min(v.price_cents) from variants v where v.product_id = p.id and v.archived_at is null
    )
    from products p where p.id = any(${productIds}::text[])
    on conflict do nothing`.execute(trx)
}

/** The oldest give way once there are more than `most`. */
export async function keepNewest(trx: Trx, key: WishlistKey, most: number): Promise<void> {
  await trx
    .deleteFrom('wishlist_items')
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.storeId)
    .where('product_id', 'in', itemsOf(trx, key).select('product_id').offset(most))
    .execute()
}
