import { expect, test } from 'vitest'
import type { Languages } from '#domain/languages.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aPost } from '#test/builders/journal.ts'
import { aMember } from '#test/builders/members.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { code } from '#test/sources.ts'

const shop = await testShop()
const { ctx, emails } = shop
const owner = (await shop.staff('owner')).api
const params = { slug: 'languages' } as const
const everything: Languages = { shown: locales, fallback: 'en' }
const ask = (path: string) => shop.app.request(`http://shop.test${path}`)
const read = async (path: string) => (await ask(path)).text()

async function show(languages: Languages): Promise<void> {
  await owner('PUT /configurations/{slug}', { params, body: { value: languages } })
  await ctx.bus.settled()
}

/** The shop without simplified Chinese, as long as `work` takes. */
async function withoutSimplified(work: () => Promise<void>): Promise<void> {
  await show({ shown: ['zh', 'en'], fallback: 'zh' })
  try {
    await work()
  } finally {
    await show(everything)
  }
}

test.each([
  [{ shown: [], fallback: 'en' }, 'value.shown'],
  [{ shown: ['en', 'en'], fallback: 'en' }, 'value.shown'],
  [{ shown: ['en', 'zh'], fallback: 'cn' }, 'value.fallback'],
  [{ shown: ['fr'], fallback: 'en' }, 'value.shown.0'],
  [{ shown: ['en'] }, 'value.fallback'],
])('%o is refused', async (value, path) => {
  const refused = owner('PUT /configurations/{slug}', { params, body: { value } })
  await expect(refused).rejects.toMatchObject({ status: 422, issues: [{ path }] })
})

test('a shop that never chose shows all three', async () => {
  const { data, fallback } = await shop.anybody()('GET /configuration/slug/customer-locales')
  expect(data.map(({ code: each }) => each)).toEqual(['en', 'zh', 'cn'])
  expect(fallback).toBe('en')
})

test('a language that is switched off leaves every list, and comes back with its texts', async () => {
  const title = { en: 'Harbour coat', zh: '海港外套', cn: '海港大衣' }
  const { id } = await aProduct(ctx, { title })
  await aPost(ctx, { slug: 'opening' })
  expect(await read('/sitemap-stories.xml')).toContain('/cn/')
  await withoutSimplified(async () => {
    const { data, fallback } = await shop.anybody()('GET /configuration/slug/customer-locales')
    expect(data.map(({ code: each }) => each)).toEqual(['en', 'zh'])
    expect(fallback).toBe('zh')
    const sitemap = await read('/sitemap-stories.xml')
    expect(sitemap).not.toMatch(/\/cn\/|zh-Hans/)
    expect(sitemap).toContain('hreflang="x-default" href="http://shop.test/zh/posts"')
    for (const feed of ['products', 'journal']) {
      expect((await ask(`/feeds/${feed}-cn.xml`)).status).toBe(404)
      expect((await ask(`/feeds/${feed}-zh.xml`)).status).toBe(200)
    }
    const guide = await read('/llms.txt')
    expect(guide).toContain('under /zh')
    expect(guide).not.toMatch(/\/cn\b|simplified/)
    expect((await owner('GET /auth/me')).languages).toEqual({ shown: ['en', 'zh'], fallback: 'zh' })
  })
  expect(await read('/sitemap-stories.xml')).toContain('/cn/')
  expect((await ask('/feeds/journal-cn.xml')).status).toBe(200)
  const { title: kept } = await owner('GET /products/{id}', { params: { id } })
  expect(kept).toEqual(title)
})

test('without English its pages are listed in no document', async () => {
  await show({ shown: ['zh', 'cn'], fallback: 'cn' })
  const [sitemap, guide] = await Promise.all([read('/sitemap-stories.xml'), read('/llms.txt')])
  await show(everything)
  expect(sitemap).not.toContain('http://shop.test/posts')
  expect(guide).toContain('(http://shop.test/cn/faq)')
  expect(guide).toContain('/feeds/products-cn.xml')
  expect(guide).not.toContain('(http://shop.test/faq)')
})

test('a call in a language that is switched off is answered in the default one', async () => {
  const messageOf = (call: Promise<unknown>) =>
    call.then(
      () => '',
      (error: Error) => error.message,
    )
  const messageIn = (locale: Locale) => messageOf(shop.anybody(locale)('GET /profiles/account'))
  const simplified = await messageIn('cn')
  await withoutSimplified(async () => {
    expect(await messageIn('cn')).toBe(await messageIn('zh'))
    expect(await messageIn('cn')).not.toBe(simplified)
    const staff = shop.staffApi(null, 'cn')
    expect(await messageOf(staff('GET /orders', { query: {} }))).toBe(simplified)
  })
  expect(await messageIn('cn')).toBe(simplified)
})

test('a customer whose language is switched off is written to in the default one', async () => {
  const member = await aMember(shop)
  const chosen = { body: { language: 'cn' } } as const
  await member.api('PUT /notification-settings/details', chosen)
  await runDueJobs(shop)
  const settings = () => member.api('GET /notification-settings/details')
  const { email } = member
  const codeEmail = async () => {
    await shop.anybody()('POST /auth/forget-password', { body: { type: 'EMAIL', email } })
    await runDueJobs(shop)
    return emails.at(-1)
  }
  expect(await codeEmail()).toMatchObject({ to: email, locale: 'cn' })
  await withoutSimplified(async () => {
    expect(await codeEmail()).toMatchObject({ to: email, locale: 'zh' })
    expect((await settings()).language).toBe('zh')
  })
  expect((await settings()).language).toBe('cn')
})

/** What is sent to staff is in their own language, whatever shoppers see. */
const staffMessages = [
  'server/notifications/messages/email-examples.ts',
  'server/notifications/send-staff-email.ts',
  'server/notifications/webhooks/webhook-off-email.ts',
  'server/staff/password-links.ts',
]

test('whatever is sent to customers asks for the language they are written to in', () => {
  const senders = code(/^server\/(?!platform\/).*(?<!\.test)\.ts$/).filter(([, text]) =>
    /\b(mail|sms)\.send\(/.test(text),
  )
  expect(senders.length).toBeGreaterThan(10)
  const unasked = senders.filter(([, text]) => !text.includes('readerLocale('))
  expect(unasked.map(([file]) => file).toSorted()).toEqual(staffMessages)
})
