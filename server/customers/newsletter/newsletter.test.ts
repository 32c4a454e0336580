import { expect, test } from 'vitest'
import { brand } from '#demo/shop.ts'
import type { Locale } from '#domain/locale.ts'
import { change } from '#test/builders/catalogue.ts'
import { aCustomer, codeSentTo, freshEmail, password } from '#test/builders/customers.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { deleteExpired } from '../../delete-expired.ts'

const shop = await testShop({ PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const manager = await shop.staff()

async function subscribe(email: string, more = {}, locale: Locale = 'en') {
  const answer = await shop.anybody(locale)('POST /newsletter/subscriptions', {
    body: { email, ...more },
  })
  await runDueJobs(shop)
  return answer
}

const lettersTo = (email: string) => shop.emails.filter(({ to }) => to === email)

function confirmLink(email: string): string {
  const text = lettersTo(email).at(-1)?.text ?? ''
  return /\/api\/newsletter\/\w+/.exec(text)?.[0] ?? 'no link'
}

const confirm = (email: string) => shop.app.request(confirmLink(email), { method: 'POST' })

async function subscribers() {
  const { data } = await manager.api('GET /newsletter/subscribers')
  return data.map(({ email, is_customer }) => `${email} ${is_customer}`)
}

async function setSwitch(api: Awaited<ReturnType<typeof aCustomer>>['api'], isOn: boolean) {
  await api('PUT /notification-settings/details', {
    body: { is_accept: isOn, channels: isOn ? ['email', 'newsletter'] : ['email'] },
  })
}

test('an address is not on the list before opening the link and pressing its button', async () => {
  const email = freshEmail()
  expect(await subscribe(email)).toEqual({})
  expect(await subscribers()).not.toContain(`${email} false`)
  const asked = await shop.app.request(confirmLink(email))
  expect(await asked.text()).toContain('<button>')
  expect(await subscribers()).not.toContain(`${email} false`)
  const done = await confirm(email)
  expect(done.headers.get('location')).toMatch(/\/result\/newsletter\/success$/)
  expect(await subscribers()).toContain(`${email} false`)
  const again = await confirm(email)
  expect(again.headers.get('location')).toMatch(/\/result\/newsletter\/failure$/)
})

test.each([
  ['en', '/', 'Praya'],
  ['zh', '/zh', '海旁'],
  ['cn', '/cn', '海旁'],
] as const)(
  'the page that confirms has the brand’s way home and its contact in %s',
  async (locale, home, name) => {
    await change(ctx, ['configuration'], (trx) =>
      trx
        .insertInto('configurations')
        .values({ slug: 'brand', value: JSON.stringify(brand) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const email = freshEmail()
    await subscribe(email, {}, locale)
    const html = await (await shop.app.request(confirmLink(email))).text()
    expect(html).toContain(`<header><a href="${home}">${name}</a></header>`)
    expect(html).toContain('<footer>+852 2000 0218 · hello@praya.example</footer>')
  },
)

test('a new subscriber is welcomed once, with the link that ends it', async () => {
  const email = freshEmail()
  await subscribe(email)
  await confirm(email)
  await confirm(email)
  await runDueJobs(shop)
  expect(lettersTo(email)).toHaveLength(2)
  const way = /\/api\/unsubscribe\/\S+/.exec(lettersTo(email)[1]?.text ?? '')?.[0] ?? 'no link'
  await shop.app.request(way, { method: 'POST' })
  expect(await subscribers()).not.toContain(`${email} false`)
})

test('an address that is on the list gets the same answer and no letter', async () => {
  const email = freshEmail()
  await subscribe(email)
  await confirm(email)
  await runDueJobs(shop)
  const before = lettersTo(email).length
  expect(await subscribe(email)).toEqual({})
  expect(lettersTo(email)).toHaveLength(before)
})

test('a bot that fills the hidden field gets the same answer and no letter', async () => {
  const email = freshEmail()
  expect(await subscribe(email, { website: 'x' })).toEqual({})
  expect(lettersTo(email)).toEqual([])
})

test('one address gets at most three letters an hour', async () => {
  const email = freshEmail()
  for (let at = 0; at < 3; at++) await subscribe(email)
  await expect(subscribe(email)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('the link of every letter unsubscribes, and subscribing again works', async () => {
  const email = freshEmail()
  await subscribe(email)
  await confirm(email)
  const { data } = await manager.api('GET /newsletter/subscribers')
  const { unsubscribe_url: url = '' } = data.find((each) => each.email === email) ?? {}
  await shop.app.request(url, { method: 'POST' })
  expect(await subscribers()).not.toContain(`${email} false`)
  await subscribe(email)
  await confirm(email)
  expect(await subscribers()).toContain(`${email} false`)
})

test('a customer’s switch and a subscription of the same address are one state', async () => {
  const customer = await aCustomer(shop)
  const verification_code = await codeSentTo(shop, customer.email)
  await shop.anybody()('GET /auth/verify', { query: { verification_code } })
  await subscribe(customer.email)
  await confirm(customer.email)
  const settings = await customer.api('GET /notification-settings/details')
  expect(settings).toMatchObject({ is_accept: true })
  expect(settings.channels).toContain('newsletter')
  expect(await subscribers()).toContain(`${customer.email} true`)
  await setSwitch(customer.api, false)
  expect((await subscribers()).join()).not.toContain(customer.email)
})

test('a visitor’s subscription becomes the setting of the account that proves the address', async () => {
  const email = freshEmail()
  await subscribe(email)
  await confirm(email)
  const { data } = await manager.api('GET /newsletter/subscribers')
  const { unsubscribe_url: url = '' } = data.find((each) => each.email === email) ?? {}
  const customer = await aCustomer(shop, { email })
  const newsletterOf = async () =>
    (await customer.api('GET /notification-settings/details')).channels.includes('newsletter')
  expect(await newsletterOf()).toBe(false)
  const verification_code = await codeSentTo(shop, email)
  await shop.anybody()('GET /auth/verify', { query: { verification_code } })
  expect(await newsletterOf()).toBe(true)
  // The link of a letter from before.
  await shop.app.request(url, { method: 'POST' })
  expect(await newsletterOf()).toBe(false)
  await customer.api('DELETE /profiles/account', { body: { password } })
  const rows = ctx.db.selectFrom('newsletter_subscribers').select('email')
  expect(await rows.where('email', '=', email).execute()).toEqual([])
})

test('staff erase an address, and unconfirmed ones go after seven days', async () => {
  const [kept, erased] = [freshEmail(), freshEmail()]
  for (const email of [kept, erased]) await subscribe(email)
  await manager.api('PUT /newsletter/subscribers/erased', { body: { email: erased } })
  const left = async () => {
    const rows = ctx.db.selectFrom('newsletter_subscribers').select('email')
    return (await rows.where('email', 'in', [kept, erased]).execute()).map(({ email }) => email)
  }
  expect(await left()).toEqual([kept])
  const link = confirmLink(kept)
  shop.passTime(8 * 24 * 3600)
  expect((await shop.app.request(link)).headers.get('location')).toContain('failure')
  await deleteExpired(ctx)
  expect(await left()).toEqual([])
})
