import { expect, test } from 'vitest'
import { aCustomer } from '#test/builders/customers.ts'
import { aWarehouse } from '#test/builders/stores.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { api, token } = await shop.staff('owner')

test('staff read what was changed by its name, in their language', async () => {
  const customer = await aCustomer(shop)
  const mall = await aWarehouse(shop.ctx, {
    title: { en: 'Mall shop', zh: '商場店', cn: '商场店' },
  })
  const hex = '#5a6b3a'
  await api('POST /colours', {
    body: { code: 'moss', title: { en: 'Moss', zh: '苔綠' }, hex, family: 'green' },
  })
  await api('POST /collections', {
    body: { slug: 'winter-27', title: { en: 'Winter', zh: '冬季' } },
  })
  await api('POST /categories', {
    body: { slug: 'scarves', title: { en: 'Scarves', zh: '頸巾' }, parent_id: null },
  })
  await api('POST /roles', {
    body: { name: 'Packing', permissions: ['orders:manage'], max_discount_percent: 0 },
  })
  await api('POST /webhooks', {
    body: {
      name: 'Stock sheet',
      url: 'https://sheet.example/shop',
      events: ['order.paid'],
      has_personal_data: false,
    },
  })
  await api('POST /cash-sessions', { body: { warehouse_id: mall.id, float: '500.00' } })
  await api('POST /customers/{account_id}/notes', {
    params: { account_id: customer.accountId },
    body: { note: 'Prefers collection' },
  })
  const names = async (locale: 'en' | 'zh') => {
    const { data } = await shop.staffApi(token, locale)('GET /audit-log')
    return data.map(({ subject }) => [subject.kind, subject.name])
  }
  expect(await names('en')).toEqual([
    ['account', customer.email],
    ['cash_session', expect.stringMatching(/^Mall shop, \d\d\/\d\d\/\d{4}$/)],
    ['webhook', 'Stock sheet'],
    ['role', 'Packing'],
    ['category', 'Scarves'],
    ['collection', 'Winter'],
    ['colour', 'Moss'],
  ])
  expect(Object.fromEntries(await names('zh'))).toMatchObject({
    cash_session: expect.stringMatching(/^商場店, /),
    category: '頸巾',
    collection: '冬季',
    colour: '苔綠',
  })
})

test('a page is called by the title of its newest version', async () => {
  for (const en of ['Care', 'Care guide']) {
    const title = { en, zh: '護理' }
    await api('POST /contents/{slug}/versions', {
      params: { slug: 'care' },
      body: { title, description: title, body: title },
    })
  }
  const { data } = await api('GET /audit-log', { query: { subject_kind: 'content' } })
  expect(data.map(({ subject }) => subject.name)).toEqual(['Care guide', 'Care guide'])
})

test('what is gone is called by its id', async () => {
  await api('DELETE /colours/{code}', { params: { code: 'moss' } })
  const { data } = await api('GET /audit-log', { query: { action: 'colour_deleted' } })
  expect(data[0]?.subject).toMatchObject({ kind: 'colour', _id: 'moss', name: 'moss' })
})
