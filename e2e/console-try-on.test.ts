import { expect, test } from 'vitest'
import { counterMessages } from '#console/counter/messages.ts'
import { openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { counterGoods } from './counter-fixtures.ts'

const shop = await openConsole()
const { db } = shop.ctx
const { mall, item } = await counterGoods(shop)

test('an item is held for a person to try on, and released again', async () => {
  const texts = counterMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit, 'assistant')
  const dialog = page.getByRole('dialog')
  const holds = () =>
    db
      .selectFrom('try_on_holds as h')
      .innerJoin('variants as v', 'v.id', 'h.variant_id')
      .select(['h.name', 'h.state', 'v.sku'])
      .execute()
  await page.goto('/staff/counter')
  const shops = page.getByLabel('門市', { exact: true })
  if ((await shops.count()) > 0) await shops.selectOption(mall)
  const scan = page.getByLabel('掃描或輸入貨品', { exact: true })
  await scan.fill(item.barcode ?? '')
  await scan.press('Enter')
  await page.getByRole('button', { name: texts.hold, exact: true }).click()
  await dialog.getByLabel(texts.name, { exact: true }).fill('Mak Tsz Lok')
  await settled(page)
  await dialog.getByRole('button', { name: texts.doHold, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await holds()).toEqual([{ name: 'Mak Tsz Lok', state: 'held', sku: item.sku }])

  await page.getByRole('link', { name: texts.views.holds, exact: true }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Mak Tsz Lok' })
  await settled(page)
  await line.getByRole('button', { name: texts.release, exact: true }).click()
  await page.getByText(texts.noHolds).waitFor()
  expect(await holds()).toEqual([{ name: 'Mak Tsz Lok', state: 'released', sku: item.sku }])
  expect(troubles).toEqual([])
})
