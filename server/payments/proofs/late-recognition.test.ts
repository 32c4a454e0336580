import sharp from 'sharp'
import { expect, test } from 'vitest'
import { retryProof } from '#contract/staff/proofs.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, aProof } from '#test/builders/orders.ts'
import { proofDesk } from '#test/builders/proofs.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const staff = await shop.staff()
const desk = proofDesk(shop, staff)
const { readerSays, readerFails, readerIsLate, upload, readWaiting } = desk
const { details, seenByStaff, recognitionOf, proofIdOf, goodProof } = desk

test('a proof that was late at first is read once the machine is calmer', async () => {
  const order = await anOrder(shop, place)
  readerIsLate()
  await upload(order)
  await readWaiting()
  expect((await details(order)).proofs).toMatchObject([{ is_being_checked: true }])
  readerSays(goodProof(order))
  await readWaiting()
  expect(await recognitionOf(order)).toMatchObject({ state: 'waiting' })
  shop.passTime(120)
  await readWaiting()
  expect(await recognitionOf(order)).toMatchObject({ state: 'read', is_full_match: true })
})

test('staff can have a waiting proof read again, whatever became of it, and the log says so', async () => {
  const order = await anOrder(shop, place)
  ctx.recogniser = { read: async () => null, close: async () => {} }
  await upload(order)
  await readWaiting()
  expect(await recognitionOf(order)).toMatchObject({ state: 'unreadable' })
  readerSays(goodProof(order))
  const params = { id: await proofIdOf(order) }
  const answer = await staff.api('PUT /payment-proofs/{id}/retry', { params })
  expect(retryProof.answer.parse(answer)).toMatchObject({ state: 'waiting', result: null })
  await readWaiting()
  expect(await recognitionOf(order)).toMatchObject({ state: 'read', is_full_match: true })
  expect((await seenByStaff(order)).changes).toMatchObject([{ action: 'order_retry_proof' }])
  await acceptPayment(ctx, order.id)
  const decided = staff.api('PUT /payment-proofs/{id}/retry', { params })
  await expect(decided).rejects.toMatchObject({ code: 'illegal_transition' })
  const unknown = staff.api('PUT /payment-proofs/{id}/retry', { params: { id: 'prf_0' } })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('a resized copy on another order is recognised, though neither was ever read', async () => {
  const [one, other] = [await anOrder(shop, place), await anOrder(shop, place)]
  const picture = await aPicture()
  const copy = await sharp(picture).resize({ width: 270 }).jpeg({ quality: 70 }).toBuffer()
  readerIsLate()
  await upload(one, await aProof(shop, one.buyer.token, picture))
  await upload(other, await aProof(shop, other.buyer.token, copy))
  expect(await recognitionOf(other)).toMatchObject({
    state: 'waiting',
    flags: ['similar_picture'],
    seen_on: [{ order_id: one.id, because: 'similar_picture' }],
  })
})

/** A picture with enough edges to be compared. */
async function aPicture(): Promise<Buffer> {
  const bars = Array.from(
    { length: 24 },
    (_, at) =>
      `<rect x="${(at * 97) % 300}" y="${at * 30}" width="${40 + ((at * 53) % 90)}" height="18"/>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="720">
    <rect width="400" height="720" fill="white"/>${bars.join('')}</svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

test.each([
  ['fails', () => readerFails()],
  ['is too busy', () => readerIsLate()],
])(
  'a recogniser that %s is tried again for over an hour, then staff are asked',
  async (_, spoil) => {
    const order = await anOrder(shop, place)
    spoil()
    await upload(order)
    const proofId = await proofIdOf(order)
    let minutes = 0
    while ((await stateOf(proofId)) === 'waiting' && minutes < 200) {
      await readWaiting()
      shop.passTime(60)
      minutes += 1
    }
    expect(minutes).toBeGreaterThan(60)
    expect(minutes).toBeLessThan(120)
    expect(await stateOf(proofId)).toBe('timed_out')
  },
)

/** Sessions end during the test. */
async function stateOf(proofId: string): Promise<string> {
  const { state } = await ctx.db
    .selectFrom('proof_recognitions')
    .select('state')
    .where('proof_id', '=', proofId)
    .executeTakeFirstOrThrow()
  return state
}
