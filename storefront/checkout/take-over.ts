import type { Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { storeDraft, type Draft } from '../address/draft.ts'
import { reloadCart } from '../cart/change-cart.ts'
import { cartStore, fetchCart } from '../cart/cart-query.ts'
import { writeSelection } from '../cart/cart-selection.ts'
import { cartPath, checkoutPath, orderPath } from '../paths.ts'
import { personalApi } from '../session/session.ts'

type Handoff = NonNullable<Answer<'POST /stores/{store_id}/handoffs/{handoff_key}'>['handoff']>

/**
 * Puts what an agent has collected into this browser's cart and form. Returns the path to go on at,
 * or null for a link that has ended.
 */
export async function takeOver(locale: Locale, key: string): Promise<string | null> {
  const params = { ...cartStore, handoff_key: key }
  const call = 'POST /stores/{store_id}/handoffs/{handoff_key}'
  const { handoff } = await personalApi(locale)(call, { params, body: {} })
  if (!handoff) return null
  const { order, kind } = handoff
  if (order) return `${orderPath(order._id)}?key=${order.key}`
  await selectOnly(locale, handoff)
  if (kind === 'cart') return cartPath
  storeDraft(draftOf(handoff.details))
  return checkoutPath
}

/** Other lines stay in the cart, and are not ordered along. */
async function selectOnly(
  locale: Locale,
  { product_variant_ids: ids, voucher_code: voucher }: Handoff,
): Promise<void> {
  const { cart_items: lines } = await fetchCart(locale)
  const others = lines.map((line) => line.product_variant_id).filter((id) => !ids.includes(id))
  writeSelection({ unticked: others, voucher, withPoints: [] })
  await reloadCart()
}

/** Details that the agent knows; the rest is typed. */
function draftOf(details: Handoff['details']): Partial<Draft> {
  const {
    area_code: areaCode,
    point_code: pointCode,
    courier_id,
    warehouse_id,
    method: _,
    ...rest
  } = details
  const known = { ...rest, areaCode, pointCode, delivery: courier_id ?? warehouse_id ?? '' }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
}
