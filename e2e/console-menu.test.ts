import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layout } from '#contract/endpoints/configuration.ts'
import { valueMessages } from '#console/parts/value-messages.ts'
import { openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { desk, expectAccessible } from './shop.ts'

const shop = await openConsole()

test('an entry of the menu, with one below it, is added and moved on a phone', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const texts = valueMessages.zh
  const { navbar, navigation, children, path } = texts.parts
  const unfold = (title: string) =>
    page.locator('summary', { hasText: new RegExp(`^${title}`) }).click()
  await page.goto('/staff/settings/values/layout')
  await unfold(navbar)
  await unfold(navigation)
  const menu = page.getByRole('group', { name: navigation, exact: true })
  const known = await menu.getByRole('button', { name: new RegExp(`^從「${navigation}」`) }).count()
  await menu.getByRole('button', { name: texts.add(navigation), exact: true }).click()
  const entry = menu.locator('details[open]').first()
  await entry.getByLabel('英文', { exact: true }).fill('Lookbook')
  await entry.getByLabel(path, { exact: true }).fill('/posts')
  await entry.getByRole('button', { name: texts.add(children), exact: true }).click()
  const below = entry.getByRole('group', { name: children, exact: true }).first()
  await below.getByLabel('英文', { exact: true }).fill('Summer looks')
  await below.getByLabel(path, { exact: true }).fill('/articles/journal')
  await settled(page)
  await menu.getByRole('button', { name: texts.earlier(navigation, known + 1) }).click()
  await menu.getByText(`${children}：1`).waitFor()
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await page.getByText('已儲存', { exact: true }).waitFor()
  const { value } = await shop.ctx.db
    .selectFrom('configurations')
    .select('value')
    .where('slug', '=', 'layout')
    .executeTakeFirstOrThrow()
  const entries = layout.parse(value).navbar.navigation
  expect(entries.at(-2)).toMatchObject({
    title: { en: 'Lookbook' },
    path: '/posts',
    children: [{ title: { en: 'Summer looks' }, path: '/articles/journal' }],
  })
  await shop.ctx.bus.settled()
  expect(await (await fetch(shop.url)).text()).toContain('Summer looks')
  expect(troubles).toEqual([])
})

test('a picture that the shop chose for an entry is shown in its wide menu, once that is opened', async () => {
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const texts = valueMessages.zh
  const { navbar, navigation, picture } = texts.parts
  const stored = async () => {
    const query = shop.ctx.db.selectFrom('configurations').select('value')
    const { value } = await query.where('slug', '=', 'layout').executeTakeFirstOrThrow()
    return layout.parse(value).navbar.navigation
  }
  const at = (await stored()).findIndex(({ megamenu }) => megamenu)
  await page.goto('/staff/settings/values/layout')
  for (const title of [navbar, navigation]) {
    await page.locator('summary', { hasText: new RegExp(`^${title}`) }).click()
  }
  const menu = page.getByRole('group', { name: navigation, exact: true })
  const entry = menu.locator(':scope > .value-item > details').nth(at)
  await entry.locator('summary').first().click()
  const field = entry.getByRole('group', { name: picture, exact: true })
  const linen = sharp({ create: { width: 960, height: 640, channels: 3, background: '#cdb' } })
  const buffer = await linen.png().toBuffer()
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'linen.png', mimeType: 'image/png', buffer })
  await field.getByLabel('英文', { exact: true }).fill('Linen in the wind')
  await page.getByRole('button', { name: '儲存', exact: true }).click()
  await page.getByText('已儲存', { exact: true }).waitFor()
  expect(troubles).toEqual([])

  const { title, path, picture: chosen } = (await stored())[at] ?? {}
  await shop.ctx.bus.settled()
  const shopper = await shop.visitor({ viewport: desk })
  await shopper.page.goto('/')
  const shown = shopper.page.locator('.menu-pictures img')
  expect(await shown.count()).toBe(0)
  await shopper.page.getByRole('button', { name: title?.en, exact: true }).click()
  await shown.waitFor()
  expect(await shown.getAttribute('alt')).toBe('Linen in the wind')
  expect(await shown.getAttribute('loading')).toBe('lazy')
  expect(await shown.getAttribute('src')).toContain(chosen?.file_id)
  expect(await shopper.page.locator('.menu-pictures a').getAttribute('href')).toBe(path)
  await expectAccessible(shopper.page)
  expect(shopper.troubles).toEqual([])
})
