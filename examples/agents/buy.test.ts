import { expect, test } from 'vitest'
import { agentAddress, agentBuyer } from '#test/agents/buying.ts'
import { aProfile, testPlatform } from '#test/agents/platform.ts'
import { aSellingPlace } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { testShop } from '#test/shop.ts'
import { buy } from './buy.ts'

const origin = 'https://shop.test'
const shop = await testShop({ PUBLIC_URL: origin, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' })
const place = await aSellingPlace(shop.ctx)
const platform = await testPlatform()
const send: typeof fetch = async (url, init) => shop.app.request(new Request(url, init))
const wish = { words: 'oxford', variant: 'L', buyer: agentBuyer, address: agentAddress }

await aProduct(shop.ctx, { title: 'Oxford shirt', sizes: ['M', 'L'], warehouseId: place.stockroom })

test('the example buys what it was asked for', async () => {
  const profile = platform.publish(aProfile({ handlers: ['test.shop.fps'] }))
  const { order, pay } = await buy(origin, profile, wish, send)
  expect(order.permalink_url).toContain(order.id)
  expect(pay).toContain(order.label)
})

test('the example hands over to a person where it cannot pay', async () => {
  const { goTo } = await buy(origin, platform.publish(aProfile()), wish, send)
  expect(goTo).toMatch(/\/shop\/main\/handoff\/\w{32}$/)
})
