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
