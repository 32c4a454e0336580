import { expect, test } from 'vitest'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { countOutcomes } from '#test/builders/rush.ts'
import { checkOut } from '#test/builders/shopper.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop({ RATE_LIMITS: 'on' })
const place = await aSellingPlace(shop.ctx)

test('an account may try ten checkouts a minute, without affecting other accounts', async () => {
  const [ada, bob] = [await shop.visitor(), await shop.visitor()]
  const tryOften = () =>
    countOutcomes(Array.from({ length: 12 }, () => checkOut(ada, byCourier(place, ['var_none']))))
  expect((await tryOften()).refusals).toEqual({ '409 cart_empty': 10, '429 rate_limited': 2 })
  await expect(checkOut(bob, byCourier(place, ['var_none']))).rejects.toMatchObject({
    code: 'cart_empty',
  })
  shop.passTime(61)
  await expect(checkOut(ada, byCourier(place, ['var_none']))).rejects.toMatchObject({
    code: 'cart_empty',
  })
})
