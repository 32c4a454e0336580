import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createFilesClient, createShopClient } from 'praya-client'

// Buys a shirt as a visitor and sends a picture of the transfer:
// node purchase.ts https://shop.example transfer.png
const [origin = '', picture = ''] = process.argv.slice(2)

let token: string | null = null
const options = { origin, token: () => token }
const shop = createShopClient(options)
const files = createFilesClient(options)
const path = { store_id: 'main' }

const registered = await shop.POST('/auth/register', {
  body: {
    type: 'TEMP',
    email: `${randomUUID()}@temp.invalid`,
    password: randomUUID().replaceAll('-', ''),
  },
})
token = must(registered).token

const found = await shop.GET('/stores/{store_id}/product-management/products/filter', {
  params: { path, query: { keyword: 'shirt' } },
})
const [product] = must(found).data
if (!product) throw new Error('no product found')
const details = await shop.GET(
  '/stores/{store_id}/product-management/products/{product_id}/details',
  { params: { path: { ...path, product_id: product._id } } },
)
const variant = must(details).variants.find(({ stock }) => stock === 'in_stock')
if (!variant) throw new Error('sold out')
console.log(product.title.en, variant.price)

await shop.POST('/stores/{store_id}/shopping-cart/add-to-cart', {
  params: { path },
  body: { product_variant_id: variant._id, qty: 1 },
})
const couriers = await shop.GET('/stores/{store_id}/shopping-cart/couriers', {
  params: { path, query: { country_code: 'HK' } },
})
const delivery = { courier_id: must(couriers).data[0]?._id ?? null }
const cart = await shop.POST('/stores/{store_id}/shopping-cart/all', {
  params: { path },
  body: { delivery_info: delivery },
})
const { calculations } = must(cart)

const placed = await shop.POST('/stores/{store_id}/checkouts', {
  // Repeated with this key after a lost answer, it places no second order.
  params: { path, header: { 'idempotency-key': randomUUID() } },
  body: {
    checkout_product_variant_ids: [variant._id],
    delivery_info: delivery,
    delivery_details: {
      name: 'Chan Tai Man',
      email: 'tai.man@example.com',
      phone: '91234567',
      address: {
        unit: 'Flat B, 12/F',
        building: 'Harbour Court',
        street: '1 Hoi Yuen Road',
        district: 'kwun-tong',
      },
    },
    payment_method: 'fps',
    expected_total: calculations.price.total,
  },
})
const id = must(placed).order_id

const file = new Blob([await readFile(picture)], { type: 'image/png' })
const uploaded = await files.POST('/upload', { body: { file } })
await shop.PUT('/orders/{id}/upload', {
  params: { path: { id } },
  body: { image: must(uploaded).data._id },
})

const order = must(await shop.GET('/orders/{id}/details', { params: { path: { id } } }))
console.log(JSON.stringify({ id, status: order.current_status, reference: order.reference }))

/** The answer, or an error with the shop's sentence. */
function must<Answer>({ data, error }: { data?: Answer; error?: { message: string } }): Answer {
  if (data === undefined) throw new Error(error?.message ?? 'no answer')
  return data
}
