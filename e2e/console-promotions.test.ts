import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { promotionMessages } from '#console/promotions/messages.ts'
import { trialMessages } from '#console/promotions/trial-messages.ts'
import { stockMessages } from '#console/stock/messages.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { openConsole, settled, signedIn, visits } from './console-staff.ts'

const shop = await openConsole()
const { sku } = await shop.ctx.db
  .selectFrom('variants')
  .select('sku')
  .where('price_cents', '>', 30_000)
  .where('archived_at', 'is', null)
  .orderBy('id')
  .executeTakeFirstOrThrow()

test.each(visits)(
  'a promotion is tried, started and ended, covering everything only if chosen: $width px, $language',
  async (visit) => {
    const { width, language } = visit
    const texts = promotionMessages[language]
    const { fields } = texts
    const [parts, trial] = [partMessages[language], trialMessages[language]]
    const { page, troubles } = await signedIn(shop, visit, 'manager')
    const press = (name: string) => page.getByRole('button', { name }).first().click()
    const starting = (name: string) => page.getByLabel(new RegExp(`^${name}`))
    await page.goto('/staff/promotions')
    await press(texts.newPromotion)
    await page.getByLabel(parts.english).fill('Winter cart')
    await page.getByLabel(fields.level).selectOption({ index: 1 })
    await page.getByLabel(fields.kind).selectOption({ label: fields.kinds.amount })
    await page.getByLabel(fields.amount, { exact: true }).fill('100')
    await starting(fields.minSpend).fill('900')
    await page.getByLabel(fields.starts).fill('2031-01-01T10:00')
    await page.getByLabel(fields.ends).fill('2030-01-01T10:00')
    await press(texts.start)
    await page.getByText(issueSentences.scope_empty[language]).waitFor()
    await page.getByLabel(fields.ends).fill('2031-01-08T10:00')
    await page.getByRole('radio', { name: fields.everything }).check()
    const item = page.getByRole('searchbox', { name: stockMessages[language].find })
    await item.fill(sku)
    await item.press('Enter')
    await page.getByRole('spinbutton', { name: trial.quantityOf('') }).fill('3')
    await press(trial.calculate)
    await page.getByRole('row', { name: `${trial.cartDiscount} HK$0 −HK$100` }).waitFor()
    await settled(page)
    await press(texts.start)
    const effect = texts.on(texts.amountOff('HK$100'), texts.onEverything)
    await page.getByText(effect).first().waitFor()
    await page.getByText(texts.state.coming).waitFor()
    await press(texts.archive)
    await page.getByRole('dialog').getByRole('button', { name: texts.archive }).click()
    await page.getByText(texts.state.archived).first().waitFor()

    await page.goto('/staff/promotions/vouchers')
    await press(texts.newVoucher)
    await page.getByLabel(parts.english).first().fill(`Ten off ${width}`)
    await page.getByLabel(fields.slug).fill(`ten-off-${width}`)
    await press(texts.createVoucher)
    await page.locator('[aria-invalid=true]').first().waitFor()
    await starting(fields.code).fill(`TEN${width}`)
    await page.getByRole('radio', { name: fields.choose }).check()
    const shirts = language === 'en' ? 'Shirts' : '恤衫'
    await page.getByRole('checkbox', { name: shirts, exact: true }).check()
    await press(texts.createVoucher)
    await page
      .getByText(texts.on(texts.percentOff(10), texts.onCategories(1)))
      .first()
      .waitFor()
    await settled(page)
    await page.getByRole('link', { name: texts.vouchers }).first().click()
    await page.getByRole('link', { name: `Ten off ${width}` }).waitFor()
    await settled(page)
    expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
  },
)
