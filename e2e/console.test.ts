import type { Request } from 'playwright'
import { expect, test } from 'vitest'
import { counterMessages } from '#console/counter/messages.ts'
import { orderMessages } from '#console/orders/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { sessionMessages } from '#console/session/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { deskVisit, heading, openConsole, owner, phoneVisit, signedIn } from './console-staff.ts'
import { paidOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()

const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
await backroom(shop).leave(shirt, 10)
await paidOrder(shop, await register(shop), shirt)

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

test('a screen whose shops did not load asks again when told to', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const calls = /\/api\/staff\/warehouses(\?|$)/
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/staff/counter/till')
  const retry = page.getByRole('button', { name: partMessages.zh.retry, exact: true })
  await retry.waitFor()
  await page.unroute(calls)
  await retry.click()
  // Sooner than a screen asks by itself.
  await page.getByText(counterMessages.zh.float).first().waitFor({ timeout: 10_000 })
  expect(troubles.filter((trouble) => !trouble.includes('503'))).toEqual([])
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
