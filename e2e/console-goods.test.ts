import type { Page } from 'playwright'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { makeFirstOwner } from '#server/staff/first-owner.ts'
import { backroom } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop } from './shop.ts'
import { choose } from './shopper.ts'

const owner = { email: 'owner@praya.example', password: 'harbour-front-9-lanes' }
const shop = await openShop({
  STAFF_OWNER_EMAIL: owner.email,
  STAFF_OWNER_PASSWORD: owner.password,
})
const phone = { width: 390, height: 844 }
const looks = process.env['LOOKS']

beforeAll(async () => {
  await makeFirstOwner(shop.ctx)
})

async function signedIn(language: 'en' | 'zh', viewport: typeof phone, who = owner) {
  const visitor = await shop.visitor({ viewport, language: language === 'en' ? 'en' : 'zh-HK' })
  const { page } = visitor
  const zh = language === 'zh'
  await page.goto('/staff')
  await page.getByLabel(zh ? '電郵' : 'Email', { exact: true }).fill(who.email)
  await page.getByLabel(zh ? '密碼' : 'Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: zh ? '登入' : 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: zh ? '今天' : 'Today' }).waitFor()
  return visitor
}

/** Nothing overflows, and axe finds nothing serious. */
async function settled(page: Page, name: string): Promise<void> {
  if (looks) await page.screenshot({ path: `${looks}/${name}.png`, fullPage: true })
  await expectNoSideScroll(page)
  await expectAccessible(page)
}

/** A refusal is an answer, which Chromium reports as a failed load. */
function isTrouble(message: string): boolean {
  return !/status of (409|422)/.test(message)
}

async function pictures() {
  const backgrounds = ['#20304a', '#e8e4da', '#33423a', '#8b5a3c']
  return Promise.all(
    backgrounds.map(async (background, at) => ({
      name: `look-${at + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 400, height: 500, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
}

test('a product with 12 variants and four pictures is made from nothing and sold', async () => {
  const { page, troubles } = await signedIn('en', desk)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).click()
  await page.goto('/staff/products')
  await page.getByRole('link', { name: 'Sling bag' }).waitFor()
  await settled(page, 'products')

  await press('New product')
  await page.getByLabel('English').fill('Harbour overshirt')
  await page.getByLabel(/^Traditional Chinese/).fill('海港襯衫外套')
  await page.getByLabel(/^Style number/).fill('HO-1')
  await press('Create draft')

  await page.getByRole('heading', { level: 1, name: 'Harbour overshirt' }).waitFor()
  for (const colour of ['Navy', 'White', 'Black']) {
    await page.getByLabel('Add a colour').selectOption({ label: colour })
  }
  await page.getByRole('textbox', { name: 'Sizes' }).fill('S, M, L, XL')
  await page.getByRole('textbox', { name: 'Sizes' }).press('Enter')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('880')
  await press('Fill in')
  await settled(page, 'variants-new')

  // What the shop refuses appears at its field; everything else is saved.
  await page.getByRole('textbox', { name: 'Compare-at price: Navy / S' }).fill('10')
  await press('Save 12 variants')
  await page.getByRole('alert').filter({ hasText: 'could not be saved' }).waitFor()
  const refused = page.getByRole('textbox', { name: 'Compare-at price: Navy / S' })
  expect(await refused.getAttribute('aria-invalid')).toBe('true')
  await refused.fill('980')
  await press('Save 1 variant')
  await page.getByRole('button', { name: 'Save variants' }).waitFor()
  await settled(page, 'variants')

  await tab('Pictures')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictures())
  await page.getByRole('img', { name: 'Picture 4' }).waitFor()
  const order = () =>
    page
      .getByRole('img', { name: /^Picture/ })
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await order()
  await press('Move picture 4 earlier')
  await expect.poll(order).toEqual([before[0], before[1], before[3], before[2]])
  await page.getByLabel('Colour of picture 1').selectOption({ label: 'Navy' })
  await press('Alt text of picture 1')
  await page.getByRole('dialog').getByLabel('English').fill('Navy overshirt, front')
  await press('Save alt text')
  await page.getByRole('img', { name: 'Navy overshirt, front' }).waitFor()
  await settled(page, 'pictures')

  await tab('Details')
  await page.getByRole('checkbox', { name: 'Shirts', exact: true }).check()
  await tab('Pictures')
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' })
  await ask.getByRole('button', { name: 'Back' }).click()
  await settled(page, 'details')
  await press('Save product')
  await page.getByRole('listitem').filter({ hasText: 'Category: done' }).waitFor()

  await page.goto('/staff/stock/receive')
  await page.getByLabel('Into').selectOption({ index: 1 })
  await page.getByLabel('Delivery').fill('Note 2211')
  const find = page.getByRole('searchbox', { name: /^Add by SKU/ })
  await find.fill('HO-1-NAVY-M')
  await find.press('Enter')
  await page.getByLabel('Quantity of HO-1-NAVY-M').fill('7')
  await settled(page, 'receive')
  await press('Receive 7')
  await page.getByText(/^No items yet/).waitFor()

  await page.goto('/staff/products?keyword=HO-1')
  await page.getByRole('link', { name: 'Harbour overshirt' }).click()
  await press(/^Publish …/)
  await settled(page, 'publish')
  await press('Publish now')
  const link = page.getByRole('link', { name: 'See in the shop' })
  const address = await link.getAttribute('href')
  expect(troubles.filter(isTrouble)).toEqual([])

  const shopper = await shop.visitor()
  await shop.ctx.bus.settled()
  await shopper.page.goto(address ?? '')
  await shopper.page.getByRole('heading', { level: 1, name: 'Harbour overshirt' }).waitFor()
  await shopper.page.getByRole('img', { name: 'Navy overshirt, front' }).first().waitFor()
  await choose(shopper.page.getByRole('radio', { name: /^M( |,|$)/ }))
  await shopper.page.getByRole('button', { name: 'Add to cart' }).first().click()
  const sku = () =>
    shop.ctx.db
      .selectFrom('cart_items as c')
      .innerJoin('variants as v', 'v.id', 'c.variant_id')
      .select('v.sku')
      .execute()
  await expect.poll(sku).toEqual([{ sku: 'HO-1-NAVY-M' }])

  await page.goto('/staff/products?keyword=HO-1')
  await page.getByRole('checkbox', { name: 'Select Harbour overshirt' }).check()
  await settled(page, 'products-selected')
  await press('Take off sale')
  await page.getByText('1: Draft').waitFor()
  await page.getByRole('link', { name: 'Harbour overshirt' }).click()
  await press('Copy')
  await page.getByRole('heading', { level: 1, name: 'Harbour overshirt (copy)' }).waitFor()
  await settled(page, 'product-copy')
})

test('staff count, transfer and follow the ledger on a phone, in Chinese', async () => {
  const back = backroom(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 20)
  const { sku } = await shop.ctx.db
    .selectFrom('variants')
    .select('sku')
    .where('id', '=', shirt.id)
    .executeTakeFirstOrThrow()
  const { page, troubles } = await signedIn('zh', phone)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const add = async (qty: string) => {
    const find = page.getByRole('searchbox', { name: /^以 SKU/ })
    await find.fill(sku)
    await find.press('Enter')
    await page.getByLabel(`${sku} 的數量`).fill(qty)
  }
  await page.goto('/staff/stock')
  await page
    .getByRole('link', { name: /^003-BLACK-L$/ })
    .first()
    .waitFor()
  await settled(page, 'stock-zh')

  await press('盤點')
  await page.getByRole('heading', { level: 1, name: '盤點存貨' }).waitFor()
  await page.getByLabel('貨倉').selectOption({ index: 1 })
  await page.getByLabel('盤點原因').fill('每月盤點')
  await add('18')
  await settled(page, 'count-zh')
  await press(/^儲存 1 項盤點/)
  await page.getByText(/^尚未有貨品/).waitFor()

  await page.goto('/staff/stock/transfer')
  await page.getByLabel('由', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('到', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('原因').fill('週末補貨')
  await add('500')
  await press(/^調動 500/)
  await page.getByText(/只有 \d+ 件可用/).waitFor()
  await page.getByLabel(`${sku} 的數量`).fill('3')
  await settled(page, 'transfer-zh')
  await press(/^調動 3/)
  await page.getByText(/^尚未有貨品/).waitFor()

  await page.goto(`/staff/stock/${shirt.id}`)
  const ledger = page.getByRole('listitem').filter({ hasText: '週末補貨' })
  await ledger.first().waitFor()
  expect(await ledger.allInnerTexts()).toEqual([
    expect.stringContaining('+3'),
    expect.stringContaining('−3'),
  ])
  await settled(page, 'ledger-zh')
  await press('設定預訂')
  await page.getByLabel('可預訂數量').fill('5')
  await page.getByLabel('預計到貨日期').fill('2031-03-01')
  await settled(page, 'preorder-zh')
  await press('儲存')
  await page.getByText('預訂 0／5').waitFor()
  expect(troubles.filter(isTrouble)).toEqual([])
})

test('categories are renamed and moved, and one with products is not deleted', async () => {
  const { page, troubles } = await signedIn('zh', phone)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  await page.goto('/staff/products/categories')
  await press('編輯 恤衫')
  const dialog = page.getByRole('dialog')
  await settled(page, 'category-zh')
  await dialog
    .getByLabel(/^繁體中文/)
    .first()
    .fill('襯衫')
  await dialog.getByRole('button', { name: '儲存' }).click()
  await page.getByRole('button', { name: '編輯 襯衫' }).waitFor()
  const names = () =>
    page
      .getByRole('button', { name: /^編輯 / })
      .evaluateAll((buttons) => buttons.map((button) => button.textContent))
  const at = (await names()).indexOf('襯衫')
  await press('襯衫 下移')
  await expect.poll(async () => (await names()).indexOf('襯衫')).toBe(at + 1)
  await press('刪除 襯衫')
  await page.getByRole('dialog').getByRole('button', { name: '刪除', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await names()).toContain('襯衫')
  await page.goto('/staff/products/colours')
  await press('新增顏色')
  await settled(page, 'colour-zh')
  expect(troubles.filter(isTrouble)).toEqual([])
})

test('an assistant receives stock, and finds no products, promotions or counts', async () => {
  const { page } = await signedIn('en', desk)
  await page.goto('/staff/stock')
  await page.getByRole('button', { name: 'Count' }).waitFor()
  await shop.ctx.db.updateTable('staff').set({ role: 'assistant' }).execute()
  await page.goto('/staff/stock')
  await page.getByRole('button', { name: 'Receive' }).waitFor()
  expect(await page.getByRole('button', { name: 'Count' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Promotions' }).count()).toBe(0)
  await page.goto('/staff/products')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('heading', { level: 1, name: 'Products' }).count()).toBe(0)
})
