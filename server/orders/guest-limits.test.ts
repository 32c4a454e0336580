import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'

const shop = await testShop()

test('guessing at orders is stopped after ten misses from one address, and says for how long', async () => {
  const guess = (id: string) =>
    shop.app.request(`/api/customer/orders/${id}/details/guest?email=a@example.com`)
  const statuses = []
  for (let n = 0; n < 12; n += 1) statuses.push((await guess(`ord_${n}`)).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404))
  const refused = await guess('ord_99')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  shop.passTime(601)
  expect((await guess('ord_100')).status).toBe(404)
})
