import sharp from 'sharp'
import type { TestShop, Visitor } from '../shop.ts'
import { byCourier, byPickup, type CheckoutBody, type SellingPlace } from './cart.ts'
import { aProduct } from './catalogue.ts'

export interface Placed {
  id: string
  reference: string
  buyer: Visitor
  variantId: string
  /** Where a card checkout sends the browser. */
  returnUrl: string | null
}

/** Two units at HK$380, ordered by a new visitor; by courier unless picked up. */
export async function anOrder(
  shop: TestShop,
  place: SellingPlace,
  more: Partial<CheckoutBody> = {},
  isPickup = false,
  by?: Visitor,
): Promise<Placed> {
  const product = await aProduct(shop.ctx, {
    price: 38_000,
    stock: 5,
    warehouseId: place.stockroom,
  })
  const variantId = product.variant().id
  const buyer = by ?? (await shop.visitor())
  const params = { store_id: 'main' }
  await buyer.api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params,
    body: { product_variant_id: variantId, qty: 2 },
  })
  const body = isPickup ? byPickup(place, [variantId], more) : byCourier(place, [variantId], more)
  const placed = await buyer.api('POST /stores/{store_id}/checkouts', { params, body })
  const { order_id: id, reference, return_url: returnUrl } = placed
  return { id, reference, buyer, variantId, returnUrl }
}

let proofCount = 0

/** Uploads a picture, by default a unique one; returns its id. */
export async function aProof(shop: TestShop, token: string, picture?: Buffer): Promise<string> {
  const form = new FormData()
  const png = new Uint8Array(picture ?? (await blankImage(++proofCount)))
  form.set('file', new Blob([png], { type: 'image/png' }), 'slip.png')
  const response = await shop.app.request('/api/files/upload', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const answer: { data: { _id: string } } = await response.json()
  return answer.data._id
}

/** A picture whose bytes are unique to `number`. */
export async function blankImage(number: number): Promise<Buffer> {
  const background = { r: 255, g: number & 255, b: (number >> 8) & 255 }
  const sheet = { width: 60, height: 90, channels: 3 as const, background }
  return sharp({ create: sheet }).png().toBuffer()
}
