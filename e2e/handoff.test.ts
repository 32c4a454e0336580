import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { agentAddress, agentBuyer, itemsOf, sessionsPath, shippedBy } from '#test/agents/buying.ts'
import { aProfile, testPlatform, type Json } from '#test/agents/platform.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop({ WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const platform = await testPlatform()
const profile = platform.publish(aProfile())
const back = backroom(shop)

async function call(method: string, path: string, body?: object): Promise<Json> {
  const response = await fetch(shop.ctx.settings.publicUrl + path, {
    method,
    headers: {
      'ucp-agent': `profile="${profile}"`,
      'content-type': 'application/json',
      'accept-language': 'zh-Hant-HK',
      'idempotency-key': randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

test('an agent’s checkout opens filled in, in the buyer’s language, and follows the order', async () => {
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 9)
  const body = {
    line_items: itemsOf(shirt.id, 2),
    buyer: agentBuyer,
    fulfillment: shippedBy(undefined, { ...agentAddress, address_locality: '觀塘' }),
  }
  const made = await call('POST', sessionsPath, body)
  const [{ groups }] = made.fulfillment.methods
  const fulfillment = shippedBy(groups[0].options[0].id, {
    ...agentAddress,
    address_locality: '觀塘',
  })
  const { id } = made
  const ready = await call('PUT', `${sessionsPath}/${id}`, { ...body, fulfillment })
  expect(ready.status).toBe('requires_escalation')
  const { page } = await shop.visitor({ viewport: desk })
  const { checkout } = words.zh
  const me = shopper(page, 'zh')
  await page.goto(ready.continue_url)
  await page.waitForURL(/\/zh\/shop\/main\/checkout$/)
  const value = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  await expect.poll(() => value(checkout.name)).toBe('Tai Man Chan')
  expect(await value(checkout.email)).toBe('tai.man@example.com')
  expect(await value(checkout.street)).toBe('1 Hoi Yuen Road')
  await me.seePrices()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
  const done = await call('GET', `${sessionsPath}/${id}`)
  expect(done.status).toBe('completed')
  expect(page.url()).toContain(done.order.id)
  await page.goto(ready.continue_url)
  await page.waitForURL(new RegExp(`/order/${done.order.id}`))
})

test('a link that could not be opened is tried again by a press', async () => {
  const { page } = await shop.visitor({ viewport: desk })
  const { handoff } = words.en.checkout
  await page.route(/\/handoffs\//, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/shop/main/handoff/A1b2C3d4E5f6G7h8')
  await page.getByText(handoff.failed).waitFor()
  await page.unroute(/\/handoffs\//)
  await page.getByRole('button', { name: words.en.errors.tryAgain }).click()
  await page.getByText(handoff.gone).waitFor()
})
