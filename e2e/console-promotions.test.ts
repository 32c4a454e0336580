import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { promotionMessages } from '#console/promotions/messages.ts'
import { trialMessages } from '#console/promotions/trial-messages.ts'
import { scanMessages } from '#console/scanning/messages.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { backroom } from './staff-fixtures.ts'
import { writeText } from './written-fields.ts'

const shop = await openConsole()
const shirt = await backroom(shop).piece('oxford-shirt', 'white', 'M')
const { sku } = await shop.ctx.db
  .selectFrom('variants')
  .select('sku')
  .where('id', '=', shirt.id)
  .executeTakeFirstOrThrow()

test('a promotion is tried, started and ended, covering everything only if chosen', async () => {
  const texts = promotionMessages.en
  const { fields } = texts
  const [parts, trial] = [partMessages.en, trialMessages.en]
  const { page, troubles } = await signedIn(shop, deskVisit, 'manager')
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  await page.goto('/staff/promotions')
  await page.getByRole('link', { name: texts.newPromotion }).click()
  await page.getByLabel(parts.english).fill('Winter cart')
  await page.getByLabel(fields.level).selectOption({ index: 1 })
  await page.getByLabel(fields.kind).selectOption({ label: fields.kinds.amount })
  await page.getByLabel(fields.amount, { exact: true }).fill('100')
  await page.getByLabel(new RegExp(`^${fields.minSpend}`)).fill('900')
  await page.getByLabel(fields.starts).fill('2031-01-01T10:00')
  await page.getByLabel(fields.ends).fill('2030-01-01T10:00')
  await press(texts.start)
  await page.getByText(issueSentences.scope_empty.en).waitFor()
  await page.getByLabel(fields.ends).fill('2031-01-08T10:00')
  await page.getByRole('radio', { name: fields.everything }).check()
  const item = page.getByRole('searchbox', { name: scanMessages.en.find })
  await item.fill(sku)
  await item.press('Enter')
  await page.getByRole('textbox', { name: trial.quantityOf('') }).fill('3')
  await press(trial.calculate)
  await page.getByRole('row', { name: `${trial.cartDiscount} HK$0 −HK$100` }).waitFor()
  await settled(page)
  await press(texts.start)
  const effect = texts.on(texts.amountOff('HK$100'), texts.onEverything)
  await page.getByText(effect).first().waitFor()
  await page.getByText(texts.state.coming).waitFor()
  await page.getByLabel(fields.starts).fill('')
  await press(texts.save)
  await page.getByText(texts.state.running).waitFor()
  await press(texts.archive)
  await page.getByRole('dialog').getByRole('button', { name: texts.archive }).click()
  await page.getByText(texts.state.archived).first().waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
})

test('a promotion that makes products free says how many before it is saved', async () => {
  const texts = promotionMessages.zh
  const { fields } = texts
  const { page } = await signedIn(shop, phoneVisit, 'manager')
  const promotions = () =>
    shop.ctx.db
      .selectFrom('promotions')
      .select('id')
      .where(sql<boolean>`title ->> 'en' = 'All free'`)
      .execute()
  await page.goto('/staff/promotions')
  await page.getByRole('link', { name: texts.newPromotion }).click()
  await page.getByLabel(partMessages.zh.english).fill('All free')
  await page.getByLabel(fields.percent, { exact: true }).fill('100')
  await page.getByRole('radio', { name: fields.everything }).check()
  await page.getByLabel(fields.starts).fill('2031-01-01T10:00')
  const start = page.getByRole('button', { name: texts.start }).first()
  await start.click()
  const question = page.getByRole('dialog')
  await question.getByText(texts.makesFreeLead).waitFor()
  await settled(page)
  await question.getByRole('button', { name: partMessages.zh.back }).click()
  expect(await promotions()).toEqual([])
  await start.click()
  await question.getByRole('button', { name: texts.saveFree }).click()
  await page.getByText(texts.state.coming).waitFor()
  expect(await promotions()).toHaveLength(1)
})

test('a voucher is made with a code, tried on a cart, changed, and ended', async () => {
  const [texts, parts, trial] = [promotionMessages.en, partMessages.en, trialMessages.en]
  const { fields } = texts
  const voucher = () =>
    shop.ctx.db
      .selectFrom('vouchers')
      .select(['title', 'archived_at'])
      .where('slug', '=', 'ten-off')
      .executeTakeFirstOrThrow()
  const { page, troubles } = await signedIn(shop, deskVisit)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await page.goto('/staff/promotions/vouchers')
  await page.getByRole('link', { name: texts.newVoucher }).click()
  await page.getByLabel(parts.english).first().fill('Ten off')
  await page.getByLabel(fields.slug).fill('ten-off')
  await press(texts.createVoucher)
  await page.locator('[aria-invalid=true]').first().waitFor()
  await page.getByLabel(new RegExp(`^${fields.code}`)).fill('TENOFF')
  await page.getByRole('radio', { name: fields.choose }).check()
  await page.getByRole('checkbox', { name: 'Shirts', exact: true }).check()
  await press(texts.createVoucher)
  const effect = texts.on(texts.percentOff(10), texts.onCategories(1))
  await page.getByText(effect).first().waitFor()

  const scan = page.getByLabel(scanMessages.en.find, { exact: true })
  await scan.fill(sku)
  await scan.press('Enter')
  await press(trial.calculate)
  await page.getByText(trial.total, { exact: true }).first().waitFor()
  const title = { en: 'Ferry voucher', zh: '渡輪優惠券' }
  await writeText(page.getByRole('main'), 'en', fields.title, title)
  await press(texts.save)
  await expect.poll(async () => (await voucher()).title).toMatchObject(title)
  await press(texts.archive)
  const dialog = page.getByRole('dialog', { name: texts.archiveTitle('Ferry voucher') })
  await dialog.getByRole('button', { name: texts.archive, exact: true }).click()
  await page.getByText(texts.archived, { exact: true }).waitFor()
  expect((await voucher()).archived_at).not.toBeNull()
  expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
})
