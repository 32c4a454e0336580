import { expect, test } from 'vitest'
import { partMessages } from '#console/parts/messages.ts'
import { retentionMessages } from '#console/settings/retention-screen.ts'
import { settingsMessages } from '#console/settings/messages.ts'
import { scanMessages } from '#console/scanning/messages.ts'
import { stockMessages } from '#console/stock/messages.ts'
import { promotionMessages } from '#console/promotions/messages.ts'
import { trialMessages } from '#console/promotions/trial-messages.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { beVisitor } from './member.ts'
import { openConsole, signedIn, visits } from './console-staff.ts'
import { shopper, words } from './shopper.ts'
import { backroom } from './staff-fixtures.ts'

/** Numbers as a Chinese keyboard writes them, in each kind of field that takes them. */

const shop = await openConsole()
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
await back.leave(shirt, 20)
const { sku } = await shop.ctx.db
  .selectFrom('variants')
  .select('sku')
  .where('id', '=', shirt.id)
  .executeTakeFirstOrThrow()

test.each(visits)(
  'staff type full-width digits into settings, offers and stock: $width px, $language',
  async (visit) => {
    const { language } = visit
    const [retention, offer] = [retentionMessages[language], promotionMessages[language]]
    const { page, troubles } = await signedIn(shop, visit)
    const starting = (name: string) => page.getByLabel(new RegExp(`^${name}`))

    await page.goto('/staff/settings/retention')
    const days = starting(retention.fields.proof_days.label)
    await days.fill('')
    await days.pressSequentially('３６５')
    expect(await days.inputValue()).toBe('３６５')
    await days.press('Tab')
    expect(await days.inputValue()).toBe('365')
    await page.getByRole('button', { name: settingsMessages[language].save }).click()
    const stored = () =>
      shop.ctx.db
        .selectFrom('configurations')
        .select('value')
        .where('slug', '=', 'retention')
        .executeTakeFirst()
    await expect.poll(stored).toMatchObject({ value: { proof_days: 365 } })

    await page.goto('/staff/promotions/new')
    await page.getByLabel(partMessages[language].english).fill('A fifth off')
    const percent = starting(offer.fields.percent)
    await percent.fill('')
    await percent.pressSequentially('２０')
    const find = page.getByRole('searchbox', { name: scanMessages[language].find })
    await page.getByRole('radio', { name: offer.fields.everything }).check()
    await find.fill(sku)
    await find.press('Enter')
    const texts = trialMessages[language]
    await page.getByRole('textbox', { name: texts.quantityOf('') }).fill('３')
    await page.getByRole('button', { name: texts.calculate }).click()
    await page.getByRole('row', { name: new RegExp(`^${texts.productDiscount} .*−`) }).waitFor()

    await page.goto('/staff/stock/receive')
    const stock = stockMessages[language]
    await page.getByRole('searchbox', { name: stock.find }).fill(sku)
    await page.getByRole('searchbox', { name: stock.find }).press('Enter')
    const quantity = page.getByRole('textbox', { name: stock.quantityOf(sku) })
    await quantity.fill('')
    await quantity.pressSequentially('１２')
    expect(await quantity.inputValue()).toBe('12')
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'a shopper types full-width digits as price and quantity: $width px, $language',
  async ({ width, language }) => {
    const { page, troubles } = await shop.visitor({ viewport: { width, height: 844 } })
    const me = shopper(page, language)
    await me.go('/shop/main/product?price_max=５００')
    await me.wake()
    const most = page.locator('input[name=price_max]').first()
    expect(await most.inputValue()).toBe('500')

    await addToCart(await beVisitor(page), shirt.id)
    await me.go('/shop/main/cart')
    await me.wake()
    const quantity = page
      .getByRole('textbox', { name: new RegExp(words[language].cart.quantityOf('')) })
      .first()
    await quantity.fill('３')
    await quantity.press('Tab')
    expect(await quantity.inputValue()).toBe('3')
    await expect
      .poll(async () =>
        (await shop.ctx.db.selectFrom('cart_items').selectAll().execute()).map(({ qty }) => qty),
      )
      .toContain(3)
    expect(troubles).toEqual([])
  },
)
