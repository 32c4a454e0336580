import { lockCart, putBack } from '../cart/put-back.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { cancelOrder } from './cancel-order.ts'
import type { FoundOrder } from './find-order.ts'
import { presentOrder, type OrderTerms } from './present.ts'
import { getOrder, type OrderRow } from './queries.ts'

interface Return {
  found: FoundOrder
  /** Owner of the cart the items go to. */
  accountId: string
  terms: OrderTerms
}

/**
 * Cancels an unpaid order and puts its items back into the account's cart, both or neither.
 * Returns the items no longer fully available. Throws `LineMoved` if the caller should retry.
 */
export async function backToCart(trx: Trx, ctx: TrxCtx, { found, accountId, terms }: Return) {
  const { order, actor } = found
  const cart = { accountId, storeId: order.store_id }
  await lockCart(trx, cart)
  await cancelOrder(trx, ctx, order.id, { action: 'back_to_cart', actor })
  const wanted = boughtItems(order)
  const added = await putBack(trx, cart, wanted, ctx.clock())
  const after = await getOrder(trx, order.id)
  return {
    order: await presentOrder(trx, terms, { ...found, order: after }),
    left_out: wanted.flatMap(({ variantId, qty }) => {
      const put_back = added.get(variantId) ?? 0
      const item = order.items.find((each) => each.variant_id === variantId)
      if (!item || put_back === qty) return []
      const { product_title, variant_title: product_variant_title } = item
      return [{ product_title, product_variant_title, ordered: qty, put_back }]
    }),
  }
}

/** Without gifts: the cart adds them again. */
function boughtItems({ items }: OrderRow) {
  return items
    .filter(({ is_gift: isGift }) => !isGift)
    .map(({ variant_id: variantId, qty }) => ({ variantId, qty }))
}
