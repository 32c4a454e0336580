import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { promotionMessages } from '#console/promotions/messages.ts'
import { trialMessages } from '#console/promotions/trial-messages.ts'
import { scanMessages } from '#console/scanning/messages.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { dayVisits, markOf, openConsole, settled, signedIn, visits } from './console-staff.ts'
import { beVisitor } from './member.ts'
import { shopper } from './shopper.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
await back.leave(shirt, 20)
const { sku } = await shop.ctx.db
  .selectFrom('variants')
  .select('sku')
  .where('id', '=', shirt.id)
  .executeTakeFirstOrThrow()

test.each(dayVisits)(
  'a promotion is tried, started and ended, covering everything only if chosen: $width px, $language',
  async (visit) => {
    const { language } = visit
    const mark = markOf(visit)
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
    const item = page.getByRole('searchbox', { name: scanMessages[language].find })
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
    const guest = await shop.visitor()
    await addToCart(await beVisitor(guest.page), shirt.id, 3)
    const discount = guest.page.getByText(/Winter cart/).first()
    await shopper(guest.page, 'en').go('/shop/main/cart')
    await guest.page.getByText('HK$2,340').first().waitFor()
    expect(await discount.count()).toBe(0)

    await page.getByLabel(fields.starts).fill('')
    await press(texts.save)
    await page.getByText(texts.state.running).waitFor()
    await guest.page.reload()
    await discount.waitFor()
    await guest.page.getByText('−HK$100').first().waitFor()
    await guest.page.getByText('HK$2,240').first().waitFor()
    expect(guest.troubles).toEqual([])

    await press(texts.archive)
    await page.getByRole('dialog').getByRole('button', { name: texts.archive }).click()
    await page.getByText(texts.state.archived).first().waitFor()

    await page.goto('/staff/promotions/vouchers')
    await press(texts.newVoucher)
    await page.getByLabel(parts.english).first().fill(`Ten off ${mark}`)
    await page.getByLabel(fields.slug).fill(`ten-off-${mark}`)
    await press(texts.createVoucher)
    await page.locator('[aria-invalid=true]').first().waitFor()
    await starting(fields.code).fill(`TEN${mark}`.replace('-', '').toUpperCase())
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
    await page.getByRole('link', { name: `Ten off ${mark}` }).waitFor()
    await settled(page)
    expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([])
  },
)

test.each(visits)(
  'a promotion that makes products free says how many before it is saved: $width px, $language',
  async (visit) => {
    const texts = promotionMessages[visit.language]
    const { fields } = texts
    const { page } = await signedIn(shop, visit, 'manager')
    const promotions = () =>
      shop.ctx.db
        .selectFrom('promotions')
        .select('id')
        .where(sql<boolean>`title ->> 'en' = ${`Free ${visit.width}`}`)
        .execute()
    await page.goto('/staff/promotions')
    await page.getByRole('button', { name: texts.newPromotion }).first().click()
    await page.getByLabel(partMessages[visit.language].english).fill(`Free ${visit.width}`)
    await page.getByLabel(fields.percent, { exact: true }).fill('100')
    await page.getByRole('radio', { name: fields.everything }).check()
    await page.getByLabel(fields.starts).fill('2031-01-01T10:00')
    const start = page.getByRole('button', { name: texts.start }).first()
    await start.click()
    const question = page.getByRole('dialog')
    await question.getByText(texts.makesFreeLead).waitFor()
    await settled(page)
    await question.getByRole('button', { name: partMessages[visit.language].back }).click()
    expect(await promotions()).toEqual([])
    await start.click()
    await question.getByRole('button', { name: texts.saveFree }).click()
    await page.getByText(texts.state.coming).waitFor()
    expect(await promotions()).toHaveLength(1)
  },
)
