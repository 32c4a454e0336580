import { Webhook as Verifier } from 'standardwebhooks'
import { expect, test } from 'vitest'
import type { ShopEvent } from '#contract/shop-events.ts'
import { dayMs } from '#domain/dates.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'
import { deleteExpired } from '#server/delete-expired.ts'
import { discardMessages } from '#server/platform/jobs/hold.ts'

const shop = await testShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
let { api: owner } = await shop.staff('owner')
const receiver = await webhookReceiver()

async function aWebhook(events: ShopEvent[] = ['order.placed'], more: object = {}) {
  const body = { name: 'Warehouse', url: receiver.url, events, has_personal_data: false, ...more }
  const webhook = await owner('POST /webhooks', { body })
  return { ...webhook, params: { id: webhook._id } }
}

/** Sessions end meanwhile. */
async function pass(seconds: number) {
  shop.passTime(seconds)
  owner = (await shop.staff('owner')).api
}

/** Sends what is due; returns what arrived. */
async function deliver() {
  receiver.received.splice(0)
  await runDueJobs(shop, 'deliver_webhook')
  return [...receiver.received]
}

async function deliveriesOf({ params }: { params: { id: string } }) {
  return (await owner('GET /webhooks/{id}/deliveries', { params })).data
}

async function removeAll() {
  for (const { _id: id } of (await owner('GET /webhooks')).data) {
    await owner('DELETE /webhooks/{id}', { params: { id } })
  }
  receiver.answer = { status: 204 }
}

test('a webhook hears of an order, signed by the Standard Webhooks specification', async () => {
  const webhook = await aWebhook()
  const order = await anOrder(shop, place)
  const [request, ...more] = await deliver()
  expect(more).toEqual([])
  expect(request?.path).toBe('/hooks')
  const headers = request?.headers as Record<string, string>
  const event = new Verifier(webhook.secret).verify(request?.body ?? '', headers)
  expect(event).toMatchObject({
    type: 'order.placed',
    data: { order: { _id: order.id, reference: order.reference, total: '800.00', person: null } },
  })
  expect(() => new Verifier(webhook.secret).verify(`${request?.body} `, headers)).toThrow()
  expect(await deliveriesOf(webhook)).toMatchObject([
    { state: 'delivered', type: 'order.placed', attempts: 1, response_status: 204, error: null },
  ])
  await removeAll()
})

test('an order that was not placed is not heard of', async () => {
  const webhook = await aWebhook()
  const failing = ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('accounts')
      .values({ id: 'acc_x', kind: 'TEMP', password_hash: 'x' })
      .execute()
    await trx
      .updateTable('webhooks')
      .set({ events: ['customer.created'] })
      .execute()
    await trx
      .updateTable('accounts')
      .set({ kind: 'REGISTERED' })
      .where('id', '=', 'acc_x')
      .execute()
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(await deliver()).toEqual([])
  expect(await deliveriesOf(webhook)).toEqual([])
  await removeAll()
})

test('personal data leaves the shop only for a webhook that may have it', async () => {
  await aWebhook(['order.placed'], { has_personal_data: true })
  await anOrder(shop, place)
  const [request] = await deliver()
  const { order } = JSON.parse(request?.body ?? '').data
  expect(order.person).toMatchObject({ name: 'Chan Tai Man', email: 'tai.man@example.com' })
  await removeAll()
  await aWebhook()
  await anOrder(shop, place)
  const [other] = await deliver()
  expect(other?.body).not.toMatch(/Chan|example\.com|9123|Harbour|Ring twice/)
  await removeAll()
})

test('after a new secret, the one before verifies for a day', async () => {
  const webhook = await aWebhook()
  const { secret } = await owner('POST /webhooks/{id}/secret', { params: webhook.params })
  await owner('POST /webhooks/{id}/test', { params: webhook.params })
  const [both] = await deliver()
  const headers = both?.headers as Record<string, string>
  for (const each of [secret, webhook.secret]) {
    expect(new Verifier(each).verify(both?.body ?? '', headers)).toMatchObject({
      type: 'webhook.test',
    })
  }
  await pass(dayMs / 1000 + 1)
  await owner('POST /webhooks/{id}/test', { params: webhook.params })
  const [later] = await deliver()
  expect(String(later?.headers['webhook-signature']).split(' ')).toHaveLength(1)
  await removeAll()
})

test('a failed delivery is tried again under the same id, with growing pauses for a day', async () => {
  const webhook = await aWebhook()
  await anOrder(shop, place)
  receiver.answer = { status: 503, text: 'closed for stock-taking' }
  const seen: (string | undefined)[] = []
  const pauses: number[] = []
  const start = ctx.clock().getTime()
  await shop.standStill(async () => {
    for (;;) {
      const [request] = await deliver()
      seen.push(request?.headers['webhook-id'] as string)
      const [delivery] = await deliveriesOf(webhook)
      expect(delivery).toMatchObject({ response_status: 503, error: 'closed for stock-taking' })
      if (delivery?.state !== 'waiting') break
      const seconds = Math.ceil((Date.parse(delivery.next_at ?? '') - ctx.clock().getTime()) / 1000)
      pauses.push(seconds)
      await pass(seconds)
    }
  })
  expect(new Set(seen).size).toBe(1)
  expect(seen).toHaveLength(9)
  expect(pauses.slice(0, -1).every((pause, at) => pause < (pauses[at + 1] ?? 0) * 1.11)).toBe(true)
  const hours = (ctx.clock().getTime() - start) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(27)
})

