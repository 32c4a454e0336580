import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { draftMessages } from '#console/drafts/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { productMessages } from '#console/products/messages.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'

const shop = await openConsole()

/** The form of the limits, as one colleague sees it. */
function limitsOf(page: Page) {
  return {
    pictures: page.getByLabel('Pictures per review'),
    days: page.getByLabel('Days to ask for a return'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    saved: page.getByText('Saved', { exact: true }),
    refused: page.getByRole('alert').getByText('A colleague saved'),
  }
}

test('of two people who change a setting, the later is told and adds to what the first saved', async () => {
  const first = await signedIn(shop, deskVisit)
  const second = await signedIn(shop, deskVisit, 'manager')
  const [one, other] = [limitsOf(first.page), limitsOf(second.page)]
  for (const { page } of [first, second]) await page.goto('/staff/settings/limits')
  await other.days.waitFor()
  await one.days.fill('21')
  await one.save.click()
  await one.saved.waitFor()
  await other.pictures.fill('2')
  // A second press is refused, too: it still knows nothing of the first change.
  for (let press = 0; press < 2; press += 1) {
    await other.save.click()
    await other.refused.waitFor()
  }
  // Nothing that was typed is lost before it is read again.
  expect(await other.pictures.inputValue()).toBe('2')

  second.page.once('dialog', (dialog) => void dialog.accept())
  await second.page.reload()
  await expect.poll(() => other.days.inputValue()).toBe('21')
  await other.pictures.fill('2')
  await other.save.click()
  await other.saved.waitFor()
  await first.page.reload()
  await expect.poll(() => one.pictures.inputValue()).toBe('2')
  expect(await one.days.inputValue()).toBe('21')
})

test('of two people who change a product, the later is told who changed what, and loses nothing', async () => {
  const { id } = await shop.ctx.db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'sling-bag')
    .executeTakeFirstOrThrow()
  const first = await signedIn(shop, deskVisit)
  const second = await signedIn(shop, phoneVisit, 'manager')
  /** A field in the person's language, by its group. */
  const fieldOf = ({ page }: typeof first, language: 'en' | 'zh', name: 'title' | 'description') =>
    page
      .getByRole('group', { name: productMessages[language].fields[name], exact: true })
      .getByLabel(partMessages[language].english, { exact: true })
  const save = ({ page }: typeof first, language: 'en' | 'zh') =>
    page.getByRole('button', { name: productMessages[language].save, exact: true }).first().click()
  for (const { page } of [first, second]) await page.goto(`/staff/products/${id}`)
  await fieldOf(second, 'zh', 'description').waitFor()

  await fieldOf(first, 'en', 'title').fill('Pier sling bag')
  await save(first, 'en')
  await first.page.getByText(productMessages.en.saved, { exact: true }).waitFor()
  await fieldOf(second, 'zh', 'description').fill('Carries a day.')
  await save(second, 'zh')
  const refused = second.page.getByRole('alert').first()
  await expect.poll(() => refused.textContent()).toContain('（名稱）')

  // A tab that is closed keeps what was typed, and restoring it leaves the colleague's change.
  await second.page.reload()
  const offer = second.page.getByRole('status').filter({ hasText: '未儲存' })
  await offer.waitFor()
  expect(await offer.textContent()).not.toContain(draftMessages.zh.outdated)
  await settled(second.page)
  await offer.getByRole('button', { name: draftMessages.zh.restore }).click()
  await save(second, 'zh')
  await second.page.getByText(productMessages.zh.saved, { exact: true }).waitFor()
  await second.page.reload()
  await expect.poll(() => fieldOf(second, 'zh', 'description').inputValue()).toBe('Carries a day.')
  expect(await fieldOf(second, 'zh', 'title').inputValue()).toBe('Pier sling bag')
  expect(await offer.count()).toBe(0)
})

test('the offer of a draft goes with the first change: one key, or a product taken out', async () => {
  const texts = productMessages.en
  const { db } = shop.ctx
  const { id } = await db
    .updateTable('products')
    .set({ goes_with: ['oxford-shirt'] })
    .where('handle', '=', 'heavyweight-tee')
    .returning('id')
    .executeTakeFirstOrThrow()
  const { page, troubles } = await signedIn(shop, deskVisit)
  const description = page
    .getByRole('group', { name: texts.fields.description, exact: true })
    .getByLabel(partMessages.en.english, { exact: true })
  const offer = page.getByRole('button', { name: draftMessages.en.restore })
  const picked = page.getByRole('button', { name: partMessages.en.remove('Oxford shirt') })
  await page.goto(`/staff/products/${id}`)
  await description.fill('Kept on this device.')
  await page.reload()
  await offer.waitFor()
  await description.press('End')
  expect(await offer.count()).toBe(1)
  await description.pressSequentially('!')
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await offer.waitFor()
  await picked.click()
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await offer.click()
  await expect.poll(() => picked.count()).toBe(0)
  expect(troubles).toEqual([])
})
