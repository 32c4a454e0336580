import type { CallInput } from '#contract/client.ts'
import type { Visitor } from '#test/shop.ts'
import type { CheckoutBody } from './cart.ts'

/** The default store. */
const main = 'main'

type ReadBody = CallInput<'POST /stores/{store_id}/shopping-cart/all'>['body']

export function addToCart({ api }: Visitor, product_variant_id: string, qty = 1, store = main) {
  const params = { store_id: store }
  const body = { product_variant_id, qty }
  return api('POST /stores/{store_id}/shopping-cart/add-to-cart', { params, body })
}

export function setQuantity(
  { api }: Visitor,
  product_variant_id: string,
  qty: number,
  store = main,
) {
  const params = { store_id: store }
  const body = { product_variant_id, qty }
  return api('PUT /stores/{store_id}/shopping-cart/set-quantity', { params, body })
}

export function readCart({ api }: Visitor, body: ReadBody = {}, store = main) {
  const params = { store_id: store }
  return api('POST /stores/{store_id}/shopping-cart/all', { params, body })
}

export function clearCart({ api }: Visitor) {
  return api('DELETE /stores/{store_id}/shopping-cart/clear-cart', {
    params: { store_id: main },
  })
}

export function checkOut(
  { api }: Visitor,
  body: CheckoutBody,
  idempotencyKey?: string,
  store = main,
) {
  const params = { store_id: store }
  return api('POST /stores/{store_id}/checkouts', {
    params,
    body,
    ...(idempotencyKey && { idempotencyKey }),
  })
}

export function readOrder({ api }: Visitor, id: string) {
  return api('GET /orders/{id}/details', { params: { id } })
}
