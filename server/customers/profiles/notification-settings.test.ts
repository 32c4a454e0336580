import { expect, test } from 'vitest'
import { aCustomer } from '#test/builders/customers.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })

function settings({ api }: Visitor) {
  return api('GET /notification-settings/details')
}

async function keyOf({ accountId }: Visitor): Promise<string> {
  const { unsubscribe_key } = await shop.ctx.db
    .selectFrom('notification_settings')
    .select('unsubscribe_key')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return unsubscribe_key
}

async function unsubscribe(key: string, method: 'GET' | 'POST', language = 'en') {
  const response = await shop.app.request(`/api/unsubscribe/${key}`, {
    method,
    headers: { 'accept-language': language },
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  })
  return { status: response.status, headers: response.headers, page: await response.text() }
}

const news = {
  channels: ['email' as const, 'newsletter' as const, 'wishlist' as const],
  is_accept: true,
}

test('registering does not subscribe to newsletters', async () => {
  expect(await settings(await aCustomer(shop))).toEqual({
    is_notifiable: true,
    channels: ['email', 'delivery_status'],
    language: 'en',
    is_accept: false,
  })
})

test('settings are saved; omitted ones stay', async () => {
  const customer = await aCustomer(shop)
  const put = (body: Parameters<typeof customer.api<'PUT /notification-settings/details'>>[1]) =>
    customer.api('PUT /notification-settings/details', body)
  await put({ body: news })
  expect(await put({ body: { language: 'zh' } })).toEqual({
    is_notifiable: true,
    ...news,
    language: 'zh',
  })
  expect(await put({ body: { is_notifiable: false } })).toMatchObject({ is_accept: true })
  const wrong = await shop.app.request('/api/customer/notification-settings/details', {
    method: 'PUT',
    body: JSON.stringify({ channels: ['fax'] }),
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
  })
  expect(wrong.status).toBe(422)
})

test('emails come in the chosen language', async () => {
  const customer = await aCustomer(shop)
  await customer.api('PUT /notification-settings/details', { body: { language: 'cn' } })
  await customer.api('GET /auth/change-email-request')
  await runWaitingJobs(shop)
  expect(shop.emails.at(-1)?.subject).toContain('更改账户邮箱')
})

test('ten concurrent changes are all saved in one row', async () => {
  const customer = await aCustomer(shop)
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      customer.api('PUT /notification-settings/details', {
        body: at % 2 ? { is_accept: true } : { channels: ['sms'] },
      }),
    ),
  )
  expect(await settings(customer)).toMatchObject({ is_accept: true, channels: ['sms'] })
})

test('the unsubscribe link only asks; one click unsubscribes, idempotently', async () => {
  const customer = await aCustomer(shop)
  await customer.api('PUT /notification-settings/details', { body: news })
  const key = await keyOf(customer)
  const asked = await unsubscribe(key, 'GET', 'zh-HK')
  expect(asked.page).toContain('取消訂閱')
  expect(asked.page).toContain('<form method="post">')
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect(await settings(customer)).toMatchObject({ is_accept: true })
  for (let click = 0; click < 2; click++) {
    const done = await unsubscribe(key, 'POST')
    expect(done).toMatchObject({ status: 200, page: expect.stringContaining('unsubscribed') })
    expect(await settings(customer)).toEqual({
      is_notifiable: true,
      channels: ['email'],
      language: 'en',
      is_accept: false,
    })
  }
})

test('an unknown key gets the same answer', async () => {
  const customer = await aCustomer(shop)
  await customer.api('PUT /notification-settings/details', { body: news })
  const known = await unsubscribe(await keyOf(customer), 'POST')
  const unknown = await unsubscribe('nobodys', 'POST')
  expect(unknown.page).toBe(known.page)
})
