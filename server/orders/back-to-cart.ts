import { LineMoved, lockCart, putBack } from '../cart/put-back.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { readLimits } from '../settings/limits.ts'
import { cancelOrderIn } from './cancel-order.ts'
import type { FoundOrder } from './find-order.ts'
import { presentOrder } from './present.ts'
import { getOrder, type OrderRow } from './queries.ts'

/**
 * Cancels an order that nobody has paid and puts its items back into the cart of the account that
 * asks: both, or neither. Answers which of them are no longer available in full.
 */
export async function backToCart(
  ctx: Ctx,
  found: FoundOrder,
  accountId: string,
  remember: Remember,
) {
  const { order, actor } = found
  // What the answer takes from a cache is asked for before the transaction opens.
  await readLimits(ctx)
  const move = async (trx: Trx) => {
    const cart = { accountId, storeId: order.store_id }
    await lockCart(trx, cart)
    await cancelOrderIn(trx, ctx, order.id, { action: 'back_to_cart', actor })
    const wanted = boughtPieces(order)
    const added = await putBack(trx, cart, wanted, ctx.clock())
    const after = await getOrder(trx, order.id)
    const answer = {
      order: await presentOrder({ ...ctx, db: trx }, { ...found, order: after }),
      left_out: wanted.flatMap(({ variantId, qty }) => {
        const put_back = added.get(variantId) ?? 0
        const item = order.items.find((each) => each.variant_id === variantId)
        if (!item || put_back === qty) return []
        const { product_title, variant_title: product_variant_title } = item
        return [{ product_title, product_variant_title, ordered: qty, put_back }]
      }),
    }
    await remember(trx, answer)
    return answer
  }
  return inTransaction(ctx, move, (error) => error instanceof LineMoved)
}

/** Gifts come by themselves. */
function boughtPieces({ items }: OrderRow) {
  return items
    .filter(({ is_gift: isGift }) => !isGift)
    .map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
}
