import type { Route } from 'playwright'
import { expect, test } from 'vitest'
import { centsOf, decimalText, formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { dayVisits, openConsole, settled, signedIn, visits } from './console-staff.ts'
import { counterGoods } from './counter-fixtures.ts'
import { register } from './member.ts'
import { offerCash } from './offer-cash.ts'

const shop = await openConsole()
const { db } = shop.ctx
const { mall, item, other } = await counterGoods(shop)

test.each(dayVisits)(
  'two items, with a discount, are sold to a member for cash, and the day is cashed up: $width px, $language',
  async (visit) => {
    const { language } = visit
    const member = await register(shop)
    const { page, troubles, say } = await signedIn(shop, visit)
    const press = (en: string, zh: string) =>
      page.getByRole('button', { name: say(en, zh), exact: true }).click()
    const field = (en: string, zh: string) => page.getByLabel(say(en, zh), { exact: true })
    const open = (path: string) => page.goto(`/staff/counter${path}`)

    await open('/till')
    await field('Shop', '門市').selectOption(mall)
    await field('Cash in the till', '錢箱現金').fill('500')
    await settled(page)
    await press('Open till', '開始收銀')
    await page.getByRole('heading', { name: say('Cash up', '結算') }).waitFor()

    // A scanner types a code and presses Enter, one after the other.
    await open('')
    const scan = field('Scan or type an item', '掃描或輸入貨品')
    for (const { barcode } of [item, other]) {
      await scan.pressSequentially(barcode ?? '')
      await scan.press('Enter')
    }
    for (const { sku } of [item, other])
      await field(`Quantity of ${sku}`, `${sku} 的數量`).waitFor()

    await press('Choose customer', '選擇顧客')
    await field('Name, email or phone', '姓名、電郵或電話').fill(member.email)
    await page.getByRole('button', { name: member.email }).click()
    await page.getByRole('button', { name: say('Remove customer', '移除顧客') }).waitFor()

    await press('Give discount', '給予折扣')
    await field('Value', '數值').fill('10')
    await field('Reason', '原因').fill('Loose button')
    await settled(page)
    await press('Take off', '扣減')
    await page.getByText(/Loose button/).waitFor()
    await settled(page)

    const sums = page.getByRole('region', { name: say('Total', '總額'), exact: true })
    await sums.getByRole('button', { name: say('Pay', '付款'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Cash given', '收取金額')).fill('9000')
    await settled(page)
    // A proxy gives up on both tries, although the shop has taken the first.
    const salesCall = '**/api/staff/counter/sales'
    const loseAnswer = async (route: Route) => {
      await route.fetch()
      await route.fulfill({ status: 504, body: '<h1>Gateway Timeout</h1>' })
    }
    await page.route(salesCall, loseAnswer, { times: 2 })
    const take = dialog.getByRole('button', { name: say('Take cash', '收取現金') })
    await take.click()
    await page.getByText(say('The shop cannot be reached', '暫時未能連接商店')).waitFor()
    await expect.poll(() => troubles).toEqual(Array(2).fill(expect.stringContaining('504')))
    troubles.length = 0
    await take.click()
    const next = page.getByRole('button', { name: say('Next sale', '下一宗銷售') })
    await next.waitFor()
    const chat = page.getByRole('link', { name: say('Receipt by WhatsApp', 'WhatsApp 傳送收據') })
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    await field('Number for WhatsApp', 'WhatsApp 號碼').fill('9123 4567')
    await settled(page)
    const toCustomer = new URL((await chat.getAttribute('href')) ?? '')
    expect(toCustomer.pathname).toBe('/85291234567')
    const [link = ''] = /http\S+$/.exec(toCustomer.searchParams.get('text') ?? '') ?? []
    expect((await page.request.get(link)).headers()['content-type']).toBe('application/pdf')
    const sale = await db
      .selectFrom('orders as o')
      .innerJoin('payments as p', 'p.order_id', 'o.id')
      .select(['o.reference', 'o.total_cents', 'o.shop_discount_cents', 'p.given_cents'])
      .where('o.account_id', '=', member.accountId)
      .executeTakeFirstOrThrow()
    expect(sale.given_cents).toBe(900_000)
    expect(sale.shop_discount_cents).toBeGreaterThan(0)
    await page.getByText(sale.reference).waitFor()
    const change = formatMoney(cents(900_000 - sale.total_cents), language)
    await page.getByText(change, { exact: true }).waitFor()
    await next.click()
    await scan.waitFor()

    // The drawer holds ten dollars less than it should.
    await open('/till')
    const short = decimalText(cents(centsOf('490.00') + sale.total_cents))
    await field('Cash counted', '現金點算金額').fill(short)
    await page
      .getByLabel(say('Why Cash is off by −HK$10', '現金相差 −HK$10 的原因'))
      .fill('Wrong change')
    await settled(page)
    await press('Close the day', '完成結算')
    const days = page.getByRole('heading', { name: say('Days before', '過往結算') })
    await days.waitFor()
    await page
      .getByRole('link', { name: /\d\d\/\d\d\/\d{4}/ })
      .first()
      .click()
    await page.getByText('Wrong change').waitFor()
    await settled(page)
    expect(await findIntegrityProblems(db)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'an order is taken by phone, and its way to pay is sent by email: $width px, $language',
  async (visit) => {
    const { language } = visit
    const courier = await db
      .selectFrom('couriers')
      .select('id')
      .where('needs_point_code', '=', false)
      .executeTakeFirstOrThrow()
    const email = `caller-${language}@example.com`
    const { page, troubles, say } = await signedIn(shop, visit)
    const field = (en: string, zh: string) => page.getByLabel(say(en, zh), { exact: true })
    await page.goto('/staff/counter/phone')
    const scan = field('Scan or type an item', '掃描或輸入貨品')
    await scan.fill(item.barcode ?? '')
    await scan.press('Enter')
    await field(`Quantity of ${item.sku}`, `${item.sku} 的數量`).waitFor()
    await field('Name', '姓名').fill('Wong Siu Ming')
    await field('Email for payment instructions', '電郵，用以寄上付款方法').fill(email)
    await field('Phone', '電話').fill('9123 4567')
    await field('Courier', '速遞公司').selectOption(courier.id)
    await field('Street', '街道').fill('1 Hoi Yuen Road')
    await settled(page)
    const place = page.getByRole('button', { name: say('Place order', '落單'), exact: true })
    await place.click()
    // A district is missing.
    await page.getByText(say('Required', '必填'), { exact: true }).waitFor()
    await field('District', '地區').selectOption('kwun-tong')
    await place.click()
    await page.getByRole('heading', { name: /^Order .* is placed$|^已落單/ }).waitFor()
    await page.getByText(email).waitFor()
    await settled(page)
    const order = await db
      .selectFrom('orders')
      .select(['channel', 'current_status', 'shipping_cents'])
      .where('contact_email', '=', email)
      .executeTakeFirstOrThrow()
    expect(order).toMatchObject({ channel: 'phone', current_status: 'submitted' })
    expect(await findIntegrityProblems(db)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'an assistant takes an order by phone that is paid in cash when it is collected: $width px, $language',
  async (visit) => {
    const { language } = visit
    const email = `collects-${language}@example.com`
    await offerCash(shop)
    const { page, troubles, say } = await signedIn(shop, visit, 'assistant')
    const field = (en: string, zh: string) => page.getByLabel(say(en, zh), { exact: true })
    await page.goto('/staff/counter/phone')
    const scan = field('Scan or type an item', '掃描或輸入貨品')
    await scan.fill(item.barcode ?? '')
    await scan.press('Enter')
    await field(`Quantity of ${item.sku}`, `${item.sku} 的數量`).waitFor()
    await field('Name', '姓名').fill('Ho Ka Yan')
    await field('Email for payment instructions', '電郵，用以寄上付款方法').fill(email)
    await field('Phone', '電話').fill('9123 4567')
    const payBy = field('Pays by', '付款方式')
    const cash = payBy.locator('option[value=cash]')
    await payBy.locator('option[value=fps]').waitFor({ state: 'attached' })
    expect(await cash.count()).toBe(0)
    await page.getByRole('radio', { name: say('Collected', '到店取貨') }).check()
    await field('Collected at', '取貨門市').selectOption(mall)
    await payBy.selectOption('cash')
    await settled(page)
    await page.getByRole('button', { name: say('Place order', '落單'), exact: true }).click()
    await page.getByRole('heading', { name: /^Order .* is placed$|^已落單/ }).waitFor()
    const order = await db
      .selectFrom('orders')
      .select(['channel', 'payment_method', 'delivery_method'])
      .where('contact_email', '=', email)
      .executeTakeFirstOrThrow()
    expect(order).toEqual({ channel: 'phone', payment_method: 'cash', delivery_method: 'PICKUP' })
    expect(troubles).toEqual([])
  },
)
