import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#domain/dates.ts'
import { pushBrowser, vapidClaims, type PushBrowser } from '#test/push-browser.ts'
import { aSellingPlace, chan } from '#test/builders/cart.ts'
import { anOrder } from '#test/builders/orders.ts'
import type { SignedInStaff } from '#test/clients.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { webhookReceiver } from '#test/webhook-receiver.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { issueStaffToken } from '../../platform/access/staff-tokens.ts'
import { queueStaffNotifications } from '../queue-staff-notifications.ts'

const shop = await testShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const receiver = await webhookReceiver()
/** A shop that may not reach private networks. */
const closed = await testShop()

interface Subscribed extends PushBrowser {
  id: string
  endpoint: string
}

async function subscribe({ api }: Pick<SignedInStaff, 'api'>): Promise<Subscribed> {
  const browser = pushBrowser()
  const endpoint = `${receiver.url}/${randomUUID()}`
  const body = { endpoint, keys: browser.keys }
  const { _id: id } = await api('POST /auth/push-subscriptions', { body })
  return { ...browser, id, endpoint }
}

/** Sends what is due; returns what arrived at the browser. */
async function arrivedAt(browser: Subscribed) {
  receiver.received.splice(0)
  await queueStaffNotifications(ctx)
  await runDueJobs(shop, 'send_staff_push')
  return receiver.received.filter(({ path }) => browser.endpoint.endsWith(path))
}

const subscriptionsOf = async ({ api }: Pick<SignedInStaff, 'api'>) =>
  (await api('GET /auth/notifications')).subscriptions.map(({ _id }) => _id)

test('a new order is pushed to the browser alone, signed by the shop, without personal data', async () => {
  const colleague = await shop.staff('assistant')
  const browser = await subscribe(colleague)
  const { reference } = await anOrder(shop, place)
  const [push, ...more] = await arrivedAt(browser)
  expect(more).toEqual([])
  expect(push?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: '86400',
    urgency: 'high',
  })
  const { vapid_key: key } = await colleague.api('GET /auth/notifications')
  if (!push) throw new Error('nothing arrived')
  expect(vapidClaims(push, key)).toMatchObject({ aud: new URL(receiver.url).origin })
  expect(browser.open(push)).toEqual({
    title: `New order ${reference}`,
    body: 'HK$800 · FPS',
    path: `/orders/${reference}`,
    tag: expect.stringMatching(/^notice-\d+$/),
  })
  expect(push.body).not.toContain(reference)
  expect(() => pushBrowser().open(push)).toThrow()
  expect(JSON.stringify(browser.open(push))).not.toContain(chan.name)
})

test('a push is in the language of the member', async () => {
  const { api, id } = await shop.staff('assistant')
  const { token } = await issueStaffToken(ctx.db, ctx, id)
  const browser = await subscribe({ api: shop.staffApi(token, 'zh') })
  await api('POST /auth/push-subscriptions/{id}/test', { params: { id: browser.id } })
  const [push] = await arrivedAt(browser)
  expect(push && browser.open(push)).toMatchObject({
    body: '此瀏覽器可收到通知。',
    path: '/account/notifications',
  })
})

test('many events of a minute are one push', async () => {
  const browser = await subscribe(await shop.staff('assistant'))
  for (let at = 0; at < 6; at++) await anOrder(shop, place)
  const [push, ...more] = await arrivedAt(browser)
  expect(more).toEqual([])
  expect(push && browser.open(push)).toMatchObject({
    title: '6 things to look at',
    path: '/today',
  })
})

test.each([404, 410])(
  'a browser that its push service does not know (%i) is forgotten',
  async (status) => {
    const colleague = await shop.staff('assistant')
    const browser = await subscribe(colleague)
    receiver.answer = { status }
    await anOrder(shop, place)
    expect(await arrivedAt(browser)).toHaveLength(1)
    receiver.answer = { status: 201 }
    expect(await subscriptionsOf(colleague)).toEqual([])
  },
)

test('a push that fails is sent again, unless it is a day old', async () => {
  const colleague = await shop.staff('assistant')
  const browser = await subscribe(colleague)
  receiver.answer = { status: 503, text: 'busy' }
  await anOrder(shop, place)
  await queueStaffNotifications(ctx)
  await expect(runDueJobs(shop, 'send_staff_push')).rejects.toThrow('answered 503: busy')
  expect(await subscriptionsOf(colleague)).toEqual([browser.id])
  receiver.answer = { status: 201 }
  const { id: noticeId } = await ctx.db
    .selectFrom('staff_notifications')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const again = async () => {
    receiver.received.splice(0)
    await ctx.db
      .transaction()
      .execute((trx) =>
        addJob(trx, 'send_staff_push', { subscription_id: browser.id, about: [noticeId] }),
      )
    await runDueJobs(shop, 'send_staff_push')
    return receiver.received
  }
  expect(await again()).toHaveLength(1)
  shop.passTime(dayMs / 1000)
  expect(await again()).toEqual([])
})

