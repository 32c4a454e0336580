import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { productMessages } from '#console/products/messages.ts'
import { priceMessages } from '#console/products/price-messages.ts'
import { variantMessages } from '#console/products/variant-messages.ts'
import { deskVisit, openConsole, settled, signedIn, visits } from './console-staff.ts'
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

  // A change for tomorrow is put back as well.
  await page.getByRole('checkbox', { name: /Oxford shirt/ }).check()
  await page.getByRole('button', { name: 'Change prices', exact: true }).click()
  await dialog.getByLabel('Percent', { exact: true }).fill('15')
  const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 16)
  await dialog.getByLabel('From').fill(tomorrow)
  await dialog.getByRole('button', { name: 'Schedule the new prices' }).click()
  const coming = async () =>
    (await shop.ctx.db.selectFrom('scheduled_prices').select('id').execute()).length
  await dialog.waitFor({ state: 'hidden' })
  expect(await coming()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Put back', exact: true }).last().click()
  await page.getByText('The earlier prices are back').waitFor()
  expect(await coming()).toBe(0)
  expect(troubles).toEqual([])
})

test.each(visits)(
  'of a block from a spreadsheet, what cannot be used is shown before the rest is pasted: $width px, $language',
  async (visit) => {
    const grid = variantMessages[visit.language]
    const { productId } = await backroom(shop).piece('oxford-shirt', 'white', 'M')
    const { page, troubles } = await signedIn(shop, visit)
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
    await settled(page)
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'all products that match are filed elsewhere at once: $width px, $language',
  async (visit) => {
    const { width, language } = visit
    const [texts, parts] = [productMessages[language], partMessages[language]]
    const { page, troubles } = await signedIn(shop, visit, 'manager')
    const matching = await shop.ctx.db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'active')
      .execute()
    await page.goto('/staff/products?status=active')
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: parts.selectMatching(matching.length) }).click()
    await page.getByRole('region', { name: parts.selected(matching.length) }).waitFor()
    await settled(page)
    await page.getByRole('button', { name: texts.bulk.file }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(texts.bulk.addTags).fill(`spring-${width}`)
    await dialog.getByLabel(texts.bulk.addTags).press('Enter')
    await settled(page)
    await dialog.getByRole('button', { name: texts.bulk.doFile(matching.length) }).click()
    await page.getByText(texts.bulk.filed(matching.length)).waitFor()
    const tagged = await shop.ctx.db
      .selectFrom('products')
      .select('id')
      .where(sql<boolean>`${`spring-${width}`} = any(tags)`)
      .execute()
    expect(tagged).toHaveLength(matching.length)
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'a price that falls far is asked about, and put back from the toast and the log: $width px, $language',
  async (visit) => {
    const [texts, grid] = [priceMessages[visit.language], variantMessages[visit.language]]
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
    const { page, troubles } = await signedIn(shop, visit)
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
    await settled(page)
    await asked.getByRole('button', { name: texts.putBack, exact: true }).click()
    await page.getByText(texts.isBack).waitFor()
    expect(await lowest()).toBe(78_000)
    expect(troubles).toEqual([])
  },
)
