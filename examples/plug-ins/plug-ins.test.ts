import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { browse, aCardOrder } from '#test/builders/card-buyer.ts'
import { aCourier, aSellingPlace } from '#test/builders/cart.ts'
import { password } from '#test/builders/customers.ts'
import * as change from '#test/builders/order-changes.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { loadPlugIns } from '#server/platform/plug-ins/load-plug-ins.ts'

const secret = 'a secret of the provider'
const provider = await aProvider()
const shop = await testShop({
  PLUGINS: ['card-gateway', 'courier', 'messenger']
    .map((name) => `./examples/plug-ins/${name}.ts`)
    .join(','),
  PLUGIN_PAYLINK_URL: provider.url,
  PLUGIN_PAYLINK_SECRET: secret,
  PLUGIN_SWIFT_POST_URL: provider.url,
  PLUGIN_SWIFT_POST_KEY: 'swift',
  PLUGIN_WHATSAPP_URL: provider.url,
  PLUGIN_WHATSAPP_TOKEN: 'whats',
})
const { ctx } = shop
const plugIns = await loadPlugIns(ctx.settings, ctx.log)
ctx.cards = (await plugIns.make('cardGateway')) ?? null
ctx.couriers = plugIns.make('couriers') ?? {}
ctx.sms = plugIns.make('messenger') ?? ctx.sms
const place = await aSellingPlace(ctx)

test('an order is paid, and refunded, through the gateway of a plug-in', async () => {
  const order = await aCardOrder(shop, place)
  expect((await browse(shop, order.returnUrl)).status).toBe(200)
  const [session] = provider.sessions.values()
  expect(session).toMatchObject({ amount_cents: 80_000, state: 'open' })

  const paid = { ...session, state: 'paid', payment_id: 'pl_1' }
  provider.sessions.set('s_1', paid)
  const body = JSON.stringify({ id: 'evt_1', type: 'session.paid', session: paid })
  const tell = (signature: string) =>
    shop.app.request('http://shop.test/api/webhooks/paylink', {
      method: 'POST',
      body,
      headers: { 'paylink-signature': signature },
    })
  expect((await tell('00')).status).toBe(400)
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  expect((await tell(signature)).status).toBe(200)
  expect((await tell(signature)).status).toBe(200)
  const params = { id: order.id }
  expect(await order.buyer.api('GET /orders/{id}/details', { params })).toMatchObject({
    is_paid: true,
  })

  await change.cancelOrder(ctx, order.id, 'customer')
  await runDueJobs(shop, 'refund_card')
  expect(provider.heard.at(-1)).toMatchObject({
    call: 'POST /refunds',
    body: { payment_id: 'pl_1', amount_cents: 80_000 },
  })
})

test('a parcel without a tracking number is booked at the courier of a plug-in', async () => {
  const courier = await aCourier(ctx, {
    slug: 'swift-post',
    trackingUrl: 'https://swift.example/{number}',
  })
  const info = { method: 'DELIVERY', country: 'HK', courier_id: courier.id } as const
  const order = await anOrder(shop, place, { delivery_info: info })
  await change.acceptPayment(ctx, order.id)
  await runDueJobs(shop)
  shop.emails.splice(0)
  await change.shipOrder(ctx, order.id, null)
  await runDueJobs(shop, 'book_parcel')
  expect(provider.heard.at(-1)).toMatchObject({
    call: 'POST /parcels',
    body: { reference: order.reference, country: 'HK', recipient: { name: 'Chan Tai Man' } },
  })
  await runDueJobs(shop, 'send_order_email')
  expect(shop.emails).toHaveLength(1)
  expect(shop.emails[0]?.text).toContain('https://swift.example/SW1')

  const again = await anOrder(shop, place, { delivery_info: info })
  await change.acceptPayment(ctx, again.id)
  await change.shipOrder(ctx, again.id, 'BY-HAND')
  expect(await runDueJobs(shop, 'book_parcel')).toBe(0)
})

test('a code reaches a phone through the messenger of a plug-in', async () => {
  await shop.anybody()('POST /auth/register', {
    body: { type: 'PHONE', area_code: '852', phone: '91234567', password },
  })
  await runDueJobs(shop, 'confirm_contact')
  expect(provider.heard.at(-1)).toMatchObject({
    call: 'POST /messages',
    headers: { authorization: 'Bearer whats' },
    body: { to: '85291234567', template: { language: { code: 'en' } } },
  })
})

test.each([
  ['./examples/plug-ins/none.ts', 'none.ts cannot be loaded'],
  ['./domain/ids.ts', 'exports no plugIn'],
  ['./examples/plug-ins/courier.ts,./examples/plug-ins/courier.ts', 'both have a couriers'],
])('PLUGINS=%s is refused by name', async (names, reason) => {
  const settings = { ...ctx.settings, plugIns: names.split(',') }
  const loaded = loadPlugIns(settings, ctx.log).then(({ make }) => make('couriers'))
  await expect(loaded).rejects.toThrow(reason)
})

interface Heard {
  call: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** A provider of payments, parcels and messages on this machine. */
async function aProvider() {
  const heard: Heard[] = []
  const sessions = new Map<string, object>()
  const answers: Record<string, (body: Record<string, unknown>) => object> = {
    'POST /sessions'(body) {
      const id = `s_${sessions.size + 1}`
      const session = { ...body, id, url: `${url}/pay/${id}`, state: 'open', payment_id: null }
      sessions.set(id, session)
      return session
    },
    'GET /sessions/s_1': () => sessions.get('s_1') ?? {},
    'POST /sessions/s_1/close': () => sessions.get('s_1') ?? {},
    'POST /refunds': () => ({ id: 'rf_1' }),
    'POST /parcels': () => ({ tracking_number: 'SW1' }),
    'POST /messages': () => ({}),
  }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const call = `${request.method} ${request.url}`
      const body: Record<string, unknown> = text === '' ? {} : JSON.parse(text)
      heard.push({ call, headers: request.headers, body })
      const answer = answers[call]?.(body)
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { url, heard, sessions }
}