test('signing out ends the notifications of that browser, and only of that one', async () => {
  const { api, id } = await shop.staff('assistant')
  await subscribe({ api })
  const other = { api: shop.staffApi((await issueStaffToken(ctx.db, ctx, id)).token) }
  const kept = await subscribe(other)
  await api('POST /auth/logout')
  expect(await subscriptionsOf(other)).toEqual([kept.id])
})

test('sessions that a member ends take their notifications with them', async () => {
  const colleague = await shop.staff('assistant')
  const lost = { api: shop.staffApi((await issueStaffToken(ctx.db, ctx, colleague.id)).token) }
  const kept = await subscribe(colleague)
  await subscribe(lost)
  await colleague.api('DELETE /auth/sessions')
  expect(await subscriptionsOf(colleague)).toEqual([kept.id])
})

test('a member who is archived is notified of nothing any more', async () => {
  const colleague = await shop.staff('assistant')
  const browser = await subscribe(colleague)
  await anOrder(shop, place)
  const { api: owner } = await shop.staff('owner')
  await owner('PUT /staff/{id}/archived', {
    params: { id: colleague.id },
    body: { is_archived: true },
  })
  expect(await arrivedAt(browser)).toEqual([])
  const left = await ctx.db
    .selectFrom('staff_push_subscriptions')
    .select('id')
    .where('staff_id', '=', colleague.id)
    .execute()
  expect(left).toEqual([])
})

test('a browser notifies the last who subscribed it, once', async () => {
  const first = await shop.staff('assistant')
  const browser = await subscribe(first)
  const body = { endpoint: browser.endpoint, keys: browser.keys }
  await first.api('POST /auth/push-subscriptions', { body })
  expect(await subscriptionsOf(first)).toEqual([browser.id])
  const second = await shop.staff('assistant')
  await second.api('POST /auth/push-subscriptions', { body })
  expect(await subscriptionsOf(first)).toEqual([])
  expect(await subscriptionsOf(second)).toHaveLength(1)
})

test('a member sees, tests and ends their own browsers only', async () => {
  const colleague = await shop.staff('assistant')
  const stranger = await shop.staff('owner')
  const { id } = await subscribe(colleague)
  const params = { params: { id } }
  await expect(
    stranger.api('POST /auth/push-subscriptions/{id}/test', params),
  ).rejects.toMatchObject({ status: 404 })
  await expect(stranger.api('DELETE /auth/push-subscriptions/{id}', params)).rejects.toMatchObject({
    status: 404,
  })
  await colleague.api('DELETE /auth/push-subscriptions/{id}', params)
  expect(await subscriptionsOf(colleague)).toEqual([])
  const { data } = await stranger.api('GET /audit-log', { query: { subject_id: colleague.id } })
  expect(data.map(({ action }) => action)).toEqual([
    'push_subscription_deleted',
    'push_subscription_added',
  ])
})

test('ten browsers of a member are notified; the oldest makes room', async () => {
  const colleague = await shop.staff('assistant')
  const oldest = await subscribe(colleague)
  for (let at = 0; at < 10; at++) await subscribe(colleague)
  const left = await subscriptionsOf(colleague)
  expect(left).toHaveLength(10)
  expect(left).not.toContain(oldest.id)
})

test.each([
  'http://push.example.com/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://push.example.com:25/x',
])('%s is no push service', async (endpoint) => {
  const { api } = await closed.staff('assistant')
  const body = { endpoint, keys: pushBrowser().keys }
  await expect(api('POST /auth/push-subscriptions', { body })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'endpoint' }],
  })
})

test('a key that is no point of the curve is refused', async () => {
  const { api } = await shop.staff('assistant')
  const keys = { ...pushBrowser().keys, p256dh: 'A'.repeat(87) }
  const body = { endpoint: receiver.url, keys }
  await expect(api('POST /auth/push-subscriptions', { body })).rejects.toMatchObject({
    status: 422,
    issues: [{ path: 'keys.p256dh' }],
  })
})
