import { expect, test } from 'vitest'
import { anAgent } from '#test/agents/buying.ts'
import { testPlatform } from '#test/agents/platform.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { stockProblems } from '../../inventory/stock-checks.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()

test('fifty agents at once get exactly the last five', async () => {
  const product = await aProduct(ctx, { price: 38_000, stock: 5, warehouseId: place.stockroom })
  const variantId = product.variant().id
  const platforms = Array.from({ length: 5 }, () => anAgent(app, origin, platform))
  // Their profiles are known by now.
  for (const each of platforms) await each.read('nothing')
  const agents = Array.from({ length: 10 }, () => platforms).flat()
  const ids = await Promise.all(
    agents.map(async (agent) => String((await agent.ready(variantId, place.courier)).id)),
  )
  const done = await Promise.all(
    agents.map(async (agent, at) => {
      let answer = await agent.complete(ids[at] ?? '')
      // Told to try again for a moment, as any client would.
      while (answer.status === 503) answer = await agent.complete(ids[at] ?? '')
      return answer.body
    }),
  )
  const statuses = done.map(({ status }) => status)
  expect(statuses.filter((each) => each === 'completed')).toHaveLength(5)
  const late = done.filter(({ status }) => status !== 'completed')
  for (const each of late) {
    expect(each).toMatchObject({ status: 'incomplete', messages: [{ code: 'out_of_stock' }] })
  }
  const { orders } = await ctx.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  expect(orders).toBe(5)
  expect(await stockProblems(ctx.db)).toEqual([])
})
