import { randomText } from '#domain/ids.ts'
import type { Call, Connection } from './connection.ts'
import type { Site } from './site.ts'

const customerApi = '/api/customer'
const store = `${customerApi}/stores/main`

export function asCustomer(token: string, path: string): Call {
  return { path: customerApi + path, headers: { authorization: `Bearer ${token}` } }
}

/** A write with an idempotency key, as the storefront sends it. */
export function sending(token: string, method: 'POST' | 'PUT', path: string, body?: object): Call {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomText(22) }
  return { method, path: customerApi + path, headers, ...(body && { body }) }
}

export function registerCall(): Call {
  return {
    method: 'POST',
    path: `${customerApi}/auth/register`,
    body: {
      type: 'TEMP',
      email: `${randomText(24).toLowerCase()}@temp.invalid`,
      password: randomText(24),
    },
  }
}

export function addCall(token: string, variantId: string): Call {
  return {
    method: 'POST',
    path: `${store}/shopping-cart/add-to-cart`,
    headers: { authorization: `Bearer ${token}` },
    body: { product_variant_id: variantId, qty: 1 },
  }
}

export interface Basket {
  variantIds: readonly string[]
  withPoints?: readonly string[]
  voucherCode?: string
}

function termsOf({ variantIds, withPoints = [], voucherCode }: Basket) {
  return {
    checkout_product_variant_ids: variantIds,
    point_product_variant_ids: withPoints,
    ...(voucherCode && { voucher_code: voucherCode }),
  }
}

export function cartCall(token: string, basket: Basket): Call {
  return {
    method: 'POST',
    path: `${store}/shopping-cart/all`,
    headers: { authorization: `Bearer ${token}` },
    body: termsOf(basket),
  }
}

export interface Checkout extends Basket {
  courierId: string
  method?: 'fps' | 'card'
}

export function checkoutCall(
  token: string,
  { courierId, method = 'fps', ...basket }: Checkout,
): Call {
  return sending(token, 'POST', '/stores/main/checkouts', {
    ...termsOf(basket),
    delivery_info: { country: 'HK', method: 'DELIVERY', courier_id: courierId },
    delivery_details: {
      name: 'Chan Tai Man',
      email: 'chan@example.com',
      area_code: '852',
      phone: '91234567',
      address: {
        unit: 'Flat A, 12/F',
        building: 'Harbour Court',
        street: '1 Hoi Yuen Road',
        district: 'kwun-tong',
      },
      note: '',
    },
    payment_method: method,
    locale: 'zh',
  })
}

export function connectionOf({ shop }: Site, slot: number): Connection {
  const connection = shop[slot]
  if (!connection) throw new Error(`no connection ${slot}`)
  return connection
}
