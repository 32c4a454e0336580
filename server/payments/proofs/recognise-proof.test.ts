import { beforeEach, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { acceptPayment } from '#test/builders/order-changes.ts'
import { anOrder, aProof, blankImage } from '#test/builders/orders.ts'
import { proofDesk } from '#test/builders/proofs.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop } from '#test/shop.ts'
import { textOf } from '#test/drawn-proofs/proof-text.ts'
import { recogniseProof } from './recognise-proof.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const staff = await shop.staff()

const desk = proofDesk(shop, staff)
const { readerSays, readerFails, setAutoAccept, upload, readWaiting } = desk
const { details, seenByStaff, recognitionOf, proofIdOf, goodProof } = desk

beforeEach(async () => {
  await setAutoAccept(false)
})

test('an upload does not wait for recognition; the customer sees it being checked', async () => {
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  expect((await details(order)).proofs).toMatchObject([{ is_being_checked: true, matches: null }])
  expect(await recognitionOf(order)).toMatchObject({ state: 'waiting', result: null, flags: [] })
  await readWaiting()
  expect((await details(order)).proofs).toMatchObject([
    {
      is_being_checked: false,
      state: 'waiting',
      matches: { amount: 'match', account: 'match', reference: 'match' },
    },
  ])
})

test('only staff see what was read and how sure it is', async () => {
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  await readWaiting()
  expect(await recognitionOf(order)).toMatchObject({
    state: 'read',
    result: {
      kind: 'fps',
      outcome: 'done',
      amount_match: { result: 'match', read: '800.00' },
      bank_number_match: { result: 'match', read: '0000218' },
      payee_match: { result: 'match' },
      reference_match: { result: 'match', read: order.reference },
      date_match: { result: 'match' },
      username: { read: 'CHAN TAI MAN' },
    },
    flags: [],
    seen_on: [],
    is_full_match: true,
  })
  expect(JSON.stringify(await details(order))).not.toMatch(/CHAN TAI MAN|FRN2026/)
})

test('by default a full match stays unpaid until staff accept it', async () => {
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  await readWaiting()
  expect(await details(order)).toMatchObject({ is_paid: false, current_status: 'pending' })
})

test('if enabled, a full match is accepted automatically, once', async () => {
  await setAutoAccept(true)
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  await readWaiting()
  const paid = await seenByStaff(order)
  expect(paid).toMatchObject({ is_paid: true, proofs: [{ state: 'approved' }] })
  expect(paid.payments).toMatchObject([{ amount: '800.00', note: 'Accepted by the proof reader' }])
  expect(paid.changes).toMatchObject([{ action: 'order_accept_proof', staff: null }])
  await upload(order).catch((error: unknown) => expect(error).toMatchObject({ status: 409 }))
  await readWaiting()
  expect((await seenByStaff(order)).payments).toHaveLength(1)
})

test.each<[string, (proof: string) => string, object]>([
  ['another amount', (proof) => proof.replace('800.00', '80.00'), { flags: [] }],
  [
    'a scheduled transfer',
    (proof) => proof.replace('轉賬成功', '預約轉賬成功'),
    { flags: ['scheduled'] },
  ],
  ['a failed transfer', (proof) => proof.replace('轉賬成功', '轉賬失敗'), { flags: ['failed'] }],
  ['another payee', (proof) => proof.replace('0000218', '1234567'), { flags: [] }],
  ['another message', (proof) => proof.replace(/備註.*/, '備註 | shirts'), { flags: [] }],
  [
    'a date before the order',
    (proof) => proof.replace(/\d{4}-\d\d-\d\d/, '2020-01-01'),
    { flags: [] },
  ],
  ['no reference of the bank', (proof) => proof.replace(/參考編號.*/, ''), { flags: [] }],
  [
    'Renminbi',
    (proof) => proof.replace('HK$800.00', 'RMB 800.00'),
    { flags: ['foreign_currency'] },
  ],
])(
  '%s is never accepted automatically, even if the owner has enabled that',
  async (_, spoil, seen) => {
    await setAutoAccept(true)
    const order = await anOrder(shop, place)
    readerSays(spoil(goodProof(order)))
    await upload(order)
    await readWaiting()
    expect(await details(order)).toMatchObject({ is_paid: false, current_status: 'pending' })
    expect(await recognitionOf(order)).toMatchObject({
      state: 'read',
      is_full_match: false,
      ...seen,
    })
  },
)

test('the same transfer on two orders is flagged on both and accepted on neither', async () => {
  await setAutoAccept(true)
  const [one, other] = [await anOrder(shop, place), await anOrder(shop, place)]
  for (const order of [one, other]) await upload(order)
  await setAutoAccept(false)
  for (const order of [one, other]) {
    readerSays(goodProof(order, 'FRN2026112100252614927'))
    await runDueJobs(shop, 'recognise_proof')
  }
  expect(await recognitionOf(one)).toMatchObject({ is_full_match: false })
  expect(await recognitionOf(other)).toMatchObject({
    is_full_match: false,
    flags: ['same_bank_reference'],
    seen_on: [{ order_id: one.id, reference: one.reference }],
  })
})

test('a proof already used on another order is not accepted automatically', async () => {
  await setAutoAccept(true)
  const [one, other] = [await anOrder(shop, place), await anOrder(shop, place)]
  readerSays(goodProof(one, 'FRN2026112100252614000'))
  await upload(one)
  await readWaiting()
  readerSays(goodProof(other, 'FRN20261I21OO252614000'))
  await upload(other)
  await readWaiting()
  expect(await details(one)).toMatchObject({ is_paid: true })
  expect(await details(other)).toMatchObject({ is_paid: false })
  expect((await recognitionOf(other))?.seen_on).toMatchObject([{ because: 'same_bank_reference' }])
})

test('the same picture on another order is recognised as a duplicate', async () => {
  const [one, other] = [await anOrder(shop, place), await anOrder(shop, place)]
  for (const order of [one, other]) {
    readerSays(goodProof(order))
    await upload(order, await aProof(shop, order.buyer.token, await blankImage(70_000)))
    await readWaiting()
  }
  expect(await recognitionOf(other)).toMatchObject({
    flags: ['same_picture'],
    seen_on: [{ order_id: one.id, because: 'same_picture' }],
  })
})

test('a proof replaced before its recognition is skipped', async () => {
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  let count = 0
  ctx.recogniser = {
    read: async () => {
      count += 1
      return { looks: [], signs: [], isAmountCompared: true }
    },
    close: async () => {},
  }
  await upload(order)
  await readWaiting()
  expect(count).toBe(1)
  expect((await seenByStaff(order)).proofs).toHaveLength(1)
})

test('a proof decided before its recognition is skipped and no longer pending', async () => {
  const order = await anOrder(shop, place)
  readerFails()
  await upload(order)
  await acceptPayment(ctx, order.id)
  await readWaiting()
  expect((await details(order)).proofs).toMatchObject([{ is_being_checked: false }])
})

test('a proof replaced during its recognition does not get the new one accepted', async () => {
  await setAutoAccept(true)
  const order = await anOrder(shop, place)
  await upload(order)
  const first = await proofIdOf(order)
  ctx.recogniser = {
    read: async () => {
      await upload(order)
      return { looks: [textOf(goodProof(order))], signs: [], isAmountCompared: true }
    },
    close: async () => {},
  }
  await recogniseProof(ctx, first)
  expect(await details(order)).toMatchObject({ is_paid: false })
  expect(await recognitionOf(order)).toMatchObject({ state: 'waiting' })
})

test('two concurrent recognitions of one proof store one and pay the order once', async () => {
  await setAutoAccept(true)
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  const proofId = await proofIdOf(order)
  await Promise.all([recogniseProof(ctx, proofId), recogniseProof(ctx, proofId)])
  expect((await seenByStaff(order)).payments).toHaveLength(1)
})
