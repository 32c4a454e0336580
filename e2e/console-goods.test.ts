import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { pictureMessages } from '#console/products/picture-messages.ts'
import { productMessages } from '#console/products/messages.ts'
import { variantMessages } from '#console/products/variant-messages.ts'
import { stockMessages } from '#console/stock/messages.ts'
import { deskVisit, heading, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { fourPictures } from './goods-fixtures.ts'
import { shopper } from './shopper.ts'

const shop = await openConsole({ hasPictures: true })

/** A refusal is an answer, which Chromium reports as a failed load. */
function isTrouble(message: string): boolean {
  return !/status of (409|422)/.test(message)
}

test('a product with 12 variants and four pictures is made from nothing, published and put into a cart', async () => {
  const [texts, parts, grid] = [productMessages.zh, partMessages.zh, variantMessages.zh]
  const [photos, stock] = [pictureMessages.zh, stockMessages.zh]
  const colours = ['海軍藍', '白色', '黑色']
  const title = '海港襯衫外套'
  const style = 'HO-390'
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).click()
  await page.goto('/staff/products')

  await page.getByRole('link', { name: texts.newProduct }).click()
  await page.getByLabel(parts.english).fill('Harbour overshirt')
  await page.getByLabel(new RegExp(`^${parts.traditional}`)).fill('海港襯衫外套')
  await page.getByLabel(new RegExp(`^${texts.fields.style}`)).fill(style)
  await press(texts.createDraft)

  await heading(page, title).waitFor()
  for (const colour of colours) {
    await page.getByLabel(grid.addColour).selectOption({ label: colour })
  }
  const sizes = page.getByRole('textbox', { name: grid.sizes })
  await sizes.fill('S, M, L, XL')
  await sizes.press('Enter')
  await page.getByRole('textbox', { name: grid.columns.price, exact: true }).fill('880')
  await press(grid.fill)
  await settled(page)

  // Refusals of the shop appear at their fields; everything else is saved.
  const compareAt = `${grid.columns.compare_at}：${colours[0]} / S`
  const refused = page.getByRole('textbox', { name: compareAt })
  // On a phone a variant is folded to its SKU and price; a refusal opens it.
  const fold = page.getByRole('button', { name: `${colours[0]} / S`, exact: true })
  await fold.click()
  await refused.fill('10')
  await fold.click()
  await press(grid.save(12))
  await page.getByRole('alert').filter({ hasText: grid.someRefused }).waitFor()
  expect(await refused.getAttribute('aria-invalid')).toBe('true')
  await refused.fill('980')
  await press(grid.save(1))
  await page.getByRole('button', { name: grid.save(0) }).waitFor()

  await tab(texts.tabs.pictures)
  const upload = page.locator('input[type=file]').first()
  await upload.setInputFiles(await fourPictures())
  await page.getByRole('img', { name: photos.picture(4) }).waitFor()
  const order = () =>
    page
      .getByRole('img', { name: new RegExp(`^${photos.picture(0).replace('0', '')}`) })
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await order()
  await press(photos.earlier(4))
  await expect.poll(order).toEqual([before[0], before[1], before[3], before[2]])
  const tile = (place: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: photos.picture(place) }) })
  // All tiles in sight: a page that scrolls during a drag drops elsewhere.
  await page.setViewportSize({ width: phoneVisit.width, height: 2400 })
  await tile(1).dragTo(tile(3))
  await expect.poll(order).toEqual([before[1], before[3], before[0], before[2]])
  await press(photos.firstOf(4))
  await expect.poll(order).toEqual([before[2], before[1], before[3], before[0]])
  await page.getByLabel(photos.colour(1)).selectOption({ label: colours[0] ?? '' })
  await press(photos.altOf(1))
  await page.getByRole('dialog').getByLabel(parts.english).fill('Navy overshirt, front')
  const altInChinese = page.getByRole('dialog').getByLabel(new RegExp(`^${parts.traditional}`))
  await altInChinese.fill('海軍藍外套正面')
  await press(photos.save)
  await page.getByRole('img', { name: '海軍藍外套正面' }).waitFor()

  await tab(texts.tabs.details)
  await page.getByRole('checkbox', { name: '恤衫', exact: true }).check()
  await tab(texts.tabs.pictures)
  const ask = page.getByRole('dialog', { name: parts.leaveTitle })
  await ask.getByRole('button', { name: parts.back }).click()
  await settled(page)
  await press(texts.save)
  const done = `${texts.complete.category}：${texts.done}`
  await page.getByRole('listitem').filter({ hasText: done }).waitFor()

  const sku = `${style}-NAVY-M`
  await page.goto('/staff/stock/receive')
  await page.getByLabel(stock.into).selectOption({ index: 1 })
  await page.getByLabel(stock.reason.receive).fill('Note 2211')
  const find = page.getByRole('searchbox', { name: stock.find })
  await find.fill(sku)
  await find.press('Enter')
  await page.getByLabel(stock.quantityOf(sku)).fill('7')
  await press(stock.doReceive(7))
  await page.getByText(stock.noLines).waitFor()

  await page.goto(`/staff/products?keyword=${style}`)
  await page.getByRole('link', { name: title }).click()
  await press(texts.publish)
  const lacking = texts.lacks([texts.complete.measurements])
  await page.getByRole('dialog').getByText(lacking, { exact: true }).waitFor()
  await press(texts.publishNow)
  const link = page.getByRole('link', { name: texts.seeInShop })
  const address = await link.getAttribute('href')
  expect(troubles.filter(isTrouble)).toEqual([])

  const guest = await shop.visitor()
  await shop.ctx.bus.settled()
  await guest.page.goto(new URL(address ?? '', shop.url).pathname.replace(/^\/zh\b/, ''))
  await heading(guest.page, 'Harbour overshirt').waitFor()
  await guest.page.getByRole('img', { name: 'Navy overshirt, front' }).first().waitFor()
  await shopper(guest.page, 'en').add('M')
  expect(guest.troubles).toEqual([])

  await page.goto(`/staff/products?keyword=${style}`)
  await page.getByRole('checkbox', { name: parts.selectRow(title) }).check()
  await press(texts.toDraft)
  await page.getByText(texts.bulk.done(1, texts.status.draft)).waitFor()
  await page.getByRole('link', { name: title }).click()
  await press(texts.copy)
  await heading(page, new RegExp(`^${title}.+`)).waitFor()
})

