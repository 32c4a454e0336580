import type { z } from '@hono/zod-openapi'
import type { readWishlistShare } from '#contract/endpoints/wishlist-shares.ts'
import { DomainError } from '#domain/errors.ts'
import { randomText } from '#domain/ids.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import type { WishlistKey } from './queries.ts'

type Answer = z.input<typeof readWishlistShare.answer>

/** Characters of a key, 142 bits: too many to guess. */
const keyLength = 24

/** Shares the list by a link. A list that is already shared keeps its link. */
export async function shareWishlist(
  trx: Trx,
  ctx: TrxCtx,
  { key, shownName }: { key: WishlistKey; shownName: string },
): Promise<Answer> {
  const shown_name = shownName === '' ? null : shownName
  await trx
    .insertInto('wishlist_shares')
    .values({
      account_id: key.accountId,
      store_id: key.storeId,
      share_key: randomText(keyLength),
      shown_name,
      created_at: ctx.clock(),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'store_id']).doUpdateSet({ shown_name }),
    )
    .execute()
  return readShare(trx, key)
}

export async function stopSharing(trx: Trx, key: WishlistKey): Promise<Answer> {
  await trx
    .deleteFrom('wishlist_shares')
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.storeId)
    .execute()
  return { share: null }
}

export async function readShare(db: Db | Trx, key: WishlistKey): Promise<Answer> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select(['share_key', 'shown_name', 'created_at'])
    .where('account_id', '=', key.accountId)
    .where('store_id', '=', key.storeId)
    .executeTakeFirst()
  return { share: row ? { ...row, created_at: row.created_at.toISOString() } : null }
}

/** The list a link leads to. Throws `not_found` if its owner no longer shares it. */
export async function getSharedList(
  db: Db,
  storeId: string,
  shareKey: string,
): Promise<WishlistKey & { shownName: string | null }> {
  const row = await db
    .selectFrom('wishlist_shares')
    .select(['account_id', 'shown_name'])
    .where('share_key', '=', shareKey)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return { accountId: row.account_id, storeId, shownName: row.shown_name }
}
