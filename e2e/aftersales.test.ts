import sharp from 'sharp'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { returnReasons, wrongSize } from '#contract/return-reasons.ts'
import { limits } from '#demo/shop.ts'
import { newId } from '#domain/ids.ts'
import { askBack } from '#server/returns/ask-back.ts'
import { approveRefund, rejectRefund } from '#server/returns/decide-refund.ts'
import { approveReview } from '#server/reviews/moderate.ts'
import { copyPictures } from '#server/reviews/publish-pictures.ts'
import type { StaffMember } from '#server/platform/access/staff-member.ts'
import { ChangeRecorder } from '#server/platform/changes/change-recorder.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { localePath } from '#storefront/locale.ts'
import { authentication as cnAccounts } from '#storefront/messages/cn/authentication.ts'
import { aftersales as cn } from '#storefront/messages/cn/aftersales.ts'
import { authentication as enAccounts } from '#storefront/messages/en/authentication.ts'
import { aftersales as en } from '#storefront/messages/en/aftersales.ts'
import { authentication as zhAccounts } from '#storefront/messages/zh/authentication.ts'
import { aftersales as zh } from '#storefront/messages/zh/aftersales.ts'
import { change } from '#test/builders/catalogue.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { beVisitor, order } from './member.ts'
import { backroom, type ItemRow } from './staff-fixtures.ts'
import { desk, expectAccessible, expectNoSideScroll, openShop, phone } from './shop.ts'
import { chan, shopper, words } from './shopper.ts'
import { visitsOf } from './visits.ts'

const shop = await openShop()
const back = backroom(shop)
const { ctx } = shop
const late = { en, zh, cn } as const
const accounts = { en: enAccounts, zh: zhAccounts, cn: cnAccounts } as const
const byColleague = new ChangeRecorder(await aColleague())

/** Fewer than the five of a refund request, to tell them apart. */
const reviewImages = 3
await change(ctx, ['configuration'], (trx) =>
  trx
    .updateTable('configurations')
    .set({ value: JSON.stringify({ ...limits, review_images: reviewImages }) })
    .where('slug', '=', 'limits')
    .execute(),
)

async function aColleague(): Promise<Pick<StaffMember, 'id'>> {
  const colleague = { id: newId('staff'), name: 'Wong Ka Ming', role: 'manager' as const }
  const sign = { email: 'wong@example.com', password_hash: 'nobody signs in' }
  await ctx.db
    .insertInto('staff')
    .values({ ...colleague, ...sign })
    .execute()
  return colleague
}

/** A paid order for these items, and the browser of who placed it. */
async function aSentOrder(...items: readonly ItemRow[]) {
  for (const item of items) await back.leave(item, 5)
  const { page } = await shop.visitor({ viewport: desk })
  const me = shopper(page, 'en')
  await order(shop, { ...(await beVisitor(page)), email: chan.email }, items)
  const [item] = items
  const placed = item ? await back.ordersWith(item) : []
  const last = placed.at(-1)
  if (!last) throw new Error('no order was placed')
  await acceptPayment(ctx, last.id)
  return { ...last, page, me }
}