test('what failed for a day was switched off, and staff were told', async () => {
  const [webhook] = (await owner('GET /webhooks')).data
  expect(webhook).toMatchObject({ is_on: false, off_reason: 'failing' })
  shop.emails.splice(0)
  await runDueJobs(shop, 'send_webhook_off_email')
  expect(shop.emails[0]?.subject).toContain('Webhook “Warehouse” was switched off')
  expect(shop.emails[0]?.text).toContain(`/staff/settings/webhooks/${webhook?._id}`)
  const { queues } = await owner('GET /today')
  expect(queues.find(({ name }) => name === 'webhooks_off')?.count).toBe(1)

  await anOrder(shop, place)
  expect(await deliver()).toEqual([])
  const params = { id: webhook?._id ?? '' }
  await expect(owner('POST /webhooks/{id}/test', { params })).rejects.toMatchObject({ status: 409 })
})

test('switched on again, its failed deliveries can be sent again', async () => {
  const [webhook] = (await owner('GET /webhooks')).data
  const params = { id: webhook?._id ?? '' }
  receiver.answer = { status: 200 }
  expect(await owner('PUT /webhooks/{id}', { params, body: { is_on: true } })).toMatchObject({
    is_on: true,
    off_reason: null,
    failing_since: null,
  })
  expect(await owner('POST /webhooks/{id}/replay-failed', { params })).toEqual({ count: 1 })
  expect(await deliver()).toHaveLength(1)
  const [delivery] = await deliveriesOf({ params })
  const one = { id: delivery?._id ?? '' }
  await owner('POST /webhook-deliveries/{id}/replay', { params: one })
  await expect(
    owner('POST /webhook-deliveries/{id}/replay', { params: one }),
  ).rejects.toMatchObject({ status: 409 })
  const [request] = await deliver()
  expect(request?.headers['webhook-id']).toBe(delivery?.event_id)
  const shown = await owner('GET /webhook-deliveries/{id}', { params: one })
  expect(JSON.parse(shown.body).type).toBe('order.placed')
  await removeAll()
})

test('a receiver that is gone is switched off at once; a redirect is not followed', async () => {
  const webhook = await aWebhook()
  await anOrder(shop, place)
  receiver.answer = { status: 302, location: receiver.url.replace('hooks', 'elsewhere') }
  expect(await deliver()).toHaveLength(1)
  expect(await deliveriesOf(webhook)).toMatchObject([{ state: 'waiting', response_status: 302 }])
  receiver.answer = { status: 410 }
  await pass(10)
  await deliver()
  expect((await owner('GET /webhooks')).data).toMatchObject([{ is_on: false, off_reason: 'gone' }])
  await removeAll()
})

test('a secret is shown once, and stored encrypted', async () => {
  const { secret, params } = await aWebhook()
  const listed = JSON.stringify(await owner('GET /webhooks'))
  expect(listed).not.toContain(secret)
  const row = await ctx.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow()
  expect(row.secret.toString('utf8')).not.toContain(secret)
  const { data } = await owner('GET /audit-log', { query: { subject_id: params.id } })
  expect(data).toMatchObject([{ action: 'webhook_added' }])
  expect(JSON.stringify(data)).not.toContain(secret)
  await removeAll()
})

test('only the owner manages webhooks, and only with addresses that anyone can reach', async () => {
  const { api: manager } = await shop.staff('manager')
  await expect(manager('GET /webhooks')).rejects.toMatchObject({ status: 403 })
  for (const url of ['https://10.0.0.1/', 'https://localhost/', 'http://169.254.169.254/']) {
    await expect(aWebhook(['order.placed'], { url })).rejects.toMatchObject({ status: 422 })
  }
})

test('a restored shop sends nothing of before, if its owner discards that', async () => {
  const webhook = await aWebhook()
  await anOrder(shop, place)
  const taken_at = new Date(Date.now() + 1000)
  await ctx.db.insertInto('restores').values({ taken_at, restored_at: taken_at }).execute()
  await ctx.db.transaction().execute(discardMessages)
  expect(await deliver()).toEqual([])
  expect(await deliveriesOf(webhook)).toMatchObject([
    { state: 'failed', error: 'not sent after a restore' },
  ])
  await removeAll()
})

test('events are kept for 30 days', async () => {
  const webhook = await aWebhook()
  await owner('POST /webhooks/{id}/test', { params: webhook.params })
  await deliver()
  await pass((30 * dayMs) / 1000 + 60)
  await deleteExpired(ctx)
  expect(await deliveriesOf(webhook)).toEqual([])
})
