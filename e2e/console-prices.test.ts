import { expect, test } from 'vitest'
import { deskVisit, openConsole, settled, signedIn } from './console-staff.ts'
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
