import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { productMessages } from '#console/products/messages.ts'
import { priceMessages } from '#console/products/price-messages.ts'
import { variantMessages } from '#console/products/variant-messages.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()

test('the prices of selected products are lowered together, seen before they change', async () => {
  const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
  await shop.ctx.db
    .updateTable('variants')
    .set({ price_cents: 38_000, compare_at_cents: null })
    .where('product_id', '=', shirt.productId)
    .execute()
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/products?keyword=oxford')
  await page.getByRole('checkbox', { name: /Oxford shirt/ }).check()
  await page.getByRole('button', { name: 'Change prices', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the prices of 1 product' })
  await dialog.getByLabel('Percent', { exact: true }).fill('15')
  await dialog.getByLabel('Rounding').selectOption({ label: 'To the nearest 9 (HK$319)' })
  await dialog
    .getByLabel('Compare-at price')
    .selectOption({ label: 'The price before this change' })
  await dialog
    .getByRole('row', { name: /HK\$380 HK\$319 HK\$380$/ })
    .first()
    .waitFor()
  await settled(page)
  await dialog.getByRole('button', { name: 'Change prices now' }).click()
  await page.getByText(/\d+ prices changed/).waitFor()
  const rows = await shop.ctx.db
    .selectFrom('variants')
    .select(['price_cents', 'compare_at_cents'])
    .distinct()
    .where('product_id', '=', shirt.productId)
    .where('archived_at', 'is', null)
    .execute()
  expect(rows).toEqual([{ price_cents: 31_900, compare_at_cents: 38_000 }])
  expect(troubles).toEqual([])
})

test('of a block from a spreadsheet, what cannot be used is shown before the rest is pasted', async () => {
  const grid = variantMessages.zh
  const { productId } = await backroom(shop).piece('oxford-shirt', 'white', 'M')
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto(`/staff/products/${productId}/variants`)
  const pricesOf = page.getByRole('textbox', { name: new RegExp(`^${grid.columns.price}[:：]`) })
  const first = pricesOf.first()
  const second = await pricesOf.nth(1).inputValue()
  await first.evaluate((input, block) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', block)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, 'HK$1,890.00\t1990\nfree\t1990')
  const preview = page.getByRole('dialog', { name: grid.badCells(1, 4) })
  await preview.getByText('free').waitFor()
  await settled(page)
  await preview.getByRole('button', { name: grid.pasteGood(3) }).click()
  expect(await first.inputValue()).toBe('1890.00')
  expect(await pricesOf.nth(1).inputValue()).toBe(second)
  await page.getByRole('button', { name: grid.save(2) }).click()
  await page.getByText(grid.saved).waitFor()
  expect(troubles).toEqual([])
})

test('all products that match are filed elsewhere at once', async () => {
  const [texts, parts] = [productMessages.en, partMessages.en]
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const matching = await shop.ctx.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'active')
    .execute()
  await page.goto('/staff/products?status=active')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: parts.selectMatching(matching.length) }).click()
  await page.getByRole('region', { name: parts.selected(matching.length) }).waitFor()
  await page.getByRole('button', { name: texts.bulk.file }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.bulk.addTags).fill('spring')
  await dialog.getByLabel(texts.bulk.addTags).press('Enter')
  await settled(page)
  await dialog.getByRole('button', { name: texts.bulk.doFile(matching.length) }).click()
  const tagged = () =>
    shop.ctx.db
      .selectFrom('products')
      .select('id')
      .where(sql<boolean>`'spring' = any(tags)`)
      .execute()
  await expect.poll(tagged).toHaveLength(matching.length)
  expect(troubles).toEqual([])
})

test('a price that falls far is asked about, and put back from the toast and the log', async () => {
  const [texts, grid] = [priceMessages.en, variantMessages.en]
  const { productId } = await backroom(shop).piece('oxford-shirt', 'white', 'M')
  const reprice = (price_cents: number) =>
    shop.ctx.db
      .updateTable('variants')
      .set({ price_cents, compare_at_cents: null })
      .where('product_id', '=', productId)
      .execute()
  const lowest = async () => {
    const rows = await shop.ctx.db
      .selectFrom('variants')
      .select('price_cents')
      .where('product_id', '=', productId)
      .execute()
    return Math.min(...rows.map(({ price_cents }) => price_cents))
  }
  await reprice(78_000)
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto(`/staff/products/${productId}/variants`)
  const price = page
    .getByRole('textbox', { name: new RegExp(`^${grid.columns.price}[:：]`) })
    .first()
  const save = async (text: string) => {
    await price.fill(text)
    await settled(page)
    await page.getByRole('button', { name: grid.save(1) }).click()
  }
  await save('2.60')
  const question = page.getByRole('dialog', { name: texts.lowTitle })
  await question.getByText('HK$2.60').waitFor()
  expect(await lowest()).toBe(78_000)
  await question.getByRole('button', { name: texts.lowAction }).click()
  await page.getByText(grid.saved).waitFor()
  expect(await lowest()).toBe(260)
  await page.getByRole('button', { name: texts.putBack, exact: true }).click()
  await page.getByText(texts.isBack).waitFor()
  expect(await lowest()).toBe(78_000)
  await expect.poll(() => price.inputValue()).toBe('780.00')

  await save('700')
  await page.getByText(grid.saved).waitFor()
  expect(await lowest()).toBe(70_000)
  await page.goto('/staff/settings/log')
  await page
    .getByRole('button', { name: new RegExp(texts.putBackOf('.+')) })
    .first()
    .click()
  const asked = page.getByRole('dialog')
  await asked.getByText(/HK\$700 → HK\$780/).waitFor()
  await asked.getByRole('button', { name: texts.putBack, exact: true }).click()
  await page.getByText(texts.isBack).waitFor()
  expect(await lowest()).toBe(78_000)
  expect(troubles).toEqual([])
})

test('a price is scheduled for a product and cancelled before it starts', async () => {
  const texts = priceMessages.en
  const { db } = shop.ctx
  const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
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

test('a variant is archived', async () => {
  const grid = variantMessages.en
  const { db } = shop.ctx
  const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
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
