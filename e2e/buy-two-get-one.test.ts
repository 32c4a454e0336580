import { expect, test } from 'vitest'
import { noPromotions } from '#test/builders/promotions.ts'
import { addToCart } from '#test/builders/shopper.ts'
import { beVisitor } from './member.ts'
import { openConsole, settled, signedIn, visits } from './console-staff.ts'
import { backroom } from './staff-fixtures.ts'
import { expectNoSideScroll } from './shop.ts'
import { shopper, words } from './shopper.ts'

const shop = await openConsole()
const back = backroom(shop)

test.each(visits)(
  'an owner starts buy 2 get 1, and a shopper gets the third shirt free: $width px, $language',
  async (visit) => {
    const { language } = visit
    await noPromotions(shop.ctx)
    const shirt = await back.piece('oxford-shirt', 'white', language === 'en' ? 'M' : 'L')
    await back.setPrice(shirt, 38_000)
    await back.leave(shirt, 20)

    const { page: desk, troubles, say } = await signedIn(shop, visit)
    const press = (name: string) => desk.getByRole('button', { name, exact: true }).first().click()
    await desk.goto('/staff/promotions/new')
    await desk.getByLabel(say('English', '英文')).fill('Third one free')
    await desk.getByLabel(say('Where it applies', '適用於')).selectOption({ index: 1 })
    const kind = desk.getByLabel(say('Kind', '類別'), { exact: true })
    await kind.selectOption({ label: say('Buy some, get some', '買幾件送幾件') })
    const chooseAll = say('Everything in the shop', '全店所有商品')
    await desk.getByRole('radio', { name: chooseAll }).check()
    const item = desk.getByRole('searchbox', { name: say('Scan or type', '掃描或輸入') })
    const { sku } = await shop.ctx.db
      .selectFrom('variants')
      .select('sku')
      .where('id', '=', shirt.id)
      .executeTakeFirstOrThrow()
    await item.fill(sku)
    await item.press('Enter')
    const quantity = desk.getByRole('textbox', { name: say('Quantity of', '的數量') })
    await quantity.fill('3')
    await press(say('Calculate', '計算'))
    const cut = say('Off the cart HK$0 −HK$380', '購物車折扣 HK$0 −HK$380')
    await desk.getByRole('row', { name: cut }).waitFor()
    await settled(desk)
    await press(say('Start promotion', '開始推廣'))
    const described = say(
      'Buy 2, get 1 free (the cheapest of every 3): everything',
      '買 2 送 1（每 3 件中價錢最低的 1 件）：全部商品',
    )
    await desk.getByText(described).first().waitFor()
    await desk.goto('/staff/promotions')
    await desk.getByText(described).first().waitFor()
    await settled(desk)

    const { page, troubles: hers } = await shop.visitor({
      viewport: { width: visit.width, height: 844 },
    })
    const { cart, order } = words[language]
    const me = shopper(page, language)
    const sees = (text: string | RegExp) => page.getByText(text).first().waitFor()
    await me.go(shirt.path)
    await sees(
      say('Buy 2, get 1 free (the cheapest of every 3)', '買 2 送 1（每 3 件中價錢最低的 1 件）'),
    )
    await addToCart(await beVisitor(page), shirt.id, 2)
    await me.go('/shop/main/cart')
    await me.wake()
    await sees(say('Add 1 more to get one free', '再加 1 件，即有 1 件免費'))
    await expectNoSideScroll(page)
    await page
      .getByRole('button', { name: cart.oneMore(''), exact: false })
      .first()
      .click()
    await sees(`${cart.shopDiscount} · Third one free`)
    await sees('−HK$380')
    await me.go('/shop/main/checkout')
    await me.wake()
    await me.fillContact()
    await me.fillAddress()
    await me.place()
    await page.waitForURL(/\/result\/order\/success/)
    await page.getByRole('link', { name: order.toOrder }).click()
    await page.waitForURL(/\/shop\/main\/order\/ord_/)
    await sees(`${order.shopDiscount} · Third one free`)
    await sees('−HK$380')
    await expectNoSideScroll(page)
    expect([...troubles, ...hers]).toEqual([])
  },
)
