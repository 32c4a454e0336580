import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createClient, type ApiClient } from '#contract/client.ts'
import { endpoints } from '#contract/endpoints.ts'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { randomText } from '#domain/ids.ts'
import { shipOrder } from '#server/orders/ship-order.ts'
import { acceptPayment } from '#server/orders/settle-payment.ts'
import { createApp } from '#server/app.ts'
import { openContext } from '#server/main.ts'
import { seedShop } from '#server/seed-shop.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { readSettings } from '#server/platform/settings.ts'
import { root } from './command.ts'

/**
 * Records example responses of the demo shop for the API pages, for calls without an example of
 * their own: `contract/examples.json`.
 */

const params = { store_id: 'main' }
const recorded = new Map<string, unknown>()
const wanted = new Set(
  endpoints.filter(({ example }) => example === undefined).map(({ key }): string => key),
)

const dataDir = mkdtempSync(join(tmpdir(), 'praya-examples-'))
const server = await startEmbeddedPostgres({ dataDir, throwaway: true, report: console.error })
try {
  await migrate({ url: server.url })
  const settings = readSettings({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const { ctx, close } = await openContext(settings, server.url)
  await seedShop(ctx, 'demo')
  await ctx.bus.settled()
  await record(ctx)
  await close()
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

const missing = [...wanted].filter((key) => !recorded.has(key))
for (const key of missing) console.error(`no example for ${key}`)
process.exitCode = missing.length === 0 ? 0 : 1
const sorted = Object.fromEntries([...recorded].toSorted(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(join(root, 'contract', 'examples.json'), `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`Wrote ${recorded.size} examples to contract/examples.json`)

type Ctx = Awaited<ReturnType<typeof openContext>>['ctx']

async function record(ctx: Ctx): Promise<void> {
  const app = createApp(ctx)
  const base = `${ctx.settings.publicUrl}/api/customer`
  const send = async (request: Request) => app.fetch(request)
  const client = (token: string | null): ApiClient => {
    const call = createClient({ base, locale: 'en', send, token: () => token })
    return async (key, ...input) => {
      const answer = await call(key, ...input)
      if (wanted.has(key) && !recorded.has(key)) recorded.set(key, shortened(answer))
      return answer
    }
  }
  const anybody = client(null)
  await browse(anybody)

  const email = `${randomText(24).toLowerCase()}@temp.invalid`
  const password = randomText(24)
  await anybody('POST /auth/register', { body: { type: 'TEMP', email, password } })
  const { token } = await anybody('POST /auth/login', {
    body: { type: 'TEMP', login_id: email, password },
  })
  const visitor = client(token)
  await visitor('GET /auth/user')

  const upload = async () => {
    const body = new FormData()
    const paper = { width: 300, height: 500, channels: 3 as const, background: '#fff' }
    const png = await sharp({ create: paper }).png().toBuffer()
    body.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'slip.png')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.request('/api/files/upload', { method: 'POST', body, headers })
    const { data }: { data: { _id: string } } = await answer.json()
    return data._id
  }
  await buy(ctx, visitor, upload)
  await visitor('GET /auth/logout')
}

async function browse(api: ApiClient): Promise<void> {
  await api('GET /configuration/latest')
  await api('GET /configuration/slug/customer-locales')
  await api('GET /configuration/slug/{slug}/sorting-list', { params: { slug: 'products' } })
  await api('GET /configuration/slug/{slug}', { params: { slug: 'layout' } })
  await api('GET /contents/slug/{slug}/latest', { params: { slug: 'shipping-policy' } })
  await api('GET /stores/{store_id}/product-management/categories/all', { params })
  await api('GET /stores/{store_id}/product-management/categories/all/hierachy', { params })
  await api('GET /stores/{store_id}/warehouses/all', { params })
  await api('GET /stores/{store_id}/shopping-cart/couriers', { params })
  const product = await oxford(api)
  await api('GET /stores/{store_id}/product-management/products/{product_id}/details', {
    params: { ...params, product_id: product._id },
  })
  await api('GET /stores/{store_id}/product-management/related-products-urls', {
    params,
    query: { product_id: product._id },
  })
}

async function oxford(api: ApiClient) {
  const { data } = await api('GET /stores/{store_id}/product-management/products/filter', {
    params,
    query: { keyword: 'oxford shirt', with_facets: 'true' },
  })
  const [product] = data
  if (!product) throw new Error('the demo label has no Oxford shirt')
  return product
}

/** Places one order and completes it, one that is cancelled, and the same as a guest. */
async function buy(ctx: Ctx, api: ApiClient, upload: () => Promise<string>): Promise<void> {
  const contact = { email: 'tai.man@example.com' }
  const first = await order(api)
  await api('GET /orders/{id}/details', { params: { id: first } })
  await api('GET /orders/{id}/details/guest', { params: { id: first }, query: contact })
  await api('PUT /orders/{id}/upload', { params: { id: first }, body: { image: await upload() } })
  await inTransaction(ctx, (trx) => acceptPayment(trx, ctx, first))
  await inTransaction(ctx, (trx) => shipOrder(trx, ctx, first, 'SF1234567890'))
  await api('PUT /orders/{id}/completed', { params: { id: first } })

  const second = await order(api)
  await api('PUT /orders/{id}/upload/guest', {
    params: { id: second },
    body: { image: await upload(), ...contact },
  })
  await inTransaction(ctx, (trx) => acceptPayment(trx, ctx, second))
  await inTransaction(ctx, (trx) => shipOrder(trx, ctx, second, 'SF1234567891'))
  await api('PUT /orders/{id}/completed/guest', { params: { id: second }, body: contact })

  await api('PUT /orders/{id}/cancelled', { params: { id: await order(api) } })
  await api('PUT /orders/{id}/cancelled/guest', {
    params: { id: await order(api) },
    body: contact,
  })
  await api('GET /orders/all')
  await api('GET /orders/all/offline')
}

async function order(api: ApiClient): Promise<string> {
  const product = await oxford(api)
  const details = await api(
    'GET /stores/{store_id}/product-management/products/{product_id}/details',
    { params: { ...params, product_id: product._id } },
  )
  const variant = details.variants.find(({ stock }) => stock === 'in_stock')
  if (!variant) throw new Error('the Oxford shirt is sold out')
  const item = { product_variant_id: variant._id }
  await api('POST /stores/{store_id}/shopping-cart/add-to-cart', {
    params,
    body: { ...item, qty: 2 },
  })
  await api('PUT /stores/{store_id}/shopping-cart/set-quantity', {
    params,
    body: { ...item, qty: 1 },
  })
  await api('GET /stores/{store_id}/shopping-cart/related-products-urls', { params })
  const { data: couriers } = await api('GET /stores/{store_id}/shopping-cart/couriers', { params })
  const delivery_info = { courier_id: couriers[0]?._id ?? null }
  await api('POST /stores/{store_id}/shopping-cart/all', { params, body: { delivery_info } })
  const { order_id } = await api('POST /stores/{store_id}/checkouts', {
    params,
    body: {
      checkout_product_variant_ids: [variant._id],
      delivery_info,
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
    },
  })
  await api('DELETE /stores/{store_id}/shopping-cart/clear-cart', { params })
  return order_id
}

/** Two items are enough to show a list's shape. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened)
  if (typeof value === 'string') return value.length > 240 ? `${value.slice(0, 239)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}
