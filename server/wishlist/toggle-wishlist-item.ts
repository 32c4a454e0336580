import type { z } from '@hono/zod-openapi'
import type { toggleWish as endpoint } from '#contract/endpoints/wishlist.ts'
import { DomainError } from '#domain/errors.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import { loadCards } from '../catalogue/cards.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import {
  trimWishlist,
  addWishlistItem,
  removeWishlistItem,
  wishedProducts,
  type WishlistKey,
} from './queries.ts'

type Answer = z.input<typeof endpoint.answer>

interface Wish {
  id: string
  /** Undefined if it is not for sale. */
  card: Awaited<ReturnType<typeof loadCards>>[number] | undefined
  isForSale: (id: string) => boolean
}

/** By id or slug. Call it before opening a transaction: it reads from caches. */
export async function findWish(ctx: Ctx, storeId: string, productId: string): Promise<Wish> {
  const range = await ctx.search.current(storeId)
  const isForSale = (each: string) => range.find(each) !== undefined
  const id = range.find(productId) ?? productId
  const [card] = isForSale(id) ? await loadCards(ctx, range, [id]) : []
  return { id, card, isForSale }
}

interface Toggle {
  key: WishlistKey
  wish: Wish
  /** Toggles if absent. */
  isWished: boolean | undefined
}

const max = 200

/** Adds or removes a product. Throws `product_not_found` if it is not for sale. */
export async function toggleWishlistItem(
  trx: Trx,
  ctx: TrxCtx,
  { key, wish, isWished }: Toggle,
): Promise<Answer> {
  const { id, card, isForSale } = wish
  // Serialises the toggles of one account, so that each sees the result of the previous one.
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', key.accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const wasIn = isWished !== true && (await removeWishlistItem(trx, key, id))
  const isIn = isWished ?? !wasIn
  if (isIn) {
    if (!card) throw new DomainError('product_not_found')
    const price = parseDecimalText(card.price.from)
    await addWishlistItem(trx, key, { productId: id, price, at: ctx.clock() })
    await trimWishlist(trx, key, max)
  }
  const ids = await wishedProducts(trx, key)
  const total = ids.filter(isForSale).length
  const answer = { product_id: id, is_wished: isIn, total }
  return answer
}
