import sharp from 'sharp'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { errorSentences } from '#contract/error-sentences.ts'
import { foreignPictureSentences } from '#contract/picture-sentences.ts'
import { aftersales } from '#storefront/messages/en/aftersales.ts'
import { acceptPayment, rejectProof, shipOrder } from '#test/builders/order-changes.ts'
import { beVisitor, order as placeOrder } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import { openShop } from './shop.ts'
import { chan, shopper, words } from './shopper.ts'

// The last test needs rate limits.
const shop = await openShop({ RATE_LIMITS: 'on' })
const back = backroom(shop)
const { ctx } = shop
const { order } = words.en

async function visitor() {
  const { page, context } = await shop.visitor()
  return { page, context, me: shopper(page, 'en') }
}

/** A visitor on the page of a new order. */
async function customer(colour: string, size = 'M') {
  const tee = await back.piece('heavyweight-tee', colour, size)
  await back.leave(tee, 5)
  const someone = await visitor()
  await placeOrder(shop, { ...(await beVisitor(someone.page)), email: chan.email }, tee)
  const [placed] = await back.ordersWith(tee)
  if (!placed) throw new Error('no order was placed')
  await someone.me.go(`/shop/main/order/${placed.id}`)
  await someone.page.getByRole('heading', { name: order.title(placed.reference) }).waitFor()
  return { ...someone, placed }
}

/** A plain picture, uncompressed so that its size is known. */
function picture(side: number): Promise<Buffer> {
  const plain = { width: side, height: side, channels: 3 as const, background: '#fff' }
  return sharp({ create: plain }).png({ compressionLevel: 0 }).toBuffer()
}

async function choosePicture(page: Page, name: string, buffer: Buffer, mimeType = 'image/png') {
  await page.locator('input[name=proof]').first().setInputFiles({ name, mimeType, buffer })
}

async function proofStates(orderId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('payment_proofs')
    .select('state')
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ state }) => state)
}

test('a proof that is not a picture, too large or truncated gets its own error, and the next one succeeds', async () => {
  const { page, me, placed } = await customer('white')
  await choosePicture(page, 'slip.png', Buffer.from('not a picture at all'))
  await page.getByText(errorSentences.file_not_image.en).waitFor()
  await choosePicture(page, 'slip.pdf', Buffer.from('%PDF-1.7'), 'application/pdf')
  await page.getByText(foreignPictureSentences.pdf.en, { exact: true }).waitFor()
  await me.expectStatus('submitted')
  expect(await proofStates(placed.id)).toEqual([])

  await page.route('**/api/files/upload', (route) => route.abort(), { times: 1 })
  await choosePicture(page, 'slip.png', await picture(200))
  await page.getByText(order.uploadFailed).waitFor()
  await page.getByRole('button', { name: order.proofRetry('slip.png') }).click()
  await page.getByText(order.proofSent).waitFor()
  await me.expectStatus('pending')
  expect(await proofStates(placed.id)).toEqual(['waiting'])

  // Twelve megabytes, shrunk before the upload; replaces the previous proof, which is still waiting.
  await choosePicture(page, 'photo.png', await picture(2000))
  await page.getByText(order.proofSent).waitFor()
  await expect.poll(() => proofStates(placed.id)).toEqual(['waiting'])
  await me.expectStatus('pending')
})

