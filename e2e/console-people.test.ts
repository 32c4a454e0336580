import { beforeAll, expect, test } from 'vitest'
import { givePoints } from '#test/builders/members.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { deskVisit, openConsole, settled, signedIn, visits } from './console-staff.ts'
import { aVisitor, order, register, type Member } from './member.ts'
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
    await page.getByRole('link', { name: say('Newsletter', '電子報') }).click()
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

test.each(visits)('a guest is found by email and erased: $width px, $language', async (visit) => {
  const { language } = visit
  const email = `guest-${language}@example.com`
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
})

test.each(visits)(
  'a guest’s orders are added to a customer: $width px, $language',
  async (visit) => {
    const { language } = visit
    const email = `same-person-${language}@example.com`
    await aGuest(email)
    const { page, say, troubles } = await signedIn(shop, visit)
    await page.goto(`/staff/customers/${member.accountId}`)
    await page.getByRole('button', { name: say('Add guest orders', '加入訪客訂單') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: say('Guest', '訪客') }).fill(email)
    await dialog.getByRole('button', { name: 'Chan Tai Man' }).click()
    const moved = await dialog.getByText(/^PR-/).textContent()
    await settled(page)
    await dialog.getByLabel(say('Reason', '原因')).fill('Showed the email')
    await dialog.getByRole('button', { name: say('Merge', '合併'), exact: true }).click()
    await page.getByText(say('The guest’s orders have been added', '已加入訪客的訂單')).waitFor()
    await page.getByRole('link', { name: moved?.split(' ')[0] ?? '' }).waitFor()
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
  await page.getByText(say('Nothing waits here.', '沒有待處理項目。')).waitFor()

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
  await page.getByText(say('Nothing waits here.', '沒有待處理項目。')).waitFor()
  await page.getByRole('button', { name: say('Undo', '復原') }).click()
  await page.getByRole('heading', { name: 'Shorter trousers' }).waitFor()
  await page.getByRole('button', { name: say('Mark as answered', '標記為已回覆') }).click()
  await page.getByText(say('Nothing waits here.', '沒有待處理項目。')).waitFor()
  await page.getByRole('link', { name: say('Comments', '留言') }).click()
  await page.getByText(say('Nothing waits here.', '沒有待處理項目。')).waitFor()
  await settled(page)
  expect(troubles).toEqual([])
})
