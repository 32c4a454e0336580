import { expect, test } from 'vitest'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { ctx } = shop
const { api } = await shop.staff()

const title = { en: 'Gift', zh: '', cn: '' }
const scope = { tags: ['giveaway'] }
const everything = { kind: 'percent' as const, percent: 100 }
const amountOff = (amount: string) => ({ kind: 'amount' as const, amount })
const free = (products: number) => ({
  status: 409,
  code: 'free_products',
  details: { products },
})

await aProduct(ctx, { price: 5_000, tags: scope.tags })
await aProduct(ctx, { price: 20_000, tags: scope.tags })
await aProduct(ctx, { price: 1_000 })

let made = 0
function offer(terms: object) {
  made += 1
  return { slug: `gift-${made}`, code: `GIFT${made}`, title, scope, effect: everything, ...terms }
}

test('a promotion that makes products free counts them, and is saved once it is confirmed', async () => {
  const promote = (terms: object) =>
    api('POST /promotions', {
      body: { level: 'local', title, scope, effect: everything, ...terms },
    })
  await expect(promote({})).rejects.toMatchObject(free(2))
  await expect(promote({ effect: amountOff('50.00') })).rejects.toMatchObject(free(1))
  await promote({ effect: amountOff('49.99') })
  await promote({ confirms_free_products: true })
})

test('a voucher asks as well, unless more has to be spent, and again when it takes off more', async () => {
  const make = (terms: object) => api('POST /vouchers', { body: offer(terms) })
  await expect(make({})).rejects.toMatchObject(free(2))
  const effect = amountOff('50.00')
  await expect(make({ effect })).rejects.toMatchObject(free(1))
  await make({ effect, min_spend: '50.01' })
  const body = offer({ effect, confirms_free_products: true })
  const params = { id: (await api('POST /vouchers', { body }))._id }
  const change = (terms: object) =>
    api('PUT /vouchers/{id}', {
      params,
      body: { ...body, confirms_free_products: false, ...terms },
    })
  await change({ title: { ...title, en: 'A gift' } })
  await expect(change({ effect: amountOff('60.00') })).rejects.toMatchObject(free(1))
})

test('a trial says how many products the offer makes free', async () => {
  const { variants } = await aProduct(ctx, { price: 5_000 })
  const lines = variants.map(({ id }) => ({ variant_id: id, qty: 1 }))
  const tryOn = (effect: typeof everything | ReturnType<typeof amountOff>) =>
    api('POST /promotions/trials', {
      body: { promotion: { level: 'local', title, scope, effect }, lines },
    })
  expect(await tryOn(everything)).toMatchObject({ free_products: 2 })
  expect(await tryOn(amountOff('49.99'))).toMatchObject({ free_products: 0 })
  const voucher = offer({ effect: amountOff('50.00') })
  const trial = await api('POST /vouchers/trials', { body: { voucher, lines } })
  expect(trial).toMatchObject({ free_products: 1 })
})

test('points that a voucher costs ask before they fall by more than half, or to zero', async () => {
  const body = offer({ code: null, effect: amountOff('5.00'), points_required: 1000 })
  const params = { id: (await api('POST /vouchers', { body }))._id }
  const change = (terms: object) =>
    api('PUT /vouchers/{id}', { params, body: { ...body, ...terms } })
  const refused = (after: string) => ({
    status: 409,
    code: 'low_price',
    details: { prices: [{ sku: body.slug, unit: 'points', before: '1000', after }] },
  })
  await expect(change({ points_required: 499 })).rejects.toMatchObject(refused('499'))
  await expect(change({ points_required: 0 })).rejects.toMatchObject(refused('0'))
  await change({ points_required: 0, confirms_low_prices: true })
  await change({ points_required: 1000 })
  expect(await change({ points_required: 500 })).toMatchObject({ points_required: 500 })
})
