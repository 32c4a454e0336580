import { expect, test } from 'vitest'
import { customerMessages } from '#console/customers/messages.ts'
import { partMessages } from '#console/parts/messages.ts'
import { actionMessages } from '#console/settings/action-messages.ts'
import { actionText } from '#console/settings/action-text.ts'
import { givePoints } from '#test/builders/members.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { deskVisit, openConsole, phoneVisit, settled, signedIn } from './console-staff.ts'
import { aVisitor, order, register } from './member.ts'
import { brokenAmounts } from './side-scroll.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const back = backroom(shop)
const member = await register(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
await back.leave(shirt, 20)
await givePoints(ctx, member.accountId, 500)

/** A guest whose one order is settled. */
async function aGuest(email: string): Promise<void> {
  const guest = { ...(await aVisitor(shop)), email, password: '' }
  await complete(await order(shop, guest, shirt))
}

async function complete(orderId: string): Promise<void> {
  await acceptPayment(ctx, orderId)
  await shipOrder(ctx, orderId, 'SF1234567890')
  await completeOrder(ctx, orderId, 'customer')
}

test('who receives the newsletter is listed and erased', async () => {
  const email = 'reader@example.com'
  const now = new Date()
  await ctx.db
    .insertInto('newsletter_subscribers')
    .values({ email, locale: 'en', confirmed_at: now, unsubscribe_key: 'key' })
    .execute()
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/customers')
  await page.getByRole('link', { name: 'Newsletter' }).click()
  await page.getByText(email).first().waitFor()
  const erase = `Erase ${email}`
  await page.getByRole('button', { name: erase }).click()
  await page.getByRole('dialog').getByRole('button', { name: erase }).click()
  await page.getByText('has been erased').waitFor()
  await expect.poll(() => page.getByText(email, { exact: true }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('amounts stay whole next to a customer known only by a long email', async () => {
  const known = await register(shop)
  const email = 'alexandra.wellington-montgomery.purchasing@international-fashion-holdings.example'
  await ctx.db
    .updateTable('accounts')
    .set({ email, username: null })
    .where('id', '=', known.accountId)
    .execute()
  for (let at = 0; at < 2; at += 1) await complete(await order(shop, known, shirt))
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto('/staff/customers')
  await page.getByRole('link', { name: email }).waitFor()
  expect(await brokenAmounts(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('a guest is found by email and erased', async () => {
  const email = 'guest@example.com'
  await aGuest(email)
  const { page, troubles } = await signedIn(shop, phoneVisit)
  await page.goto('/staff/customers')
  const box = page.getByRole('searchbox')
  await box.fill(email)
  const row = page.getByRole('link', { name: 'Chan Tai Man' })
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
  await row.click()
  await page.getByRole('heading', { level: 1, name: 'Chan Tai Man' }).waitFor()
  await page.getByRole('link', { name: /^PR-/ }).waitFor()
  await page.getByLabel('新備註').fill('Writes by WhatsApp')
  await page.getByRole('button', { name: '加入備註' }).click()
  await page.getByRole('listitem').getByText('Writes by WhatsApp').waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '匯出資料' }).click()
  expect((await download).suggestedFilename()).toMatch(/^customer-.+\.json$/)

  await page.getByRole('button', { name: '刪除', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('會保留的資料').waitFor()
  await dialog.getByLabel('原因').fill('Asked by email')
  await dialog.getByRole('button', { name: '刪除Chan' }).click()
  await page.getByText('已刪除', { exact: true }).waitFor()
  await page.goto(`/staff/customers?keyword=${email}`)
  await page.getByText('沒有符合的結果。').waitFor()
  expect(troubles).toEqual([])
})

test('what was typed about one customer is not there for the next', async () => {
  const [first, second] = [await register(shop), await register(shop)]
  const { page, troubles } = await signedIn(shop, deskVisit)
  const open = async (email: string) => {
    await page.getByRole('link', { name: email }).click()
    await page.getByRole('heading', { level: 1, name: email }).waitFor()
  }
  await page.goto('/staff/customers')
  await open(first.email)
  await page.getByRole('main').getByRole('link', { name: 'Customers' }).click()
  await open(second.email)
  const note = page.getByLabel('New note')
  await note.fill('Pays late')
  // Straight to the customer before, who is shown at once.
  await page.evaluate(() => history.go(-2))
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: first.email }).waitFor()
  expect(await note.inputValue()).toBe('')
  expect(troubles).toEqual([])
})

test('a guest and another account are merged into a customer', async () => {
  const email = 'same-person@example.com'
  await aGuest(email)
  const [kept, other] = [await register(shop), await register(shop)]
  await givePoints(ctx, other.accountId, 200)
  const { page, troubles } = await signedIn(shop, deskVisit)
  const dialog = page.getByRole('dialog')
  const find = async (keyword: string, name: string) => {
    await page.getByRole('button', { name: 'Merge a duplicate' }).click()
    await dialog.getByRole('searchbox').fill(keyword)
    await dialog.getByRole('button', { name }).click()
    await settled(page)
  }
  const merge = async () => {
    await dialog.getByLabel('Reason').fill('Showed the email')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await page.getByText('The two have been merged').waitFor()
  }
  await page.goto(`/staff/customers/${kept.accountId}`)
  await find(email, 'Chan Tai Man')
  const moved = await dialog.getByText(/^PR-/).textContent()
  await merge()
  await page.getByRole('link', { name: moved?.split(' ')[0] ?? '' }).waitFor()
  await find(other.email, other.email)
  await dialog.getByText('Points and vouchers').waitFor()
  await merge()
  await page.getByText('200 points').waitFor()
  await page.goto(`/staff/customers?type=TEMP&keyword=${email}`)
  await page.getByText('Nothing matches this search.').waitFor()
  expect(troubles).toEqual([])
})

test('points are adjusted with a reason, and the ledger shows it', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto(`/staff/customers/${member.accountId}`)
  await page.getByText('500 points').waitFor()
  await page.getByRole('button', { name: 'Adjust points' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Points').fill('-200')
  await dialog.getByLabel('Reason').fill('Counted twice')
  await dialog.getByRole('button', { name: 'Adjust points' }).click()
  await page.getByText('300 points').waitFor()
  await page.getByText(/Counted twice/).waitFor()
  expect(troubles).toEqual([])
})

test('points of an order that can still be returned are released with a reason', async () => {
  const texts = customerMessages.en
  const buyer = await register(shop)
  await complete(await order(shop, buyer, shirt))
  const { page, troubles } = await signedIn(shop, deskVisit)
  await page.goto(`/staff/customers/${buyer.accountId}`)
  await page.getByRole('button', { name: texts.release }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.reason).fill('Waived the right to return')
  await dialog.getByRole('button', { name: texts.release }).click()
  await page.getByText(texts.released).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: texts.coming }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test('people leave the shop as a file, and the audit log says who took them', async () => {
  const { page, troubles } = await signedIn(shop, deskVisit)
  for (const path of ['customers', 'customers/newsletter', 'proofs/bank']) {
    await page.goto(`/staff/${path}`)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: partMessages.en.exportCsv, exact: true }).click()
    if (path === 'proofs/bank') {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: partMessages.en.exportCsv, exact: true }).click()
    }
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  }
  await page.goto('/staff/settings/log')
  for (const action of ['customers_exported', 'newsletter_exported', 'bank_lines_exported']) {
    await page.getByText(actionText(action, actionMessages.en), { exact: true }).first().waitFor()
  }
  expect(troubles).toEqual([])
})
