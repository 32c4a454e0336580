import { areas } from '#console/areas.ts'
import { plainSlugs } from '#console/settings/plain-slugs.ts'
import { dayMs } from '#domain/dates.ts'
import { newId } from '#domain/ids.ts'
import { acceptPayment, completeOrder, shipOrder } from '#test/builders/order-changes.ts'
import { counterGoods } from './counter-fixtures.ts'
import { order, register } from './member.ts'
import { backroom } from './staff-fixtures.ts'
import type { OpenShop } from './shop.ts'

/** Screens of no area, which each colleague has. */
const own = ['account', 'account/notifications']

/**
 * The address of every screen, by its route, with something of the shop's for each parameter. A new
 * screen is one more by itself; one with a parameter says here what it shows.
 */
export async function consoleScreens(shop: OpenShop): Promise<ReadonlyMap<string, string[]>> {
  const examples = await examplesOf(shop)
  const routes = areas.flatMap((area) =>
    area.screens.map(({ path }) => (path === '' ? area.path : `${area.path}/${path}`)),
  )
  return new Map([...routes, ...own].map((route) => [route, addressesOf(route, examples)]))
}

type Examples = Readonly<Record<string, string | readonly string[]>>

function addressesOf(route: string, examples: Examples): string[] {
  const [start, rest] = route.split(/:\w+/)
  if (start === undefined || rest === undefined) return [route]
  const known = examples[start]
  if (known === undefined) throw new Error(`e2e/console-screens.ts has no example for ${route}`)
  return [known].flat().map((example) => `${start}${example}${rest}`)
}

/** What each address before a parameter is followed by. */
async function examplesOf(shop: OpenShop): Promise<Examples> {
  const { db } = shop.ctx
  const back = backroom(shop)
  const member = await register(shop)
  const shirt = await back.piece('oxford-shirt', 'white', 'M')
  await back.leave(shirt, 5)
  const orderId = await order(shop, member, shirt)
  await acceptPayment(shop.ctx, orderId, 'Seen')
  await shipOrder(shop.ctx, orderId, 'SF1234567890')
  await completeOrder(shop.ctx, orderId, 'customer')
  const params = { id: orderId }
  const { items } = await member.api('GET /orders/{id}/details', { params })
  await member.api('POST /orders/{id}/refund-request', {
    params,
    body: {
      reason: 'The seam is loose',
      refund_items: [{ order_item_id: items[0]?._id ?? '', qty: 1 }],
    },
  })
  const { id: requestId } = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await platformsOfAgents(shop)
  const first = async (table: 'articles' | 'posts' | 'promotions' | 'vouchers' | 'couriers') => {
    const row = await db.selectFrom(table).select('id').executeTakeFirstOrThrow()
    return row.id
  }
  return {
    'content/pages/': 'about-us',
    'content/posts/': await first('posts'),
    'content/articles/': await first('articles'),
    'counter/returns/': orderId,
    'counter/till/': await closedTill(shop),
    'customers/': member.accountId,
    'orders/': orderId,
    'products/': shirt.productId,
    'promotions/': await first('promotions'),
    'promotions/vouchers/': await first('vouchers'),
    'returns/': requestId,
    'settings/couriers/': await first('couriers'),
    'settings/values/': plainSlugs,
    'settings/webhooks/': await webhook(shop),
    'stock/': shirt.id,
    'stock/documents/': await countOf(shop, shirt.id),
    'stock/transfers/': await transferOf(shop, shirt.id),
  }
}

/** A count that found one more than was expected. */
async function countOf(shop: OpenShop, variantId: string): Promise<string> {
  const { ctx } = shop
  const { mall } = await counterGoods(shop)
  const id = newId('stockDocument')
  const by = { staff_id: await anyColleague(shop), created_at: ctx.clock() }
  const document = { id, kind: 'count' as const, reason: 'Monthly count', ...by }
  await ctx.db.insertInto('stock_documents').values(document).execute()
  const line = { variant_id: variantId, warehouse_id: mall, expected: 4, counted: 5 }
  await ctx.db
    .insertInto('stock_count_lines')
    .values({ document_id: id, ...line })
    .execute()
  return id
}

/** A transfer of which half has arrived. */
async function transferOf(shop: OpenShop, variantId: string): Promise<string> {
  const { ctx } = shop
  const { mall } = await counterGoods(shop)
  const { id: from } = await ctx.db
    .selectFrom('warehouses')
    .select('id')
    .where('id', '<>', mall)
    .executeTakeFirstOrThrow()
  const id = newId('stockTransfer')
  const by = { staff_id: await anyColleague(shop), created_at: ctx.clock() }
  const route = { from_warehouse_id: from, to_warehouse_id: mall, reason: 'By van' }
  await ctx.db
    .insertInto('stock_transfers')
    .values({ id, ...route, ...by })
    .execute()
  await ctx.db
    .insertInto('stock_transfer_lines')
    .values({ transfer_id: id, variant_id: variantId, qty: 4, received_qty: 2 })
    .execute()
  return id
}

async function anyColleague({ ctx }: OpenShop): Promise<string> {
  const { id } = await ctx.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  return id
}

/** A day at the counter whose cash was short. */
async function closedTill(shop: OpenShop): Promise<string> {
  const { ctx } = shop
  const { mall } = await counterGoods(shop)
  const staffId = await anyColleague(shop)
  const id = newId('cashSession')
  const by = { opened_by: staffId, closed_by: staffId }
  const at = { opened_at: ctx.clock(), closed_at: ctx.clock() }
  await ctx.db
    .insertInto('cash_sessions')
    .values({ id, warehouse_id: mall, float_cents: 50_000, next_float_cents: 50_000, ...by, ...at })
    .execute()
  const count = { session_id: id, method: 'cash', expected_cents: 50_000, counted_cents: 49_000 }
  await ctx.db
    .insertInto('cash_counts')
    .values({ ...count, reason: 'Wrong change' })
    .execute()
  return id
}

async function webhook({ ctx }: OpenShop): Promise<string> {
  const id = newId('webhook')
  await ctx.db
    .insertInto('webhooks')
    .values({
      id,
      name: 'Stock sheet',
      url: 'https://sheet.example/shop',
      events: ['order.paid'],
      secret: Buffer.alloc(32),
      created_at: ctx.clock(),
    })
    .execute()
  return id
}

/** One whose requests were refused, and one that had none. */
async function platformsOfAgents({ ctx }: OpenShop): Promise<void> {
  const now = ctx.clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const calls = { first_seen_at: daysAgo(9), last_seen_at: now }
  const refused = { refusals: 4, refusal: 'signature_missing', refused_at: daysAgo(1) }
  await ctx.db
    .insertInto('agent_platforms')
    .values([
      { host: 'assistant.example', ...calls },
      { host: 'agents.shopping-companion.example', ...calls, ...refused, last_seen_at: daysAgo(1) },
    ])
    .execute()
}
