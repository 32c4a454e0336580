import { expect, test } from 'vitest'
import { paymentMethods } from '#demo/payment-methods.ts'
import { brand } from '#demo/shop.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct, change } from '#test/builders/catalogue.ts'
import { anOrder } from '#test/builders/orders.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ SMTP_URL: 'smtp://127.0.0.1:2525' })
const { ctx } = shop
const owner = await shop.staff('owner')

async function undone(api = owner.api): Promise<string[]> {
  const { first_steps: steps } = await api('GET /today')
  return steps.filter((step) => !step.is_done).map(({ name }) => name)
}

function configure(slug: string, value: object): Promise<void> {
  const text = JSON.stringify(value)
  return change(ctx, ['configuration'], (trx) =>
    trx
      .insertInto('configurations')
      .values({ slug, value: text })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ value: text }))
      .execute(),
  )
}

test('a new shop is told what it lacks, and nothing more once it can sell', async () => {
  expect(await undone()).toEqual(['brand', 'payees', 'product', 'stock', 'order'])
  // The first start fills these.
  await configure('brand', brand)
  await configure('payment_methods', paymentMethods)
  expect(await undone()).toEqual(['brand', 'payees', 'product', 'stock', 'order'])

  const place = await aSellingPlace(ctx)
  await aProduct(ctx, { stock: 3 })
  expect(await undone()).toEqual(['brand', 'payees', 'order'])
  await configure('brand', { ...brand, name: { en: 'Wharf', zh: '碼頭', cn: '码头' } })
  await anOrder(shop, place)
  expect(await undone()).toEqual(['payees'])
  const [fps] = paymentMethods
  const own = { ...fps, payee: [], fps: { kind: 'fps_id', value: '1234567' } }
  await configure('payment_methods', [own])
  const { first_steps: steps } = await owner.api('GET /today')
  expect(steps).toEqual([])
})

test('an assistant, who cannot set up the shop, is told of no steps', async () => {
  await configure('payment_methods', paymentMethods)
  expect(await undone()).toEqual(['payees'])
  const { api } = await shop.staff('assistant')
  const { first_steps: steps } = await api('GET /today')
  expect(steps).toEqual([])
})
