import { expect, test } from 'vitest'
import { anAgent } from '#test/agents/buying.ts'
import { testPlatform, type Json } from '#test/agents/platform.ts'
import { aSellingPlace, byCourier } from '#test/builders/cart.ts'
import { aProduct } from '#test/builders/catalogue.ts'
import { aMember } from '#test/builders/members.ts'
import { addToCart, checkOut, readCart } from '#test/builders/shopper.ts'
import { runDueJobs } from '#test/jobs.ts'
import { testShop, type Visitor } from '#test/shop.ts'
import { mergeAccount } from '../../customers/auth/merge-account.ts'
import { stockProblems } from '../../inventory/stock-checks.ts'

const origin = 'https://shop.test'
const shop = await testShop({
  PUBLIC_URL: origin,
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
})
const { ctx, app } = shop
const place = await aSellingPlace(ctx)
const platform = await testPlatform()
const agent = anAgent(app, origin, platform, { webhookUrl: `${platform.origin}/hooks` })

async function aCheckout(stock = 5): Promise<{ id: string; key: string; variantId: string }> {
  const product = await aProduct(ctx, { price: 38_000, stock, warehouseId: place.stockroom })
  const variantId = product.variant().id
  const { id, continue_url: url }: Json = await agent.ready(variantId, place.courier)
  return { id, key: url.split('/').at(-1), variantId }
}

const open = async ({ api }: Visitor, key: string) => {
  const { handoff } = await api('POST /stores/{store_id}/handoffs/{handoff_key}', {
    params: { store_id: 'main', handoff_key: key },
    body: {},
  })
  return handoff
}

async function ordersOf(variantId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('order_items')
    .select('order_id')
    .where('variant_id', '=', variantId)
    .execute()
  return rows.map(({ order_id: id }) => id)
}

test('the link fills the cart and the form of its opener', async () => {
  const { key, variantId } = await aCheckout()
  const ada = await shop.visitor()
  expect(await open(ada, key)).toMatchObject({
    kind: 'checkout',
    order: null,
    product_variant_ids: [variantId],
    details: {
      name: 'Tai Man Chan',
      email: 'tai.man@example.com',
      area_code: '852',
      phone: '91234567',
      method: 'DELIVERY',
      courier_id: place.courier,
      district: 'kwun-tong',
      street: '1 Hoi Yuen Road',
    },
  })
  expect((await readCart(ada)).cart_items).toMatchObject([
    { product_variant_id: variantId, qty: 1 },
  ])
  await open(ada, key)
  expect((await readCart(ada)).count).toBe(1)
})

test('the checkout follows the order that the person places, and is not placed again', async () => {
  const { id, key, variantId } = await aCheckout()
  const ada = await shop.visitor()
  await open(ada, key)
  const placed = await checkOut(ada, byCourier(place, [variantId]))
  expect(await agent.read(id)).toMatchObject({
    status: 'completed',
    order: { id: placed.order_id, label: placed.reference },
  })
  expect((await agent.complete(id)).body.order.id).toBe(placed.order_id)
  expect(await ordersOf(variantId)).toEqual([placed.order_id])
  expect((await open(ada, key))?.order).toMatchObject({ _id: placed.order_id })
  await runDueJobs(shop, 'deliver_agent_order')
  const sent: Json = JSON.parse(platform.received.at(-1)?.body ?? '{}')
  expect(sent).toMatchObject({ id: placed.order_id, checkout_id: id })
})

test('an order by card counts once it is paid', async () => {
  const { id, key, variantId } = await aCheckout()
  const ada = await shop.visitor()
  await open(ada, key)
  await checkOut(ada, byCourier(place, [variantId], { payment_method: 'card' }))
  expect(await agent.read(id)).toMatchObject({
    status: 'complete_in_progress',
    messages: [{ code: 'payment_pending' }],
  })
  await ctx.db.updateTable('orders').set({ paid_at: new Date() }).execute()
  expect((await agent.read(id)).status).toBe('completed')
})

test('a person finds nothing left to order once the agent has placed it', async () => {
  const { id, key, variantId } = await aCheckout()
  const ada = await shop.visitor()
  await open(ada, key)
  expect((await agent.complete(id)).body.status).toBe('completed')
  await expect(checkOut(ada, byCourier(place, [variantId]))).rejects.toMatchObject({ status: 409 })
  expect(await ordersOf(variantId)).toHaveLength(1)
})

test('whichever of both presses first, one order is placed', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, key, variantId } = await aCheckout()
    const ada = await shop.visitor()
    await open(ada, key)
    const [mine] = await Promise.allSettled([
      checkOut(ada, byCourier(place, [variantId])),
      agent.complete(id),
      agent.complete(id),
    ])
    const orders = await ordersOf(variantId)
    expect(orders, `round ${round}: ${mine.status}`).toHaveLength(1)
    expect(await agent.read(id)).toMatchObject({ status: 'completed', order: { id: orders[0] } })
  }
  expect(await stockProblems(ctx.db)).toEqual([])
})

test('a second browser takes the lines out of the first one’s cart', async () => {
  const { key, variantId } = await aCheckout()
  const [ada, ben] = [await shop.visitor(), await shop.visitor()]
  const own = (await aProduct(ctx, { warehouseId: place.stockroom })).variant().id
  await addToCart(ada, own)
  await open(ada, key)
  await open(ben, key)
  expect((await readCart(ada)).cart_items).toMatchObject([{ product_variant_id: own }])
  expect((await readCart(ben)).cart_items).toMatchObject([{ product_variant_id: variantId }])
})

test('a visitor who signs in before ordering still completes the checkout', async () => {
  const { id, key, variantId } = await aCheckout()
  const ada = await shop.visitor()
  await open(ada, key)
  const member = await aMember(shop)
  await ctx.db
    .transaction()
    .execute((trx) => mergeAccount(trx, ctx, ada.accountId, member.accountId))
  const placed = await checkOut(member, byCourier(place, [variantId]))
  expect(await agent.read(id)).toMatchObject({
    status: 'completed',
    order: { id: placed.order_id },
  })
})

test('an order of other things leaves the checkout open', async () => {
  const { id, key } = await aCheckout()
  const ada = await shop.visitor()
  await open(ada, key)
  const own = (await aProduct(ctx, { warehouseId: place.stockroom })).variant().id
  await addToCart(ada, own)
  await checkOut(ada, byCourier(place, [own]))
  expect((await agent.read(id)).status).toBe('ready_for_complete')
})

test('an unknown link and one that has ended lead nowhere', async () => {
  const { key } = await aCheckout()
  const ada = await shop.visitor()
  expect(await open(ada, 'x'.repeat(32))).toBeNull()
  shop.passTime(6 * 3600 + 1)
  const ben = await shop.visitor()
  expect(await open(ben, key)).toBeNull()
})
