import { expect, test } from 'vitest'
import { promotionMessages } from '#console/promotions/messages.ts'
import { trialMessages } from '#console/promotions/trial-messages.ts'
import { deskVisit, openConsole, settled, signedIn } from './console-staff.ts'
import { counterGoods } from './counter-fixtures.ts'
import { writeText } from './written-fields.ts'

const shop = await openConsole()
const { db } = shop.ctx
const { item } = await counterGoods(shop)

test('a voucher is tried on a cart, changed, and ended', async () => {
  const [texts, trial] = [promotionMessages.en, trialMessages.en]
  const { id } = await db
    .selectFrom('vouchers')
    .select('id')
    .where('archived_at', 'is', null)
    .orderBy('slug')
    .executeTakeFirstOrThrow()
  const voucher = () =>
    db
      .selectFrom('vouchers')
      .select(['title', 'archived_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto(`/staff/promotions/vouchers/${id}`)
  const scan = page.getByLabel('Scan or type an item', { exact: true })
  await scan.fill(item.barcode ?? '')
  await scan.press('Enter')
  await page.getByRole('button', { name: trial.calculate, exact: true }).click()
  await page.getByText(trial.total, { exact: true }).first().waitFor()

  const main = page.getByRole('main')
  const title = { en: 'Ferry voucher', zh: '渡輪優惠券' }
  await writeText(main, 'en', texts.fields.title, title)
  await page.getByRole('button', { name: texts.save, exact: true }).first().click()
  await expect.poll(async () => (await voucher()).title).toMatchObject(title)
  await settled(page)

  await page.getByRole('button', { name: texts.archive, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.archiveTitle('Ferry voucher') })
  await dialog.getByRole('button', { name: texts.archive, exact: true }).click()
  await page.getByText(texts.archived, { exact: true }).waitFor()
  expect((await voucher()).archived_at).not.toBeNull()
  expect(troubles).toEqual([])
})