test('publishing several products names first what they lack', async () => {
  const { db } = shop.ctx
  const texts = productMessages.en
  const handles = ['heavyweight-tee', 'oxford-shirt']
  const products = await db
    .updateTable('products')
    .set({ status: 'draft' })
    .where('handle', 'in', handles)
    .returning(['id', 'handle', 'title'])
    .execute()
  const bare = products.find(({ handle }) => handle === 'heavyweight-tee')
  await db
    .deleteFrom('product_categories')
    .where('product_id', '=', bare?.id ?? '')
    .execute()
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  await page.goto('/staff/products?status=draft')
  for (const { title } of products) {
    const name = partMessages.en.selectRow(title.en)
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  const publish = page.getByRole('button', { name: texts.bulk.active, exact: true })
  const question = page.getByRole('dialog', { name: texts.bulk.publishTitle(2) })
  await publish.click()
  const line = question.getByRole('listitem')
  await line.filter({ hasText: bare?.title.en ?? '' }).waitFor()
  expect(await line.count()).toBe(1)
  expect(await line.textContent()).toContain(texts.lacks([texts.complete.category]))
  await question.getByRole('button', { name: partMessages.en.back }).click()
  await publish.click()
  await question.getByRole('button', { name: texts.bulk.active, exact: true }).click()
  await page.getByText(texts.bulk.done(2, texts.status.active)).waitFor()
  expect(troubles.filter(isTrouble)).toEqual([])
})

test('a dragged category goes where it is dropped, and the tree is read again once', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/products/categories')
  const line = (name: string) => page.locator('.entry').filter({ hasText: name })
  await line('Accessories').waitFor()
  let reads = 0
  page.on('response', (response) => {
    const isRead = response.request().method() === 'GET'
    if (isRead && new URL(response.url()).pathname.endsWith('/categories')) reads += 1
  })
  // To the first line's upper edge: every category of the top level gets a new position.
  await line('Accessories').dragTo(line('Tops'), { targetPosition: { x: 200, y: 3 } })
  await expect.poll(() => page.locator('.entry-name').first().textContent()).toBe('Accessories')
  expect(reads).toBe(1)
  expect(troubles.filter(isTrouble)).toEqual([])
})
