import { expect, test } from 'vitest'
import { areas } from '#console/areas.ts'
import { newId } from '#domain/ids.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { openConsole, phoneVisit, signedIn } from './console-staff.ts'
import { order, register } from './member.ts'
import { sticksOut } from './side-scroll.ts'
import { backroom } from './staff-fixtures.ts'

const shop = await openConsole()
const member = await register(shop)
const back = backroom(shop)
const shirt = await back.piece('oxford-shirt', 'white', 'M')
await back.leave(shirt, 5)

/** The address of each screen, with something of the demo's for each parameter. */
async function addresses(): Promise<string[]> {
  const orderId = await returnedOrder()
  const first = async (table: 'articles' | 'posts' | 'promotions' | 'vouchers' | 'couriers') => {
    const row = await shop.ctx.db.selectFrom(table).select('id').executeTakeFirstOrThrow()
    return row.id
  }
  const { id: requestId } = await shop.ctx.db
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { product_id: productId } = await shop.ctx.db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', shirt.id)
    .executeTakeFirstOrThrow()
  const webhookId = newId('webhook')
  await shop.ctx.db
    .insertInto('webhooks')
    .values({
      id: webhookId,
      name: 'Stock sheet',
      url: 'https://sheet.example/shop',
      events: ['order.paid'],
      secret: Buffer.alloc(32),
      created_at: shop.ctx.clock(),
    })
    .execute()
  const known: Record<string, string> = {
    'content/pages/:slug': 'content/pages/about-us',
    'content/posts/:id': `content/posts/${await first('posts')}`,
    'content/articles/:id': `content/articles/${await first('articles')}`,
    'counter/returns/:id': `counter/returns/${orderId}`,
    'customers/:id': `customers/${member.accountId}`,
    'orders/:id': `orders/${orderId}`,
    'promotions/:id': `promotions/${await first('promotions')}`,
    'promotions/vouchers/:id': `promotions/vouchers/${await first('vouchers')}`,
    'returns/:id': `returns/${requestId}`,
    'settings/couriers/:id': `settings/couriers/${await first('couriers')}`,
    'settings/webhooks/:id': `settings/webhooks/${webhookId}`,
    'settings/values/:slug': 'settings/values/navigation',
    'stock/:id': `stock/${shirt.id}`,
  }
  return areas.flatMap((area) =>
    area.screens.map(({ path }) => {
      const whole = path === '' ? area.path : `${area.path}/${path}`
      const own = whole.replace('products/:id', `products/${productId}`)
      return known[own] ?? own
    }),
  )
}

/** A completed order that its customer wants to return. */
async function returnedOrder(): Promise<string> {
  const id = await order(shop, member, shirt)
  await acceptPayment(shop.ctx, id, 'Seen')
  await shipOrder(shop.ctx, id, 'SF1234567890')
  await completeOrder(shop.ctx, id, 'customer')
  const params = { id }
  const { items } = await member.api('GET /orders/{id}/details', { params })
  await member.api('POST /orders/{id}/refund-request', {
    params,
    body: {
      reason: 'The seam is loose',
      refund_items: [{ order_item_id: items[0]?._id ?? '', qty: 1 }],
    },
  })
  return id
}

test('every screen of the console fits a phone', async () => {
  // A day of the till is opened in the counter's journey. Today, where one begins, comes last.
  const open = (await addresses()).filter((address) => address !== 'counter/till/:id').toReversed()
  expect(open.filter((address) => address.includes(':'))).toEqual([])
  const { page, troubles } = await signedIn(shop, phoneVisit)
  const wide: string[] = []
  for (const address of open) {
    await page.evaluate((to) => {
      document.querySelector('main h1')?.setAttribute('data-left', '')
      history.pushState(null, '', `/staff/${to}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await expect
      .poll(() => page.locator('main h1:not([data-left])').count(), { message: address })
      .toBe(1)
    await expect.poll(() => page.locator('main .skeleton').count(), { message: address }).toBe(0)
    expect(await page.locator('main [role=alert]').count(), address).toBe(0)
    for (const element of await sticksOut(page)) wide.push(`${address}: ${element}`)
  }
  expect(wide).toEqual([])
  expect(troubles).toEqual([])
})
