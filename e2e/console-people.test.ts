import { beforeAll, expect, test } from 'vitest'
import { inboxMessages } from '#console/inbox/messages.ts'
import { letterMessages } from '#console/parts/letter-messages.ts'
import { givePoints } from '#test/builders/members.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import {
  dayVisits,
  deskVisit,
  markOf,
  openConsole,
  settled,
  signedIn,
  visits,
} from './console-staff.ts'
import { aVisitor, order, register, type Member } from './member.ts'
import { brokenAmounts } from './side-scroll.ts'
import { backroom, type ItemRow } from './staff-fixtures.ts'

const shop = await openConsole()
const { ctx } = shop
const back = backroom(shop)
let member: Member
let shirt: ItemRow

beforeAll(async () => {
  member = await register(shop)
  shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 20)
  await givePoints(ctx, member.accountId, 500)
})

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

test.each(visits)(
  'who receives the newsletter is listed and erased: $width px, $language',
  async (visit) => {
    const { language } = visit
    const email = `reader-${language}@example.com`
    const now = new Date()
    await ctx.db
      .insertInto('newsletter_subscribers')
      .values({ email, locale: language, confirmed_at: now, unsubscribe_key: `key-${language}` })
      .execute()
    const { page, say, troubles } = await signedIn(shop, visit)
    await page.goto('/staff/customers')
    await page.getByRole('link', { name: say('Newsletter', '電子通訊') }).click()
    await page.getByText(email).first().waitFor()
    await settled(page)
    const erase = say(`Erase ${email}`, `刪除${email}的資料`)
    await page.getByRole('button', { name: erase }).click()
    await page.getByRole('dialog').getByRole('button', { name: erase }).click()
    await page.getByText(say('has been erased', '已刪除')).waitFor()
    await expect.poll(() => page.getByText(email, { exact: true }).count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

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
  await settled(page)
  expect(await brokenAmounts(page)).toEqual([])
  expect(troubles).toEqual([])
})

test.each(dayVisits)(
  'a guest is found by email and erased: $width px, $language',
  async (visit) => {
    const email = `guest-${markOf(visit)}@example.com`
    await aGuest(email)
    const { page, say, troubles } = await signedIn(shop, visit)
    await page.goto('/staff/customers')
    const box = page.getByRole('searchbox')
    await box.fill(email)
    const row = page.getByRole('link', { name: 'Chan Tai Man' })
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1)
    await settled(page)
    await row.click()
    await page.getByRole('heading', { level: 1, name: 'Chan Tai Man' }).waitFor()
    await page.getByRole('link', { name: /^PR-/ }).waitFor()
    await page.getByLabel(say('New note', '新備註')).fill('Writes by WhatsApp')
    await page.getByRole('button', { name: say('Add note', '加入備註') }).click()
    await page.getByRole('listitem').getByText('Writes by WhatsApp').waitFor()
    await settled(page)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Export data', '匯出資料') }).click()
    expect((await download).suggestedFilename()).toMatch(/^customer-.+\.json$/)

    await page.getByRole('button', { name: say('Erase', '刪除'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say('What stays', '會保留的資料')).waitFor()
    await settled(page)
    await dialog.getByLabel(say('Reason', '原因')).fill('Asked by email')
    await dialog.getByRole('button', { name: say('Erase Chan', '刪除Chan') }).click()
    await page.getByText(say('Erased', '已刪除'), { exact: true }).waitFor()
    await page.goto(`/staff/customers?keyword=${email}`)
    await page.getByText(say('Nothing matches this search.', '沒有符合的結果。')).waitFor()
    expect(troubles).toEqual([])
  },
)

test.each(visits)(
  'a guest and another account are merged into a customer: $width px, $language',
  async (visit) => {
    const { language } = visit
    const email = `same-person-${language}@example.com`
    await aGuest(email)
    const [kept, other] = [await register(shop), await register(shop)]
    await givePoints(ctx, other.accountId, 200)
    const { page, say, troubles } = await signedIn(shop, visit)
    const dialog = page.getByRole('dialog')
    const find = async (keyword: string, name: string) => {
      await page.getByRole('button', { name: say('Merge a duplicate', '合併重複資料') }).click()
      await dialog.getByRole('searchbox').fill(keyword)
      await dialog.getByRole('button', { name }).click()
      await settled(page)
    }
    const merge = async () => {
      await dialog.getByLabel(say('Reason', '原因')).fill('Showed the email')
      await dialog.getByRole('button', { name: say('Merge', '合併'), exact: true }).click()
      await page.getByText(say('The two have been merged', '兩者已合併')).waitFor()
    }
    await page.goto(`/staff/customers/${kept.accountId}`)
    await find(email, 'Chan Tai Man')
    const moved = await dialog.getByText(/^PR-/).textContent()
    await merge()
    await page.getByRole('link', { name: moved?.split(' ')[0] ?? '' }).waitFor()
    await find(other.email, other.email)
    await dialog.getByText(say('Points and vouchers', '積分及優惠券')).waitFor()
    await merge()
    await page.getByText(say('200 points', '200 分')).waitFor()
    await settled(page)
    await page.goto(`/staff/customers?type=TEMP&keyword=${email}`)
    await page.getByText(say('Nothing matches this search.', '沒有符合的結果。')).waitFor()
    expect(troubles).toEqual([])
  },
)

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

/** The demo's own reviews wait no longer. */
const approveDemoReviews = () =>
  shop.ctx.db
    .updateTable('reviews')
    .set({ state: 'approved', decided_at: new Date() })
    .where('state', '=', 'waiting')
    .execute()

test.each(visits)('reviews and enquiries are worked off: $width px, $language', async (visit) => {
  const { language } = visit
  await approveDemoReviews()
  const orderId = await order(shop, member, shirt)
  await complete(orderId)
  await member.api('POST /orders/{id}/reviews', {
    params: { id: orderId },
    body: { reviews: [{ product_id: shirt.productId, rating: 5, comments: 'Cut well' }] },
  })
  await member.api('POST /enquiries', {
    body: {
      name: 'Wong Ka Ming',
      email: `wong-${language}@example.com`,
      area_code: '852',
      phone: '91234567',
      subject: 'Shorter trousers',
      description: 'Can you take off three centimetres?',
    },
  })
  const { page, say, troubles } = await signedIn(shop, visit)
  await page.goto('/staff/inbox')
  await page.getByText('Cut well').waitFor()
  await settled(page)
  await page.keyboard.press('a')
  await page.getByText(say('Nothing is waiting here.', '沒有待處理項目。')).waitFor()

  await page.getByRole('button', { name: say('Approved', '已通過'), exact: true }).click()
  await page
    .getByRole('button', { name: say('Reply', '回覆'), exact: true })
    .first()
    .click()
  await page.getByLabel(say('Public reply', '公開回覆')).fill('Thank you!')
  await page.getByRole('button', { name: say('Save reply', '儲存回覆') }).click()
  await page.getByRole('blockquote').getByText('Thank you!').first().waitFor()

  await page.getByRole('link', { name: say('Enquiries', '查詢') }).click()
  await page.getByRole('heading', { name: 'Shorter trousers' }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: say('Mark as answered', '標記為已回覆') }).click()
  await page.getByText(say('Nothing is waiting here.', '沒有待處理項目。')).waitFor()
  await page.getByRole('button', { name: say('Undo', '復原') }).click()
  await page.getByRole('heading', { name: 'Shorter trousers' }).waitFor()
  const { answer, answers, enquiryState } = inboxMessages[language]
  await page.getByRole('button', { name: answer, exact: true }).click()
  const typed = page.getByRole('dialog').getByRole('textbox')
  expect(await typed.inputValue()).toBe('Dear Wong Ka Ming,\n\n')
  await typed.fill('Dear Mr Wong,\n\nWe can, within a week.')
  await settled(page)
  await page.getByRole('button', { name: letterMessages[language].send }).click()
  await page.getByText(say('Nothing is waiting here.', '沒有待處理項目。')).waitFor()
  await page.getByRole('button', { name: enquiryState.answered, exact: true }).click()
  await page.getByRole('list', { name: answers }).getByText('within a week').first().waitFor()
  await settled(page)
  await page.getByRole('link', { name: say('Comments', '留言') }).click()
  await page.getByText(say('Nothing is waiting here.', '沒有待處理項目。')).waitFor()
  await settled(page)
  expect(troubles).toEqual([])
})
