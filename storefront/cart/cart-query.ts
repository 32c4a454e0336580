import { ApiError, type Answer } from '#contract/client.ts'
import type { Locale } from '#domain/locale.ts'
import { showToast } from '#ui/toasts.ts'
import { mainStore } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { personalApi } from '../session/session.ts'
import { storeHeaderCounts } from '../start/header-count.tsx'
import { readSelection, selectedIds, writeSelection } from './cart-selection.ts'
import { storeLastCart } from './last-cart.ts'
import { isMember } from './points-balance.ts'

const readCall = 'POST /stores/{store_id}/shopping-cart/all'

export type Cart = Answer<typeof readCall>
export type CartLine = Cart['cart_items'][number]
type OwnVoucher = NonNullable<Cart['voucher']>

export interface DeliveryChoice {
  country: string
  method: 'DELIVERY' | 'PICKUP'
  courier_id: string | null
  warehouse_id: string | null
}

/** The storefront sells from the main store (spec §9: default store id). */
export const cartStore = { store_id: mainStore } as const
export const cartKey = ['cart', cartStore.store_id] as const

// spec §8: cart fetch failure = empty cart, currency HKD, all amounts 0.00, count 0.
export const emptyCart: Cart = {
  cart_items: [],
  gift_items: [],
  discounts: [],
  hints: [],
  calculations: {
    currency: 'HKD',
    price: { subtotal: '0.00', total: '0.00' },
    price_discount: { local: '0.00', global: '0.00' },
    point: { subtotal: 0, total: 0 },
    shipping_fee: '0.00',
    free_shipping_missing: null,
  },
  is_voucher_applied: false,
  voucher_problem: null,
  voucher: null,
  is_enough_membership_points: true,
  count: 0,
}

export function knownCart(): Cart | undefined {
  return queryClient().getQueryData<Cart>(cartKey)
}

export async function fetchCart(locale: Locale): Promise<Cart> {
  try {
    const cart = await priceTicked(locale)
    storeCart(cart)
    return cart
  } catch (error) {
    if (!knownCart()) storeHeaderCounts({ cart: emptyCart.count })
    throw error
  }
}

/** Keeps what the next page shows before the cart is fetched. */
export function storeCart(cart: Cart): void {
  storeHeaderCounts({ cart: cart.count })
  storeLastCart(cart)
}

export function fetchQuote(locale: Locale, delivery: DeliveryChoice): Promise<Cart> {
  return priceTicked(locale, delivery)
}

/** Nested under the cart's key, so that any change of the cart refetches them. */
export const ownVouchersKey = [...cartKey, 'own-vouchers'] as const

/** Amount that each of the member's vouchers takes off the ticked lines, or why none. */
export async function fetchOwnVouchers(locale: Locale): Promise<OwnVoucher[]> {
  const choices = readSelection()
  const ids = selectedIds(knownCart()?.cart_items ?? [], choices)
  const { data } = await personalApi(locale)('POST /stores/{store_id}/shopping-cart/own-vouchers', {
    params: cartStore,
    body: {
      ...(choices.unticked.length > 0 && { checkout_product_variant_ids: ids }),
      ...(choices.withPoints.length > 0 && { point_product_variant_ids: [...choices.withPoints] }),
    },
  })
  return data
}

/** After too many wrong codes, drops the voucher and prices without it. */
async function priceTicked(locale: Locale, delivery?: DeliveryChoice): Promise<Cart> {
  try {
    return await priceChosen(locale, delivery)
  } catch (error) {
    const choices = readSelection()
    const isOverVouchers = error instanceof ApiError && error.code === 'rate_limited'
    if (!isOverVouchers || !choices.voucher) throw error
    writeSelection({ ...choices, voucher: null })
    showToast(error.message, { tone: 'error', milliseconds: 6000 })
    return priceChosen(locale, delivery)
  }
}

/** Prices a second time if the cart's lines differ from the cached ones. */
async function priceChosen(locale: Locale, delivery?: DeliveryChoice): Promise<Cart> {
  const choices = readSelection()
  const pointIds = isMember() ? [...choices.withPoints] : []
  const api = personalApi(locale)
  const price = (ids?: string[]) =>
    api(readCall, {
      params: cartStore,
      body: {
        ...(ids && { checkout_product_variant_ids: ids }),
        ...(choices.voucher && { voucher_code: choices.voucher }),
        ...(pointIds.length > 0 && { point_product_variant_ids: pointIds }),
        ...(delivery && { delivery_info: delivery }),
      },
    })
  if (choices.unticked.length === 0) return price()
  const cart = await price(selectedIds(knownCart()?.cart_items ?? [], choices))
  const ticked = selectedIds(cart.cart_items, choices)
  return isPricedFor(cart, ticked) ? cart : price(ticked)
}

function isPricedFor(cart: Cart, ids: readonly string[]): boolean {
  return cart.cart_items.every(
    (line) => line.is_checked_out === ids.includes(line.product_variant_id),
  )
}
