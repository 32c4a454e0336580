import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { aMember, order } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop } from './shop.ts'

const owner = { email: 'owner@praya.example', password: 'harbour-front-9-lanes' }
const shop = await openShop({
  STAFF_OWNER_EMAIL: owner.email,
  STAFF_OWNER_PASSWORD: owner.password,
})
const phone = { width: 390, height: 844 }

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    today: 'Today',
    orders: 'Orders',
    pack: 'Mark as packed',
    packed: 'Packed',
    history: 'History',
    note: 'Note for colleagues',
    addNote: 'Add note',
    again: 'Please sign in again',
  },
  zh: {
    email: '電郵',
    password: '密碼',
    signIn: '登入',
    today: '今天',
    orders: '訂單',
    pack: '標記為已包裝',
    packed: '已包裝',
    history: '紀錄',
    note: '給同事的備註',
    addNote: '加入備註',
    again: '請重新登入',
  },
} as const
type Language = keyof typeof words

beforeAll(async () => {
  await makeFirstOwner(shop.ctx)
  const back = backroom(shop)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  for (let at = 0; at < 4; at++) {
    await acceptPayment(shop.ctx, await order(shop, member, shirt))
  }
})

async function typePassword(page: Page, language: Language): Promise<void> {
  const texts = words[language]
  await page.getByLabel(texts.email, { exact: true }).fill(owner.email)
  await page.getByLabel(texts.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
}

async function signedIn(language: Language, viewport: typeof phone) {
  const visitor = await shop.visitor({ viewport, language: language === 'en' ? 'en' : 'zh-HK' })
  await visitor.page.goto('/staff')
  await typePassword(visitor.page, language)
  await visitor.page.getByRole('heading', { level: 1, name: words[language].today }).waitFor()
  return visitor
}

/** Nothing overflows, and axe finds nothing serious. */
async function settled(page: Page): Promise<void> {
  await expectNoSideScroll(page)
  await expectAccessible(page)
}

test.each([
  ['en', phone],
  ['en', desk],
  ['zh', phone],
  ['zh', desk],
] as const)('staff find an order and pack it: %s, %o', async (language, viewport) => {
  const texts = words[language]
  const { page, troubles } = await signedIn(language, viewport)
  await settled(page)
  await page.getByRole('link', { name: texts.orders, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: texts.orders }).waitFor()
  const rows = page.getByRole('link', { name: /^PR-/ })
  await rows.first().waitFor()
  expect(await rows.count()).toBeGreaterThanOrEqual(4)
  await settled(page)

  await page.goto('/staff/orders?current_status=pending&is_paid=true&fulfilment=none')
  await rows.first().click()
  await page.getByRole('heading', { name: texts.history, exact: true }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: texts.pack }).click()
  await page.getByText(texts.packed, { exact: true }).first().waitFor()
  expect(troubles).toEqual([])
})

test('a session that ends asks to sign in over the page, and what was typed is saved', async () => {
  const texts = words.en
  const { page } = await signedIn('en', desk)
  await page.goto('/staff/orders')
  await page.getByRole('link', { name: /^PR-/ }).first().click()
  await page.getByLabel(texts.note).fill('Gift wrap, please')
  await shop.ctx.db.deleteFrom('staff_tokens').execute()
  await page.getByRole('button', { name: texts.addNote }).click()
  await page.getByRole('heading', { name: texts.again }).waitFor()
  await page.getByLabel(texts.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await page.getByRole('listitem').getByText('Gift wrap, please').waitFor()
})

test('the first load of the console is at most 200 kB', async () => {
  const { page } = await shop.visitor()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/staff')) bodies.push(response.body())
  })
  await page.goto('/staff', { waitUntil: 'networkidle' })
  const loaded = await Promise.all(bodies)
  const weight = loaded.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(weight).toBeGreaterThan(50_000)
  expect(weight).toBeLessThanOrEqual(200_000)
})
