import { expect, test } from 'vitest'
import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { openCashSession } from '#server/payments/tills/cash-up.ts'
import { changesByShop } from '#server/platform/changes/change-recorder.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { heading, openConsole, settled, signedIn, visits } from './console-staff.ts'
import { counterGoods } from './counter-fixtures.ts'
import { order as placeOrder, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const { db } = ctx
const { mall, item } = await counterGoods(shop)
const { id: staffId } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
await inTransaction(ctx, (trx) =>
  openCashSession(trx, ctx, { warehouseId: mall, floatCents: 500_000, staffId }, changesByShop),
)

test.each(visits)(
  'a sale in parts is brought back for cash, and an order is paid in two ways: $width px, $language',
  async (visit) => {
    const { language } = visit
    const { page, troubles, say } = await signedIn(shop, visit)
    const press = (en: string, zh: string) =>
      page.getByRole('button', { name: say(en, zh), exact: true }).click()
    const field = (en: string, zh: string) => page.getByLabel(say(en, zh), { exact: true })
    const dialog = page.getByRole('dialog')

    await page.goto('/staff/counter')
    const scan = field('Scan or type an item', '掃描或輸入貨品')
    await scan.fill(item.barcode ?? '')
    await scan.press('Enter')
    await field(`Quantity of ${item.sku}`, `${item.sku} 的數量`).waitFor()
    await settled(page)
    await press('Pay', '付款')
    await dialog.getByLabel(say('Amount by Cash', '現金金額')).fill('100')
    await dialog.getByRole('button', { name: say('Then take', '繼續收取') }).click()
    await dialog.getByLabel(say('Octopus', '八達通'), { exact: true }).check()
    await settled(page)
    await dialog.getByRole('button', { name: say('Record Octopus', '記錄八達通') }).click()
    // The number of the Octopus receipt is missing.
    await dialog.getByText(say('Required', '必填'), { exact: true }).waitFor()
    await dialog.getByLabel(say('Octopus receipt number', '八達通收據編號')).fill('OCT 4471')
    await dialog.getByRole('button', { name: say('Record Octopus', '記錄八達通') }).click()
    await page.getByRole('button', { name: say('Next sale', '下一宗銷售') }).waitFor()
    const sale = await db
      .selectFrom('orders')
      .select(['id', 'reference', 'total_cents'])
      .where('channel', '=', 'shop')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()

    await page.goto('/staff/counter/returns')
    const find = field(
      'Receipt or order number, name, email or phone',
      '收據或訂單編號、姓名、電郵或電話',
    )
    // A colleague types the number of the receipt; a scanner reads its order, and ends with Enter.
    if (language === 'zh') {
      await find.fill(`${sale.reference}-R`)
      await page.getByRole('link', { name: sale.reference }).click()
    } else {
      await find.pressSequentially(sale.reference)
      await find.press('Enter')
    }
    // However it was found, staff read its number.
    await page.goto(`/staff/counter/returns/${sale.id}`)
    await heading(page, new RegExp(sale.reference)).waitFor()
    await page.getByRole('button', { name: say('More', '增加') }).click()
    await field('Taken instead', '更換為').waitFor()
    await field('Why it comes back', '退回原因').fill('Too small')
    await settled(page)
    const total = formatMoney(cents(sale.total_cents), language)
    await press(`Refund ${total}`, `退款 ${total}`)
    await page.getByRole('heading', { name: say('Taken back', '已收回貨品') }).waitFor()
    await page.getByText(say('Hand back', '退回現金')).waitFor()
    await settled(page)

    const back = backroom(shop)
    const shirt = await back.piece('oxford-shirt', 'white', language === 'en' ? 'M' : 'L')
    await back.leave(shirt, 10)
    const orderId = await placeOrder(shop, await register(shop), shirt)
    await page.goto(`/staff/orders/${orderId}`)
    await press('Record a payment', '記錄付款')
    await dialog.getByLabel(say('Amount received', '收到的金額')).fill('100.00')
    await dialog.getByLabel(say('Where the payment was seen', '在哪裏看到付款')).fill('FPS, 10:12')
    await settled(page)
    await dialog.getByRole('button', { name: say('Record a payment', '記錄付款') }).click()
    await page.getByText(language === 'en' ? /left to pay$/ : /^尚欠 HK\$/).waitFor()
    await settled(page)
    await press('Take payment here', '在門市收款')
    await dialog.getByRole('button', { name: say('Take cash', '收取現金') }).click()
    await dialog.waitFor({ state: 'hidden' })
    const paid = await db
      .selectFrom('orders')
      .select('paid_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(paid.paid_at).not.toBeNull()
    expect(await findIntegrityProblems(db)).toEqual([])
    expect(troubles).toEqual([])
  },
)
