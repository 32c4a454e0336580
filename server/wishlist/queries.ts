import { sql } from 'kysely'
import type { Db, Trx } from '../platform/database/db.ts'

/** Whether the notification settings `n` enable wishlist alerts by email. */
export const wantsAlerts = sql<boolean>`n.is_notifiable and n.channels @> '{email,wishlist}'`

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

/** Returns whether it was on the list. */
export async function removeWishlistItem(
  trx: Trx,
  key: WishlistKey,
  productId: string,
): Promise<boolean> {
  const row = await trx
    .deleteFrom('wishlist_items')
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.storeId)
    .where('product_id', '=', productId)
    .returning('product_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a product with the price its owner sees; an existing item keeps its place. */
export async function addWishlistItem(
  trx: Trx,
  { accountId, storeId }: WishlistKey,
  wish: { productId: string; price: number | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('wishlist_items')
    .values({
      account_id: accountId,
      store_id: storeId,
      product_id: wish.productId,
      added_at: wish.at,
      last_price_cents: wish.price,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the oldest items beyond `max`. */
export async function trimWishlist(trx: Trx, key: WishlistKey, max: number): Promise<void> {
  await trx
    .deleteFrom('wishlist_items')
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.storeId)
    .where('product_id', 'in', itemsOf(trx, key).select('product_id').offset(max))
    .execute()
}
