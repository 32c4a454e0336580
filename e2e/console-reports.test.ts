import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { openConsole, settled, signedIn, views } from './console-staff.ts'
import { aMember, order } from './member.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()

beforeAll(async () => {
  const back = backroom(shop)
  const { context } = await shop.visitor()
  const member = await aMember(shop, context)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 10)
  await acceptPayment(shop.ctx, await order(shop, member, shirt))
})

test.each(views)(
  'an owner reads sales, exports them, and finds a month’s accounts: %s, %o',
  async (language, viewport) => {
    const { page, say, troubles } = await signedIn(shop, { language, viewport })
    await page.goto('/staff/reports')
    await page.getByRole('heading', { name: say('Sales by day', '按日銷售') }).waitFor()
    await page.getByRole('button', { name: say('7 days', '7 日') }).click()
    await page.waitForURL(/from=/)
    await page.getByRole('figure').locator('canvas').waitFor()
    await settled(page)

    await page.getByRole('combobox', { name: say('By', '分類') }).selectOption('product')
    const shirt = page.getByRole('row', { name: say('Oxford', '牛津') })
    await shirt.first().waitFor()
    await settled(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Export CSV', '匯出 CSV') }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    const lines = file.trim().split('\r\n')
    expect(lines[0]).toContain(say('Net', '淨額'))
    expect(lines.at(-1)).toContain(say('Total', '合計'))

    const others = [
      [say('Best and worst sellers', '暢銷與滯銷'), say('Best sellers', '暢銷產品')],
      [say('Refunds', '退款'), say('Refunds', '退款')],
      [
        say('Promotions and vouchers', '推廣與優惠券'),
        say('Promotions and vouchers', '推廣與優惠券'),
      ],
      [say('Customers', '顧客'), say('Customers', '顧客')],
      [
        say('Searches without results', '無結果搜尋'),
        say('Searches without results', '無結果搜尋'),
      ],
      [say('Stock value', '存貨價值'), say('Stock value', '存貨價值')],
      [say('Monthly accounts', '每月帳目'), say('Monthly accounts', '每月帳目')],
    ] as const
    const menu = page.getByRole('navigation', { name: say('Reports', '報表'), exact: true })
    for (const [link, heading] of others) {
      await menu.getByRole('link', { name: link }).click()
      await page.getByRole('heading', { level: 2, name: heading }).waitFor()
      await settled(page)
    }
    await page.getByRole('link', { name: /^PR-/ }).first().waitFor()
    expect(troubles).toEqual([])
  },
)