function pictures(count: number) {
  const red = { width: 300, height: 400, channels: 3 as const, background: '#a33' }
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `seam-${at + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: red }).png().toBuffer(),
    })),
  )
}

/** Adds pictures to a form, in which nothing moves by it. */
async function addPictures(page: Page, form: 'refund' | 'review', count: number) {
  const field = page.locator(`input[name=${form}-pictures]`)
  const send = page.locator('form', { has: field }).locator('button[type=submit]')
  const place = () => send.evaluate((button: HTMLElement) => button.offsetTop)
  const before = await place()
  await field.setInputFiles(await pictures(count))
  const remove = page.getByRole('button', { name: /seam-/ })
  await expect.poll(() => remove.count()).toBe(count)
  expect(await place()).toBe(before)
}

/** The latest refund request, with its number of pictures. */
async function requestOf(orderId: string) {
  const request = await ctx.db
    .selectFrom('refund_requests')
    .select(['id', 'reason', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const sent = await ctx.db
    .selectFrom('refund_request_pictures')
    .select('file_id')
    .where('request_id', '=', request.id)
    .execute()
  return { ...request, pictures: sent.length }
}

const sees = async (page: Page, text: string) => page.getByText(text).first().waitFor()

test.each(visitsOf('zh', 'en'))(
  'in %s a guest requests a refund, reviews an item and reads the shop’s replies',
  async (locale) => {
    const shirt = await back.piece('oxford-shirt', 'white', locale === 'en' ? 'M' : 'L')
    const tee = await back.piece('heavyweight-tee', 'navy', locale === 'en' ? 'M' : 'L')
    const { id, reference } = await aSentOrder(shirt, tee)
    await shipOrder(ctx, id, 'SF1234567890')
    await completeOrder(ctx, id, 'customer')

    const { page, troubles } = await shop.visitor({ viewport: phone })
    const guest = shopper(page, locale)
    const said = late[locale]
    await guest.find(reference, 'email')
    await page.getByRole('heading', { name: said.refundTitle }).waitFor()
    const offer = page.getByRole('region', { name: accounts[locale].nextAccount })
    const logIn = offer.getByRole('link', { name: accounts[locale].login, exact: true })
    expect(await logIn.getAttribute('href')).toContain(localePath(locale, '/authentication/login'))
    await page.getByRole('heading', { name: said.reviewTitle }).waitFor()

    await page.getByRole('button', { name: said.askRefund }).click()
    await page.getByRole('button', { name: said.sendRefund }).click()
    await sees(page, said.needItem)
    await sees(page, said.needReason)
    await expectAccessible(page)
    await page.locator('input[name=piece]').first().check()
    await page.getByLabel(wrongSize[locale]).check()
    await sees(page, said.sizeHint)
    const [, isFaulty] = returnReasons
    await page.getByLabel(isFaulty[locale]).check()
    await sees(page, said.reasonDetailsHint)
    await page.getByLabel(said.reasonDetails).fill('領口線鬆 The collar came loose')
    await addPictures(page, 'refund', 2)
    await expectNoSideScroll(page)
    await page.getByRole('button', { name: said.sendRefund }).click()
    await sees(page, said.refundSent)
    await sees(page, said.states.waiting_for_approval)
    await expectNoSideScroll(page)
    const request = await requestOf(id)
    const reason = `${isFaulty[locale]}\n領口線鬆 The collar came loose`
    expect(request).toMatchObject({ reason, state: 'waiting', pictures: 2 })

    const asked = { requestId: request.id, by: null, paidBy: 'shop', answer: null } as const
    await inTransaction(ctx, (trx) => askBack(trx, ctx, asked, byColleague))
    await guest.find(reference, 'email')
    await sees(page, said.sendBack.state)
    await sees(page, said.sendBack.paidBy.shop)
    await expectNoSideScroll(page)

    await page.getByRole('button', { name: said.writeReview }).first().click()
    await page.getByRole('button', { name: said.sendReview }).click()
    await sees(page, said.needRating)
    await page.getByRole('radio', { name: said.ratings.three }).check()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: said.ratings.four }).isChecked()).toBe(true)
    await page.getByLabel(said.comments).fill('Cut well for the heat')
    await sees(page, said.pictureHint(reviewImages))
    await addPictures(page, 'review', 1)
    await expectAccessible(page)
    await expectNoSideScroll(page)
    await page.getByRole('button', { name: said.sendReview }).click()
    await sees(page, said.reviewSent)
    await sees(page, said.starsOf(4))

    const answer = 'Sorry for the seam'
    const terms = { items: null, withDelivery: false, gifts: 'kept' } as const
    const approval = { requestId: request.id, ...terms, answer }
    await inTransaction(ctx, (trx) => approveRefund(trx, ctx, approval, byColleague))
    const review = await ctx.db
      .selectFrom('reviews')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const approved = { reviewId: review.id, copies: await copyPictures(ctx, review.id) }
    await inTransaction(ctx, (trx) => approveReview(trx, ctx, approved, byColleague))
    await guest.find(reference, 'phone')
    await sees(page, 'Sorry for the seam')
    await page.getByText(said.states.approved).nth(1).waitFor()
    await page.getByRole('heading', { name: words[locale].order.refunds, exact: true }).waitFor()
    await sees(page, words[locale].order.refundStates.pending)
    await expectNoSideScroll(page)
    expect(troubles).toEqual([])
  },
)

test('a refund for some items can be requested again after a refusal; truncated pictures are reported', async () => {
  const tee = await back.piece('heavyweight-tee', 'black', 'S')
  const { id, page, me } = await aSentOrder(tee)
  await shipOrder(ctx, id, null)
  await completeOrder(ctx, id, 'customer')
  await me.go(`/shop/main/order/${id}`)
  await page.getByRole('button', { name: en.askRefund }).click()
  await page.locator('input[name=piece]').check()
  await page.getByLabel(en.otherReason).check()
  await page.getByRole('button', { name: en.sendRefund }).click()
  await sees(page, en.needReason)
  await page.getByLabel(en.reasonDetails).fill('Too small')
  await page.route('**/api/files/upload', (route) => route.abort())
  await page.locator('input[name=refund-pictures]').setInputFiles(await pictures(6))
  await sees(page, en.tooManyPictures(5))
  await page.getByText(words.en.order.uploadFailed).nth(4).waitFor()
  await page.getByRole('button', { name: en.sendRefund }).click()
  await sees(page, en.pictureMissing)
  await page.unroute('**/api/files/upload')
  for (const at of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: words.en.order.proofRemove(`seam-${at}.png`) }).click()
  }
  await page.getByRole('button', { name: words.en.order.proofRetry('seam-1.png') }).click()
  await page.getByRole('button', { name: en.sendRefund }).click()
  await sees(page, en.refundSent)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('return-title')
  const request = await requestOf(id)
  expect(request.pictures).toBe(1)

  const rejection = { requestId: request.id, answer: 'It was worn' }
  await inTransaction(ctx, (trx) => rejectRefund(trx, ctx, rejection, byColleague))
  await page.reload()
  await sees(page, en.states.rejected)
  await sees(page, 'It was worn')
  await page.getByRole('button', { name: en.askRefund }).waitFor()
})

test('an order in two parcels shows both, each with its own tracking', async () => {
  const shirt = await back.piece('oxford-shirt', 'sky', 'M')
  const tee = await back.piece('heavyweight-tee', 'rust', 'M')
  const { id, page } = await aSentOrder(shirt, tee)
  const [first] = await ctx.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', id)
    .execute()
  await shipOrder(ctx, id, 'SF0000000001', {
    items: [{ order_item_id: first?.id ?? '', qty: 1 }],
  })
  const said = words.zh.order
  await page.goto(localePath('zh', `/shop/main/order/${id}`))
  await sees(page, said.now.partlyShipped)
  await sees(page, said.steps.partly_shipped)
  await sees(page, 'SF0000000001')
  await page.getByRole('button', { name: said.copyOf('SF0000000001') }).waitFor()
  await sees(page, said.restFollows)
  await shipOrder(ctx, id, 'SF0000000002')
  await page.reload()
  await sees(page, said.now.shipped)
  await sees(page, 'SF0000000002')
  await sees(page, said.parcel(2))
  expect(await page.getByText(said.restFollows).count()).toBe(0)
  expect(await page.getByText(chan.name).count()).toBeGreaterThan(0)
})
