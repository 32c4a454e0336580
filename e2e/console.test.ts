import { beforeAll, expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { orderMessages } from '#console/orders/messages.ts'
import { ordersArea } from '#console/orders/area.ts'
import { actionMessages } from '#console/orders/action-messages.ts'
import { sessionMessages } from '#console/session/messages.ts'
import { todayMessages } from '#console/today/messages.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
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
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()

beforeAll(async () => {
  const back = backroom(shop)
  const member = await register(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  for (let at = 0; at < 2; at++) {
    await acceptPayment(shop.ctx, await order(shop, member, shirt))
  }
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
    await page.waitForURL(/fulfilment=none/)
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
