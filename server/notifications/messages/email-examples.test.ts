import { expect, test } from 'vitest'
import { emailKinds, messageKinds } from '#contract/staff/message-kinds.ts'
import { htmlLang, locales } from '#domain/locale.ts'
import { runWaitingJobs } from '#test/builders/jobs.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { latinMarksIn } from '#test/latin-marks.ts'
import { testShop } from '#test/shop.ts'
import { withoutLinks } from './preview-message.ts'

const shop = await testShop({ PUBLIC_URL: 'http://localhost' })
const place = await aSellingPlace(shop.ctx)
const manager = await shop.staff('manager')
const assistant = await shop.staff('assistant')
const { api } = manager

const listed = async (locale: 'en' | 'zh' | 'cn') =>
  (await api('GET /email-examples', { query: { locale } })).data

test.each(locales)('every kind of email has an example in %s, each of its own', async (locale) => {
  const examples = await listed(locale)
  const shown = new Set(examples.map(({ kind }) => kind))
  const missing = Object.values(messageKinds)
    .flat()
    .filter((kind) => !emailKinds.some((each) => each === kind && shown.has(each)))
  expect(missing).toEqual(['sign_in_code', 'email_example'])
  expect(new Set(examples.map(({ _id }) => _id)).size).toBe(examples.length)
})

test.each(locales)(
  'examples in %s are whole: no placeholder, no gap, no real key',
  async (locale) => {
    for (const { _id: id, kind } of await listed(locale)) {
      const params = { id }
      const { text, subject } = await api('GET /email-examples/{id}', { params, query: { locale } })
      expect(`${subject} ${text}`, id).not.toMatch(/undefined|null|NaN|\[object|key=|\n\n\n/)
      // Emails to the shop itself are in English.
      if (kind !== 'enquiry' && locale !== 'en') expect(text, id).toMatch(/\p{Script=Han}/u)
      expect(latinMarksIn(`${subject}\n${text}`), id).toEqual([])
    }
  },
)

test('an example shows the shop’s own goods and how it is paid', async () => {
  await aProduct(shop.ctx, { price: 38_000, stock: 5, warehouseId: place.stockroom })
  const { text } = await api('GET /email-examples/{id}', {
    params: { id: 'order_placed.1' },
    query: { locale: 'en' },
  })
  expect(text).toContain('380')
})

test.each([
  ['en', 'Free'],
  ['zh', '免費'],
  ['cn', '免费'],
] as const)('in %s delivery that costs nothing reads %s, not HK$0', async (locale, free) => {
  const params = { id: 'order_ready.1' }
  const { text } = await api('GET /email-examples/{id}', { params, query: { locale } })
  expect(text).toContain(free)
  expect(text).not.toMatch(/HK\$0(?![\d,])/)
})

test.each(locales)(
  'the frame shows an example in %s, and its links lead nowhere',
  async (locale) => {
    const params = { id: 'order_shipped.2' }
    const { preview_url: url } = await api('GET /email-examples/{id}', {
      params,
      query: { locale },
    })
    const answer = await shop.app.request(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
    const html = await answer.text()
    expect(html).toContain(`lang="${htmlLang[locale]}"`)
    expect(html).toBe(withoutLinks(html))
    for (const forged of [
      url.split('&key=')[0] ?? '',
      url.replace('order_shipped.2', 'order_shipped.1'),
      url.replace(/locale=\w\w/, `locale=${locale === 'en' ? 'zh' : 'en'}`),
    ]) {
      expect((await shop.app.request(forged)).status).toBe(404)
    }
    shop.passTime(601)
    expect((await shop.app.request(url)).status).toBe(404)
  },
)

test('an example is sent to the colleague who asks, marked as one', async () => {
  const params = { id: 'wishlist_alert.2' }
  shop.emails.splice(0)
  await api('POST /email-examples/{id}/send', { params, body: { locale: 'zh' } })
  await runWaitingJobs(shop)
  const { email: own } = await shop.ctx.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', manager.id)
    .executeTakeFirstOrThrow()
  expect(shop.emails).toMatchObject([{ to: own, subject: expect.stringMatching(/^示例：/) }])
  const { data } = await api('GET /messages', { query: { about: 'staff' } })
  expect(data[0]).toMatchObject({ kind: 'email_example', recipient: own, can_resend: false })
})

test('only staff who may see messages are shown examples', async () => {
  const refused = { status: 403 }
  const params = { id: 'receipt.1' }
  const query = { locale: 'en' } as const
  await expect(assistant.api('GET /email-examples', { query })).rejects.toMatchObject(refused)
  await expect(assistant.api('GET /email-examples/{id}', { params, query })).rejects.toMatchObject(
    refused,
  )
  await expect(
    assistant.api('POST /email-examples/{id}/send', { params, body: query }),
  ).rejects.toMatchObject(refused)
  await expect(
    api('POST /email-examples/{id}/send', { params: { id: 'receipt.9' }, body: query }),
  ).rejects.toMatchObject({ status: 404 })
})
