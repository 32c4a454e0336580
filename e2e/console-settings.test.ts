import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contentMessages } from '#console/content/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { valueMessages } from '#console/parts/value-messages.ts'
import { agentMessages, agentTrialMessages } from '#console/settings/agent-messages.ts'
import { themeMessages } from '#console/settings/theme-messages.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { passHours } from './pass-time.ts'

const shop = await openConsole()
const { ctx } = shop
const shownAt = async (path: string) => (await fetch(shop.url + path)).text()

/** A colleague at a desk, with what each form of the settings has. */
async function atSettings() {
  const { page, troubles } = await signedIn(shop, deskVisit)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const saved = page.getByText('Saved', { exact: true })
  return { page, troubles, save, saved }
}

test('a page is published with bold words and a picture, and changed tomorrow, when a post appears', async () => {
  const texts = contentMessages.zh
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status
  const english = (name: string) =>
    page.getByRole('group', { name, exact: true }).getByLabel('英文')
  const at = new Date(ctx.clock().getTime() + 32 * 3_600_000).toISOString().slice(0, 16)

  await page.goto('/staff/content')
  await page.getByRole('link', { name: texts.newPage }).click()
  await page.getByLabel(texts.slug).fill('tailoring')
  await english(texts.fields.title).fill('Tailoring')
  const text = english(texts.fields.body)
  await text.fill('We take up hems.')
  const makeBold = async () => {
    await page.keyboard.press('Control+A')
    await page.getByRole('button', { name: texts.markdown.bold }).click()
  }
  await makeBold()
  await expect.poll(() => text.inputValue()).toBe('**We take up hems.**')
  await page.keyboard.press('Control+Z')
  await expect.poll(() => text.inputValue()).toBe('We take up hems.')
  await makeBold()
  const photo = sharp({ create: { width: 960, height: 640, channels: 3, background: '#345' } })
  const buffer = await photo.png().toBuffer()
  await page
    .getByRole('toolbar')
    .locator('input[type=file]')
    .setInputFiles({ name: 'atelier.png', mimeType: 'image/png', buffer })
  await expect.poll(() => text.inputValue()).toContain('/960.webp)')
  await settled(page)
  await page.getByRole('button', { name: texts.publish, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Tailoring' }).waitFor()
  const published = await shownAt('/pages/tailoring')
  expect(published).toContain('<strong>We take up hems.</strong>')
  expect(published).toMatch(/<img src="\/files\/[\w-]+\/960\.webp"/)

  await text.fill('We take up hems, and sleeves.')
  await page.getByLabel(texts.publishChoice, { exact: true }).selectOption('later')
  await page.getByLabel(texts.fields.publishAt).fill(at)
  await page.getByRole('button', { name: texts.schedule }).click()
  const waiting = texts.waiting('').split(' ')[0] ?? ''
  await page.getByText(waiting).first().waitFor()

  await page.goto('/staff/content/posts')
  await page.getByRole('link', { name: texts.newPost }).click()
  await english(texts.fields.title).fill('Sale tomorrow')
  await english(texts.fields.body).fill('Two days only.')
  // Folded on a phone.
  await page.getByRole('heading', { name: texts.more, exact: true }).click()
  await english(texts.fields.author).fill('Praya')
  await page.getByLabel(texts.slug).fill('sale-tomorrow')
  await page.getByLabel(texts.fields.status).selectOption('ACTIVE')
  await page.getByLabel(texts.fields.publishAt).fill(at)
  await page.getByRole('button', { name: texts.create, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Sale tomorrow' }).waitFor()
  expect(troubles).toEqual([])

  expect(await statusOf('/posts/sale-tomorrow')).toBe(404)
  expect(await shownAt('/pages/tailoring')).not.toContain('and sleeves')
  await passHours(shop, 33)
  await expect.poll(() => statusOf('/posts/sale-tomorrow')).toBe(200)
  await expect.poll(() => shownAt('/pages/tailoring')).toContain('and sleeves')
})

test('a wrong setting is marked, a right one saved once although pressed twice, and the log leads to it', async () => {
  const { page, troubles, save, saved } = await atSettings()
  await page.goto('/staff/settings/limits')
  const days = page.getByLabel('Days to ask for a return')
  const before = await days.inputValue()
  await days.fill('999')
  await save.click()
  await page.getByText('At most 365').waitFor()
  // Something else than is stored, for a second attempt finds what the first saved.
  await days.fill(before === '28' ? '21' : '28')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes.push(request.url())
  })
  // Twice before the button can show that it is busy.
  await save.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await saved.waitFor()
  expect(writes).toHaveLength(1)

  const shown = () => {
    const { searchParams } = new URL(page.url())
    return [searchParams.get('subject_kind'), searchParams.get('subject_id')]
  }
  await page.getByRole('link', { name: partMessages.en.history }).click()
  await page.getByText('Setting set').first().waitFor()
  expect(shown()).toEqual(['configuration', 'limits'])
  await page.goto('/staff/settings/log')
  await page.getByText('Before and after').first().click()
  await page.getByRole('button', { name: 'Only this: Limits and deadlines' }).first().click()
  await expect.poll(shown).toEqual(['configuration', 'limits'])
  expect(troubles).toEqual([])
})

test('a closure is seen in the form and in the shop, and ended from Today', async () => {
  const { page, troubles, save } = await atSettings()
  await page.goto('/staff/settings/closure')
  const isClosed = page.getByLabel('Closed for now', { exact: true })
  await isClosed.check()
  await page.getByLabel('Orders leave again on').fill('2030-03-04')
  await page.getByText('We resume on Mon 4 Mar').waitFor()
  await save.click()
  await page.getByText('Every page shows the notice now.').waitFor()
  expect(await shownAt('/zh/shop/main/cart')).toContain('將於3月4日（週一）恢復')
  await page.goto('/staff')
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await isClosed.uncheck()
  await save.click()
  await expect.poll(() => shownAt('/')).not.toContain('We resume on Mon 4 Mar')
  expect(troubles).toEqual([])
})

test('a country is added to its list, moved with the keys alone, and taken off again', async () => {
  const { page, troubles, save, saved } = await atSettings()
  const texts = valueMessages.en
  const { value, code, title, area_code: dialling } = texts.parts
  const press = (name: string) => page.getByRole('button', { name, exact: true })
  const stored = () => shownAt('/api/customer/configuration/latest')
  await page.goto('/staff/settings/values/countries')
  await page.getByText('Macau').waitFor()
  const known = await page.locator('main .value-item').count()
  await press(texts.add(value)).click()
  await page.getByLabel(code).fill('J')
  await save.click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  await page.getByLabel(code).fill('JP')
  await page.getByRole('group', { name: title }).getByLabel('English').fill('Japan')
  await page.getByLabel(dialling).fill('81')
  // To the end of the list and back.
  await press(texts.earlier(value, known + 1)).press('Enter')
  await press(texts.later(value, known)).press('Enter')
  const last = press(texts.earlier(value, known + 1))
  await expect.poll(() => last.evaluate((button) => button === document.activeElement)).toBe(true)
  await settled(page)
  await save.click()
  await saved.waitFor()
  await expect.poll(stored).toContain('"Japan"')
  await press(texts.remove(value, known + 1)).click()
  await save.click()
  await expect.poll(stored).not.toContain('"Japan"')
  expect(troubles).toEqual([])
})

test('the shop is shown in a colour chosen for it, and one that is none is marked', async () => {
  const texts = themeMessages.en
  const { page, troubles, save, saved } = await atSettings()
  await page.goto('/staff/settings/theme')
  const colour = page.getByLabel(texts.settings.color, { exact: true })
  await colour.fill('green')
  await save.click()
  await page.locator('[aria-invalid=true]').waitFor()
  await colour.fill('#0a7f5a')
  await save.click()
  await saved.waitFor()
  await expect.poll(() => shownAt('/')).toContain('#0a7f5a')
  const visitor = await shop.visitor()
  await visitor.page.goto('/')
  const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--primary')
  expect(await visitor.page.evaluate(primary)).toBe('#0a7f5a')
  expect([...troubles, ...visitor.troubles]).toEqual([])
})

test('a purchase is tried by the saved settings, not by unsaved changes', async () => {
  const { isOn } = agentMessages.en
  const { run, steps, notAll } = agentTrialMessages.en
  const { page, troubles, save } = await atSettings()
  const profile = async () => (await fetch(`${shop.url}/.well-known/ucp`)).status
  await page.goto('/staff/settings/agents')
  const off = page.getByText('Assistants are switched off', { exact: false })
  const tryIt = async () => {
    await page.getByRole('button', { name: run }).click()
    await page.getByRole('status').filter({ hasText: notAll }).waitFor()
    await page.getByRole('listitem').filter({ hasText: steps.total }).waitFor()
  }
  await page.getByLabel(isOn, { exact: true }).uncheck()
  await tryIt()
  expect(await off.count()).toBe(0)
  await save.click()
  await expect.poll(profile).toBe(404)
  await tryIt()
  await off.waitFor()
  await page.getByLabel(isOn, { exact: true }).check()
  await save.click()
  await expect.poll(profile).toBe(200)
  await tryIt()
  await off.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
