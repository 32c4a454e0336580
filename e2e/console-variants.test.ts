import { expect, test } from 'vitest'
import { priceMessages } from '#console/products/price-messages.ts'
import { variantMessages } from '#console/products/variant-messages.ts'
import { stockMessages } from '#console/stock/messages.ts'
import { deskVisit, openConsole, settled, signedIn } from './console-staff.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { db } = shop.ctx
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')

test('a price is scheduled for a product and cancelled before it starts', async () => {
  const texts = priceMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const prices = () =>
    db
      .selectFrom('scheduled_prices as p')
      .innerJoin('variants as v', 'v.id', 'p.variant_id')
      .select('p.price_cents')
      .where('v.product_id', '=', shirt.productId)
      .execute()
  await page.goto(`/staff/products/${shirt.productId}/prices`)
  await page.getByRole('button', { name: texts.schedule, exact: true }).click()
  const others = await dialog.getByRole('checkbox').all()
  for (const other of others.slice(1)) await other.uncheck()
  await dialog.getByLabel(texts.price, { exact: true }).fill('199')
  await dialog.getByLabel(texts.from, { exact: true }).fill('2040-01-02T10:00')
  await settled(page)
  await dialog.getByRole('button', { name: texts.schedule, exact: true }).click()
  await page.getByRole('button', { name: texts.lowAction, exact: true }).click()
  await page.getByText(texts.state.coming, { exact: true }).waitFor()
  expect(await prices()).toEqual([{ price_cents: 19_900 }])
  await page.getByRole('button', { name: /^Cancel the price of / }).click()
  await dialog.getByRole('button', { name: texts.cancel, exact: true }).click()
  await page.getByText(texts.empty, { exact: true }).waitFor()
  expect(await prices()).toEqual([])
  // The refusal that made the console ask.
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
})

test('stock is adjusted with a reason, and a variant is archived', async () => {
  const [texts, grid] = [stockMessages.en, variantMessages.en]
  await back.leave(shirt, 5)
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  await page.goto(`/staff/stock/${shirt.id}`)
  await page.getByRole('button', { name: texts.adjust, exact: true }).click()
  await dialog.getByLabel(texts.changeBy, { exact: true }).fill('2')
  await dialog.getByLabel(texts.why2, { exact: true }).fill('Found behind the shelf')
  await settled(page)
  await dialog.getByRole('button', { name: texts.adjust, exact: true }).click()
  await page.getByText('Found behind the shelf').first().waitFor()
  const moved = await db
    .selectFrom('stock_movements')
    .select(['kind', 'on_hand_change'])
    .where('reason', '=', 'Found behind the shelf')
    .execute()
  expect(moved).toEqual([{ kind: 'adjust', on_hand_change: 2 }])

  await page.goto(`/staff/products/${shirt.productId}/variants`)
  await page.getByRole('button', { name: grid.archive('White / M'), exact: true }).click()
  await page.getByRole('button', { name: grid.restore('White / M'), exact: true }).waitFor()
  const variant = await db
    .selectFrom('variants')
    .select('archived_at')
    .where('id', '=', shirt.id)
    .executeTakeFirstOrThrow()
  expect(variant.archived_at).not.toBeNull()
  expect(troubles).toEqual([])
})
