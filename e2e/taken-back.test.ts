import { expect, test } from 'vitest'
import { clientsOf } from '#test/clients.ts'
import { createApp } from '#server/app.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, openShop } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openShop()
const back = backroom(shop)
const { api } = await clientsOf(shop.ctx, createApp(shop.ctx)).staff('owner')
const { checkout } = words.en

test('a courier that is taken back while the form is open is said, and leaves the list', async () => {
  const tee = await back.piece('heavyweight-tee', 'navy', 'M')
  await back.leave(tee, 9)
  const { page } = await shop.visitor({ viewport: desk })
  const me = shopper(page, 'en')
  await me.readyToOrder(tee)
  const chosen = page.locator('input[name=delivery]:checked')
  const gone = (await chosen.getAttribute('value')) ?? ''
  expect(gone).toMatch(/^cou_/)
  await api('PUT /couriers/{id}', { params: { id: gone }, body: { is_archived: true } })
  await me.place()
  await page.getByText(checkout.deliveryGone).first().waitFor()
  await expect.poll(() => page.locator(`input[name=delivery][value="${gone}"]`).count()).toBe(0)
  expect(await chosen.getAttribute('value')).not.toBe(gone)
  await page.locator('input[name=delivery]').last().check()
  await me.seePrices()
  await me.place()
  await page.waitForURL(/\/result\/order\/success/)
})
