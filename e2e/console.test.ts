import { beforeAll, expect, test } from 'vitest'
import type { Request } from 'playwright'
import { orderMessages } from '#console/orders/messages.ts'
import { ordersArea } from '#console/orders/area.ts'
import { actionMessages } from '#console/orders/action-messages.ts'
import { sessionMessages } from '#console/session/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import {
  deskVisit,
  heading,
  openConsole,
  owner,
  settled,
  signedIn,
  signIn,
  staffVisitor,
  visits,
} from './console-staff.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()

beforeAll(async () => {
  const back = backroom(shop)
  const member = await register(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  for (let at = 0; at < 2; at++) await paidOrder(shop, member, shirt)
})

test('the parts of a screen are shown together, however late each comes, and none moves', async () => {
  const { id: order, account_id: customer } = await shop.ctx.db
    .selectFrom('orders')
    .select(['id', 'account_id'])
    .executeTakeFirstOrThrow()
  const { id: product } = await shop.ctx.db
    .selectFrom('products')
    .select('id')
    .executeTakeFirstOrThrow()
  const { page, troubles } = await signedIn(shop, deskVisit)
  await countLayoutShifts(page)
  let asked = 0
  await page.route('**/api/staff/**', async (route) => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 50 + (asked % 4) * 50))
    await route.continue()
  })
  for (const path of [`orders/${order}`, `customers/${customer}`, `products/${product}/variants`]) {
    await page.goto(`/staff/${path}`)
    await page.locator('main:not([data-loading]) h1').waitFor()
    await expect.poll(() => page.locator('main .skeleton').count()).toBe(0)
    const { score, moved } = await page.evaluate(() => layoutShifts)
    expect([path, score < 0.005 ? [] : moved]).toEqual([path, []])
  }
  expect(troubles).toEqual([])
})

test.each(visits)(
  'staff sign in, find an order and pack it: $width px, $language',
  async (visit) => {
    const { language } = visit
    const [texts, actions] = [orderMessages[language], actionMessages[language]]
    const { page, troubles } = await staffVisitor(shop, visit)
    await page.goto('/staff')
    await signIn(page, language)
    await heading(page, todayMessages[language].title).waitFor()
    await settled(page)
    await page.getByRole('link', { name: ordersArea.label[language], exact: true }).first().click()
    await heading(page, texts.title).waitFor()
    const rows = page.getByRole('link', { name: /^PR-/ })
    await rows.first().waitFor()
    await settled(page)

    await page.getByRole('link', { name: texts.view.pack, exact: true }).click()
    // Only then does the list say that it still shows the orders from before.
    await page.locator('[aria-current=page]', { hasText: texts.view.pack }).waitFor()
    await settled(page)
    await rows.first().click()
    await page.getByRole('heading', { name: texts.history, exact: true }).waitFor()
    await settled(page)
    await page.getByRole('button', { name: actions.labels.pack }).click()
    await page.getByText(actions.done.pack, { exact: true }).first().waitFor()
    expect(troubles).toEqual([])
  },
)

test('a session that ends asks to sign in over the page, and what was typed is saved', async () => {
  const texts = { ...orderMessages.en, ...sessionMessages.en }
  const { page } = await signedIn(shop, deskVisit)
  await page.goto('/staff/orders')
  await page.getByRole('link', { name: /^PR-/ }).first().click()
  await page.getByLabel(texts.noteLabel).fill('Gift wrap, please')
  await shop.ctx.db.deleteFrom('staff_tokens').execute()
  await page.getByRole('button', { name: texts.addNote }).click()
  await page.getByRole('heading', { name: texts.againTitle }).waitFor()
  await page.getByLabel(texts.password, { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await page.getByRole('listitem').getByText('Gift wrap, please').waitFor()
})

test('the save key saves the form in view, from a field and in a dialog, and sends nothing else', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  const dialog = page.getByRole('dialog')
  await page.goto('/staff/settings/limits')
  const days = page.getByLabel('Days to ask for a return')
  await days.fill('27')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/staff/products/colours')
  await page.getByRole('button', { name: 'New colour' }).click()
  await dialog.getByLabel('Code').press('Control+s')
  await dialog.locator('[aria-invalid=true]').first().waitFor()
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  await dialog.getByText('Ctrl S', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('link', { name: /^PR-/ }).first().click()
  await page.getByRole('button', { name: 'Write to the customer' }).click()
  await dialog.getByRole('textbox').press('Control+s')
  await page.waitForLoadState('networkidle')
  expect(await dialog.getByRole('button', { name: 'Send email' }).isVisible()).toBe(true)
  expect(troubles).toEqual([])
})

test('the first load, signed in, is at most 200 kB with all that Today shows', async () => {
  const { page, context } = await signedIn(shop, deskVisit)
  const loading: Promise<{ path: string; bytes: number }>[] = []
  context.on('requestfinished', (request) => loading.push(loadOf(request)))
  await page.goto('/staff')
  await heading(page, todayMessages.en.title).waitFor()
  await expect.poll(() => page.locator('main .skeleton').count()).toBe(0)
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(loading)
  const weight = loaded.reduce((sum, { bytes }) => sum + bytes, 0)
  process.stdout.write(`The console’s first load: ${weight} bytes in ${loaded.length} files\n`)
  expect(loaded.map(({ path }) => path)).toContain('/api/staff/today')
  expect(weight, JSON.stringify(loaded)).toBeGreaterThan(80_000)
  expect(weight, JSON.stringify(loaded)).toBeLessThanOrEqual(200_000)
})

/** What came over the wire, compressed as the shop compresses it. */
async function loadOf(request: Request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return { path: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize }
}
