import { expect, test } from 'vitest'
import { formMessages } from '#console/settings/form-messages.ts'
import { settingsMessages } from '#console/settings/messages.ts'
import { placeMessages } from '#console/settings/place-messages.ts'
import { deskVisit, heading, openConsole, phoneVisit, signedIn } from './console-staff.ts'
import { writeText } from './written-fields.ts'

const shop = await openConsole()

test('a stockroom is added, renamed, and deleted while it never held stock', async () => {
  const texts = placeMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const save = () => dialog.getByRole('button', { name: texts.save, exact: true }).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/staff/warehouses', async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('/staff/settings/warehouses')
  // The stores it may belong to are not known yet.
  await press(texts.warehouses.add)
  held.resolve()
  await dialog.getByLabel(texts.slug, { exact: true }).fill('attic')
  await writeText(dialog, 'zh', texts.name, { en: 'Attic', zh: '閣樓' })
  await save()
  await press(texts.editOf('閣樓'))
  await writeText(dialog, 'zh', texts.name, { en: 'Back room', zh: '後倉' })
  await save()
  await page.getByRole('button', { name: texts.editOf('後倉'), exact: true }).waitFor()
  await press(texts.warehouses.delete('後倉'))
  await dialog.getByRole('button', { name: texts.warehouses.delete('後倉') }).click()
  await page.getByText(texts.warehouses.deleted, { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: texts.editOf('後倉') }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('a courier is added with its rate, and is no longer offered once archived', async () => {
  const texts = placeMessages.en
  const { page, troubles } = await signedIn(shop, deskVisit)
  const main = page.getByRole('main')
  const save = page.getByRole('button', { name: texts.save, exact: true })
  await page.goto('/staff/settings/couriers')
  await page.getByRole('link', { name: texts.couriers.add, exact: true }).click()
  await writeText(main, 'en', texts.name, { en: 'Island Post', zh: '離島郵遞' })
  await writeText(main, 'en', texts.couriers.description, { en: 'By ferry', zh: '船運' })
  await page.getByLabel(texts.slug, { exact: true }).fill('island-post')
  await page.getByLabel(texts.couriers.base, { exact: true }).fill('35')
  await save.click()
  await page.getByRole('link', { name: 'Island Post' }).first().click()
  await heading(page, 'Island Post').waitFor()
  await page.getByLabel(texts.couriers.archive, { exact: true }).check()
  await save.click()
  const stored = shop.ctx.db
    .selectFrom('couriers')
    .select('archived_at')
    .where('slug', '=', 'island-post')
  await expect.poll(async () => (await stored.executeTakeFirst())?.archived_at).toBeTruthy()
  await page.goto('/staff/settings/couriers')
  const line = page.getByRole('listitem').filter({ hasText: 'Island Post' })
  await line.getByText(texts.couriers.archived, { exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('a password page closes the shop to visitors until it is switched off', async () => {
  const texts = formMessages.en.passwordPage
  const { page, troubles } = await signedIn(shop, deskVisit)
  const isOn = page.getByRole('checkbox', { name: texts.isOn })
  const save = page.getByRole('button', { name: settingsMessages.en.save, exact: true })
  const shown = async () => (await fetch(`${shop.url}/shop/main/product`)).text()
  await page.goto('/staff/settings/password-page')
  await isOn.check()
  await page.getByLabel(texts.password, { exact: true }).fill('kowloon-pier')
  await writeText(page.getByRole('main'), 'en', texts.title, { en: 'Soon', zh: '即將開幕' })
  await save.click()
  await page.getByText(texts.closed).waitFor()
  await expect.poll(shown).toContain('Soon')
  expect(await shown()).not.toContain('Oxford')
  await isOn.uncheck()
  await save.click()
  await page.getByText(texts.off, { exact: true }).waitFor()
  await expect.poll(shown).toContain('Oxford')
  expect(troubles).toEqual([])
})
