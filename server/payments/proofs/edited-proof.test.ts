import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aSellingPlace } from '#test/builders/cart.ts'
import { anOrder, aProof, blankImage } from '#test/builders/orders.ts'
import { proofDesk } from '#test/builders/proofs.ts'
import { testShop } from '#test/shop.ts'
import { textOf } from '#test/drawn-proofs/proof-text.ts'
import { deleteExpired } from '../../delete-expired.ts'
import { recogniseProof } from './recognise-proof.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)
const desk = proofDesk(shop, await shop.staff())
const { readerSays, setAutoAccept, upload, readWaiting } = desk
const { details, recognitionOf, proofIdOf, goodProof } = desk

beforeEach(async () => {
  await setAutoAccept(false)
})

test('a picture with edit signs is never accepted automatically, and staff see why', async () => {
  await setAutoAccept(true)
  const order = await anOrder(shop, place)
  readerSays(goodProof(order), [{ kind: 'pasted_patch', on: '800.00' }])
  await upload(order)
  await readWaiting()
  expect(await details(order)).toMatchObject({ is_paid: false })
  expect(await recognitionOf(order)).toMatchObject({
    is_full_match: false,
    flags: ['pasted_patch'],
    flag_notes: [{ flag: 'pasted_patch', text: { en: /patch/, zh: /底色/ }, seen_on: ['800.00'] }],
  })
})

test('signs that are no longer looked for are left out of a proof recognised earlier', async () => {
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  await upload(order)
  await readWaiting()
  const old = JSON.stringify([{ kind: 'mixed_inks', on: '800.00' }])
  await sql`update proof_recognitions set result = jsonb_set(result, '{signs}', ${old}::jsonb)
    where proof_id = ${await proofIdOf(order)}`.execute(ctx.db)
  expect(await recognitionOf(order)).toMatchObject({ state: 'read', flags: [], flag_notes: [] })
})

test('an amount that stands alone in its style is never accepted automatically, but left to staff', async () => {
  await setAutoAccept(true)
  const [compared, alone] = [await anOrder(shop, place), await anOrder(shop, place)]
  readerSays(goodProof(compared))
  await upload(compared)
  await readWaiting()
  expect(await details(compared)).toMatchObject({ is_paid: true })
  readerSays(goodProof(alone), [], false)
  await upload(alone)
  await readWaiting()
  expect(await details(alone)).toMatchObject({ is_paid: false })
  expect(await recognitionOf(alone)).toMatchObject({ is_full_match: false, flags: [] })
})

test('the recogniser gets the original upload, with any editor’s metadata', async () => {
  const order = await anOrder(shop, place)
  const sent = await blankImage(81_000)
  let seen: Uint8Array | null = null
  ctx.recogniser = {
    read: async (picture) => {
      seen = picture
      return { looks: [textOf(goodProof(order))], signs: [], isAmountCompared: true }
    },
    close: async () => {},
  }
  await upload(order, await aProof(shop, order.buyer.token, sent))
  await readWaiting()
  expect(seen && Buffer.from(seen).equals(sent)).toBe(true)
})

test('without the original upload a match is left to staff', async () => {
  await setAutoAccept(true)
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  const image = await aProof(shop, order.buyer.token)
  const longAgo = new Date(ctx.clock().getTime() - 73 * 3_600_000)
  await ctx.db.updateTable('files').set({ created_at: longAgo }).where('id', '=', image).execute()
  await deleteExpired(ctx)
  await upload(order, image)
  await readWaiting()
  expect(await details(order)).toMatchObject({ is_paid: false })
  expect(await recognitionOf(order)).toMatchObject({ flags: ['not_as_sent'] })
})

test('the original upload is kept until it is recognised', async () => {
  const order = await anOrder(shop, place)
  readerSays(goodProof(order))
  const image = await aProof(shop, order.buyer.token)
  await upload(order, image)
  const longAgo = new Date(ctx.clock().getTime() - 73 * 3_600_000)
  await ctx.db.updateTable('files').set({ created_at: longAgo }).where('id', '=', image).execute()
  await deleteExpired(ctx)
  await readWaiting()
  expect(await recognitionOf(order)).toMatchObject({ flags: [] })
})

test('an unreadable picture is left to staff at once', async () => {
  const order = await anOrder(shop, place)
  ctx.recogniser = { read: async () => null, close: async () => {} }
  await upload(order)
  await recogniseProof(ctx, await proofIdOf(order))
  expect(await recognitionOf(order)).toMatchObject({ state: 'unreadable', result: null })
  expect((await details(order)).proofs).toMatchObject([
    { is_being_checked: false, is_unreadable: true, matches: null },
  ])
})

test('a customer whose picture shows no payment, or another sum, learns that', async () => {
  const [cat, short] = [await anOrder(shop, place), await anOrder(shop, place)]
  readerSays('miaow')
  await upload(cat)
  await readWaiting()
  expect((await details(cat)).proofs).toMatchObject([{ is_unreadable: true }])
  readerSays(goodProof(short).replace('800.00', '720.00'))
  await upload(short)
  await readWaiting()
  expect((await details(short)).proofs).toMatchObject([
    { is_unreadable: false, matches: { amount: 'mismatch', amount_read: '720.00' } },
  ])
})
