import { expect, test } from 'vitest'
import { ask } from '#test/access/ask.ts'
import { aCourier, aSellingPlace, byCourier, chan } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../inventory/stock-checks.ts'

const shop = await testShop({ RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost' })
const { ctx } = shop
const place = await aSellingPlace(ctx)

const orderCount = async () => {
  const { count } = await ctx.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function expectNothingHappened(before: number): Promise<void> {
  expect(await orderCount()).toBe(before)
  expect(await stockProblems(ctx.db)).toEqual([])
}

const { address } = chan

test.each([
  ['no address for delivery', 'delivery_details.address', { address: null }],
  [
    'a district that is none',
    'delivery_details.address.district',
    { address: { ...address, district: 'Kwun Tong' } },
  ],
  [
    'neither street nor building',
    'delivery_details.address.street',
    { address: { ...address, building: '', street: ' ' } },
  ],
  ['a phone number that is none there', 'delivery_details.phone', { phone: '11234567' }],
  ['a number under another area code', 'delivery_details.phone', { area_code: '86' }],
  ['an email that is none', 'delivery_details.email', { email: 'tai.man' }],
])('%s is refused with its field name, and nothing is lost', async (_, path, details) => {
  await expectRefused(path, { delivery_details: { ...chan, ...details } })
})

test.each([
  ['no courier', 'delivery_info.courier_id', { delivery_info: { method: 'DELIVERY' } }],
  [
    'no shop to pick up from',
    'delivery_info.warehouse_id',
    { delivery_info: { method: 'PICKUP' } },
  ],
  ['an unheard-of way of paying', 'payment_method', { payment_method: 'gold' }],
  ['a page elsewhere', 'success_url', { success_url: 'https://evil.example/thanks' }],
  ['a page elsewhere, disguised', 'cancel_url', { cancel_url: '//evil.example/' }],
  ['a page that is a script', 'success_url', { success_url: 'javascript:alert(1)' }],
  ['no lines', 'checkout_product_variant_ids', { checkout_product_variant_ids: [] }],
])('%s is refused by name, and nothing is lost', (_, path, spoilt) => expectRefused(path, spoilt))

async function expectRefused(path: string, spoilt: object): Promise<void> {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const before = await orderCount()
  const refused = checkOut(ada, Object.assign(byCourier(place, [id]), spoilt))
  await expect(refused).rejects.toMatchObject({ status: 422, issues: [{ path }] })
  expect(await readCart(ada)).toMatchObject({ count: 1 })
  await expectNothingHappened(before)
}

test.each([
  ['en', 'Not a district of Hong Kong'],
  ['zh-Hant', '不是香港的地區'],
  ['zh-Hans', '不是香港的地区'],
] as const)('the shop’s own checks answer in %s', async (language, sentence) => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const district = { ...chan, address: { ...address, district: 'Kwun Tong' } }
  const { status, text } = await ask(
    shop,
    '/api/customer',
    { key: 'POST /stores/{store_id}/checkouts' },
    ada.token,
    {
      params: { store_id: 'main' },
      body: { ...byCourier(place, [id]), delivery_details: district },
      language,
    },
  )
  expect({ status, ...JSON.parse(text) }).toMatchObject({
    status: 422,
    issues: [{ path: 'delivery_details.address.district', message: sentence }],
  })
})

test('a locker needs its code instead of a street', async () => {
  const locker = await aCourier(ctx, { needsPointCode: true })
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const to = (address: object) =>
    checkOut(ada, {
      ...byCourier(place, [id]),
      delivery_info: { courier_id: locker.id },
      delivery_details: {
        ...chan,
        address: { unit: '', building: '', street: '', district: 'kwun-tong', ...address },
      },
    })
  await expect(to({})).rejects.toMatchObject({
    issues: [{ path: 'delivery_details.address.point_code' }],
  })
  await to({ point_code: '852TAL' })
})

test('a courier that does not serve the country is refused', async () => {
  const { id } = (await aProduct(ctx)).variant()
  const ada = await shop.visitor()
  await addToCart(ada, id)
  const toTaiwan = checkOut(ada, {
    ...byCourier(place, [id]),
    delivery_info: { country: 'TW', courier_id: place.courier },
  })
  await expect(toTaiwan).rejects.toMatchObject({ status: 409, code: 'delivery_unavailable' })
})
