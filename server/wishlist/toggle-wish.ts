import type { z } from '@hono/zod-openapi'
import type { toggleWish as endpoint } from '#contract/endpoints/wishlist.ts'
import { DomainError } from '#domain/errors.ts'
import { parseDecimalText } from '#domain/format-money.ts'
import { loadCards } from '../catalogue/cards.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { keepNewest, putInWish, takeOutWish, wishedProducts, type WishlistKey } from './queries.ts'

type Answer = z.input<typeof endpoint.answer>

interface Toggle {
  key: WishlistKey
  productId: string
  /** Absent: the other of what it is. */
  isWished: boolean | undefined
  remember: Remember
}

/** More than anybody wishes for. */
const most = 200

/** Puts a product in, or takes it out. Throws `product_not_found` for one that is not for sale. */
export async function toggleWish(
  ctx: Ctx,
  { key, productId, isWished, remember }: Toggle,
): Promise<Answer> {
  const range = await ctx.search.current(key.storeId)
  const id = range.find(productId) ?? productId
  const [card] = range.find(id) ? await loadCards(ctx, range, [id]) : []
  return inTransaction(ctx, async (trx) => {
    // Toggles of one account follow one another, so that each finds what the last one left.
    await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', key.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const wasIn = isWished !== true && (await takeOutWish(trx, key, id))
    const isIn = isWished ?? !wasIn
    if (isIn) {
      if (!card) throw new DomainError('product_not_found')
      const price = parseDecimalText(card.price.from)
      await putInWish(trx, key, { productId: id, price, at: ctx.clock() })
      await keepNewest(trx, key, most)
    }
    const ids = await wishedProducts(trx, key)
    const total = ids.filter((each) => range.find(each) !== undefined).length
    const answer = { product_id: id, is_wished: isIn, total }
    await remember(trx, answer)
    return answer
  })
}
