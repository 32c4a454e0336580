import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  categoryMessages,
  collectionMessages,
  colourMessages,
  listMessages,
} from '#console/catalogue-lists/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { writeText } from './written-fields.ts'

const shop = await openConsole()
const { db } = shop.ctx

/** Asks to delete an entry of the list, and confirms it. */
async function deleteEntry(page: Page, name: string, language: 'en' | 'zh'): Promise<void> {
  const texts = listMessages[language]
  await page.getByRole('button', { name: texts.remove(name), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.removeTitle(name) })
  await dialog.getByRole('button', { name: texts.removeAct, exact: true }).click()
  await page.getByText(texts.removed, { exact: true }).waitFor()
  const line = page.getByRole('button', { name: texts.edit(name), exact: true })
  await expect.poll(() => line.count()).toBe(0)
}

test('a category and a collection are added and deleted, the collection renamed before', async () => {
  const texts = listMessages.en
  const { title, parent_id: parent } = categoryMessages.en.fields
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const save = () => dialog.getByRole('button', { name: texts.save, exact: true }).click()
  const kept = (name: string) =>
    page.getByRole('button', { name: texts.edit(name), exact: true }).waitFor()

  await page.goto('/staff/products/categories')
  await press(texts.newCategory)
  await writeText(dialog, 'en', title, { en: 'Rainwear', zh: '雨衣' })
  await dialog.getByLabel(parent).selectOption({ label: 'Accessories' })
  await save()
  await kept('Rainwear')
  const added = await db
    .selectFrom('categories as c')
    .innerJoin('categories as p', 'p.id', 'c.parent_id')
    .select(['c.slug', 'p.slug as parent'])
    .where('c.slug', '=', 'rainwear')
    .executeTakeFirstOrThrow()
  expect(added).toEqual({ slug: 'rainwear', parent: 'accessories' })
  await deleteEntry(page, 'Rainwear', 'en')

  await page.goto('/staff/products/collections')
  await press(texts.newCollection)
  await writeText(dialog, 'en', title, { en: 'Typhoon season', zh: '風季' })
  await dialog.getByLabel(collectionMessages.en.fields.slug.label).fill('typhoon')
  await save()
  await kept('Typhoon season')
  await press(texts.edit('Typhoon season'))
  await writeText(dialog, 'en', title, { en: 'Signal eight', zh: '八號風球' })
  await settled(page)
  await save()
  await kept('Signal eight')
  await deleteEntry(page, 'Signal eight', 'en')
  expect(troubles).toEqual([])
})

test('a colour is added with its filter colour, and deleted while nothing uses it', async () => {
  const texts = listMessages.zh
  const { fields } = colourMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit, 'manager')
  const dialog = page.getByRole('dialog')
  const colour = () =>
    db
      .selectFrom('colours')
      .select(['hex', 'family'])
      .where('code', '=', 'harbour')
      .executeTakeFirst()
  await page.goto('/staff/products/colours')
  await page.getByRole('button', { name: texts.newColour, exact: true }).click()
  await writeText(dialog, 'zh', fields.title, { en: 'Harbour', zh: '海港藍' })
  await dialog.getByLabel(fields.code.label).fill('harbour')
  await dialog.getByLabel(fields.hex).fill('#1d4e89')
  await dialog.getByLabel(fields.family.label).selectOption('blue')
  await dialog.getByRole('button', { name: texts.save, exact: true }).click()
  await page.getByRole('button', { name: texts.edit('海港藍'), exact: true }).waitFor()
  expect(await colour()).toEqual({ hex: '#1d4e89', family: 'blue' })
  await deleteEntry(page, '海港藍', 'zh')
  expect(troubles).toEqual([])
})

test('a category in use is not deleted: the dialog says by how many products, and lists them', async () => {
  const texts = listMessages.en
  const { page } = await signedIn(shop, deskVisit, 'manager')
  await page.goto('/staff/products/categories')
  await page.getByRole('button', { name: texts.remove('Shirts'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.removeTitle('Shirts') })
  await dialog.getByRole('button', { name: texts.removeAct, exact: true }).click()
  await dialog.getByText(/^The category is used by \d+ products?.*\. Take it out of/).waitFor()
  await dialog.getByRole('link', { name: partMessages.en.showUsers }).click()
  await page.waitForURL(/\/products\?category_id=/)
})

test('an order of colours made with several presses is saved once, and the focus stays', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.clock.install()
  await page.goto('/staff/products/colours')
  const names = page.locator('.entry-name')
  await names.first().waitFor()
  const [moved = '', ...others] = await names.allTextContents()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/colours')) calls.push(`${request.method()} ${pathname}`)
  })
  const down = page.getByRole('button', { name: `Move ${moved} down` })
  await down.focus()
  // However slow this machine is, all presses come before the order is saved.
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await expect.poll(() => names.allTextContents()).toEqual(others.toSpliced(3, 0, moved))
  expect(await down.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(calls).toEqual([])
  await page.clock.resume()
  await expect.poll(() => calls.filter((call) => call.startsWith('GET'))).toHaveLength(1)
  const saved = calls.filter((call) => call.startsWith('PUT'))
  expect(saved.length).toBeGreaterThanOrEqual(4)
  expect(new Set(saved).size).toBe(saved.length)
  await page.reload()
  await expect.poll(() => names.allTextContents()).toEqual(others.toSpliced(3, 0, moved))
  expect(troubles).toEqual([])
})