test('from a rejected proof to a completed order every step shows what comes next', async () => {
  const { page, me, placed } = await customer('black')
  await me.uploadProof()
  await rejectProof(ctx, placed.id, 'The amount cannot be read')
  await page.reload()
  await page.getByText(order.now.rejected('The amount cannot be read')).waitFor()
  await me.expectStatus('submitted')
  await me.uploadProof()
  await page.getByText(order.now.checking).waitFor()
  expect(await proofStates(placed.id)).toEqual(['rejected', 'waiting'])

  await acceptPayment(ctx, placed.id)
  await page.reload()
  await page.getByText(order.now.preparing).waitFor()
  await page.getByText(order.paid, { exact: true }).first().waitFor()
  expect(await page.locator('input[name=proof]').count()).toBe(0)
  const complete = page.getByRole('button', { name: order.complete })
  expect(await complete.getAttribute('aria-disabled')).toBe('true')
  await page.getByText(order.refusals.complete.not_shipped).waitFor()

  await shipOrder(ctx, placed.id, 'SF1234567890')
  await page.reload()
  await page.getByText(order.now.shipped).waitFor()
  await page.getByText(order.refusals.cancel.already_shipped).waitFor()
  const cancel = page.getByRole('button', { name: order.cancel })
  expect(await cancel.getAttribute('aria-disabled')).toBe('true')
  // The reviews are asked for before the change is saved, and answered after it.
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isSaved, resolve: save } = Promise.withResolvers<void>()
  await page.route(
    '**/reviews?*',
    async (route) => {
      const response = await route.fetch()
      ask()
      await isSaved
      await page.getByText(order.completed).waitFor()
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await page.route('**/completed', async (route) => {
    await isAsked
    await route.fulfill({ response: await route.fetch() })
    save()
  })
  await complete.click()
  await page.getByText(order.completed).waitFor()
  await me.expectStatus('completed')
  expect(await complete.count()).toBe(0)
  // The next actions appear without a reload.
  await page.getByRole('button', { name: aftersales.writeReview }).waitFor()
  await page.getByRole('button', { name: aftersales.askRefund }).waitFor()
})

test('an order shipped while its page was open can no longer be cancelled', async () => {
  const { page, me, placed } = await customer('navy')
  await acceptPayment(ctx, placed.id)
  await page.reload()
  await me.expectStatus('pending')
  await page.getByRole('button', { name: order.cancel }).waitFor()
  await shipOrder(ctx, placed.id, null)
  await page.getByRole('button', { name: order.cancel }).click()
  await page.getByRole('button', { name: order.cancelYes }).click()
  await page.getByText(errorSentences.illegal_transition.en).waitFor()
  await me.expectStatus('pending')
  await page.getByText(order.refusals.cancel.already_shipped).waitFor()
})

test('an order opens only with the link in its email, and the key is removed from the URL', async () => {
  const { placed } = await customer('oatmeal')
  const { access_key: key } = await ctx.db
    .selectFrom('orders')
    .select('access_key')
    .where('id', '=', placed.id)
    .executeTakeFirstOrThrow()
  const { page, me } = await visitor()
  await me.go(`/shop/main/order/${placed.id}`)
  await page.getByRole('heading', { name: order.notFound }).waitFor()
  await page.getByRole('link', { name: order.track }).first().waitFor()
  await me.go(`/shop/main/order/${placed.id}?key=${key}`)
  await page.getByRole('heading', { name: order.title(placed.reference) }).waitFor()
  await page.getByText('Harbour Court').first().waitFor()
  expect(page.url()).not.toContain('key')
})

test('a wrong email finds nothing, shows an error, and clears the order shown before', async () => {
  const { reference } = (await customer('rust')).placed
  const { page, me } = await visitor()
  await me.find(reference, 'email')
  await page.getByRole('heading', { name: order.title(reference) }).waitFor()
  await page.getByRole('button', { name: order.findAnother }).click()
  await page.getByLabel(order.orderNumber).fill(reference)
  await page.getByLabel(order.email, { exact: true }).fill('tai@example.com')
  await page.getByRole('button', { name: order.find }).click()
  await page.getByText(errorSentences.order_not_found.en).waitFor()
  expect(await page.getByText(order.title(reference)).count()).toBe(0)
  expect(await page.getByLabel(order.orderNumber).inputValue()).toBe(reference)
})

test('guessing is blocked after a few misses with an explanation, even for the right answer', async () => {
  const { placed } = await customer('white', 'L')
  const { page, me } = await visitor()
  await me.go('/shop/main/order/track/phone')
  await page.getByLabel(order.orderNumber).fill(placed.reference)
  const find = async (phone: string) => {
    await page.getByLabel(order.phone, { exact: true }).fill(phone)
    const answered = page.waitForResponse(/details\/guest/)
    await page.getByRole('button', { name: order.find }).click()
    await answered
  }
  const details = `${shop.url}/api/customer/orders/${placed.reference}/details/guest`
  for (let miss = 1; miss <= 4; miss++) await fetch(`${details}?phone=9000000${miss}`)
  await find('90000005')
  await page.getByText(errorSentences.order_not_found.en).waitFor()
  await find('91234567')
  await page.getByText(errorSentences.rate_limited.en).waitFor()
  expect(await page.getByLabel(order.orderNumber).inputValue()).toBe(placed.reference)
})
