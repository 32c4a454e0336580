import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#db/embedded/free-port.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { agentBuyer, anAgent, codesOf, paidBy, sessionsPath } from '#test/agents/buying.ts'
import { loopbackCertificate } from '#test/agents/loopback-certificate.ts'
import { aKey, testPlatform } from '#test/agents/platform.ts'
import { measured, spread } from '#test/measured.ts'
import { patientSender, type FailedRequest } from '../scripts/cluster/requests.ts'
import { aCourier } from './processes/buying.ts'
import { sharedData, startProcess } from './processes/shop-process.ts'

/**
 * Agents that buy while the shop's process is killed again and again: each order exists once, no item
 * is lost, and the platform hears of each. The last half minute waits for what killed workers held.
 * `PURCHASES=1000 KILLS=10` takes two to five minutes.
 */

const purchases = Number(process.env.PURCHASES ?? 150)
const kills = Number(process.env.KILLS ?? 3)
const agents = 8

const origin = 'https://localhost'
const data = await sharedData()
const { db } = data
const platform = await testPlatform()
const authority = path.join(data.dataDir, 'authority.pem')
await writeFile(authority, loopbackCertificate)
const env = {
  PORT: String(await freePort()),
  PUBLIC_URL: origin,
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8',
  NODE_EXTRA_CA_CERTS: authority,
}
let shop = await startProcess(data, env)
const { url } = shop

const failed: FailedRequest[] = []
const send = patientSender(failed)
/** The shop as its public address reaches it; what gets no answer is sent again with the same key. */
const published = {
  request: (address: string, init?: RequestInit) =>
    send(new Request(address.replace(origin, url), init)),
}
const agent = anAgent(published, origin, platform, {
  key: aKey(),
  webhookUrl: `${platform.origin}/hooks`,
  handler: 'localhost.fps',
})
const courier = await aCourier(data)

function stock() {
  return db
    .selectFrom('stock_levels')
    .select((eb) => [
      'variant_id',
      eb.fn.sum<number>('on_hand').as('on_hand'),
      eb.fn.sum<number>('reserved').as('reserved'),
    ])
    .groupBy('variant_id')
    .orderBy('variant_id')
    .execute()
}

const variantIds = (
  await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('p.status', '=', 'active')
    .where('p.published_at', '<=', new Date())
    .where('v.archived_at', 'is', null)
    .orderBy('v.sku')
    .select('v.id')
    .execute()
).map(({ id }) => id)

/** Variants of acknowledged orders by the order's id, and emails of buyers whose item was sold out. */
const bought = new Map<string, { variantId: string; email: string }>()
const refused: string[] = []
let turn = 0

async function keepBuying(): Promise<void> {
  while (bought.size + refused.length < purchases) {
    const at = turn++
    // Few kinds, so that some sell out.
    const variantId = variantIds[at % Math.ceil(purchases / 5)] ?? ''
    const email = `agent-${at}@kills.example`
    const buyer = { buyer: { ...agentBuyer, email } }
    const ready = await agent.ready(variantId, courier, 1, buyer)
    const key = { idempotencyKey: randomUUID() }
    const complete = () => agent.call('POST', `${sessionsPath}/${ready.id}/complete`, paidBy(), key)
    const { body } = ready.status === 'ready_for_complete' ? await complete() : { body: ready }
    if (body.status !== 'completed') {
      expect(codesOf(body)).toContain('out_of_stock')
      refused.push(email)
      continue
    }
    // An agent that did not see the answer asks again.
    expect((await complete()).body.order).toEqual(body.order)
    bought.set(body.order.id, { variantId, email })
  }
}

/** Kills at even distances; answers how long the shop was away each time. */
async function keepKilling(): Promise<number[]> {
  const away: number[] = []
  while (away.length < kills) {
    const target = (purchases * (away.length + 1)) / (kills + 1)
    await expect
      .poll(() => bought.size + refused.length, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(target)
    shop.send('SIGKILL')
    const since = performance.now()
    await shop.exit
    shop = await startProcess(data, env)
    away.push(performance.now() - since)
  }
  return away
}

test(
  'orders of agents survive when the shop is killed: none is lost, doubled or kept from its platform',
  { timeout: 60_000 + purchases * 300 },
  async () => {
    const before = await stock()
    const startedAt = performance.now()
    const [away] = await Promise.all([keepKilling(), ...Array.from({ length: agents }, keepBuying)])
    const seconds = (performance.now() - startedAt) / 1000
    const waiting = () =>
      db.selectFrom('agent_deliveries').select('id').where('state', '=', 'waiting').execute()
    await expect.poll(waiting, { timeout: 120_000 }).toEqual([])

    const items = await db
      .selectFrom('orders as o')
      .innerJoin('order_items as i', 'i.order_id', 'o.id')
      .where('contact_email', 'like', 'agent-%@kills.example')
      .select(['o.id', 'contact_email as email', 'i.variant_id as variantId', 'i.qty'])
      .select(['i.is_gift', 'i.preorder_on'])
      .execute()
    const acknowledged = [...bought].map(([id, item]) => ({ id, ...item, qty: 1 }))
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    const orders = items
      .filter(({ is_gift: isGift }) => !isGift)
      .map(({ id, email, variantId, qty }) => ({ id, email, variantId, qty }))
    expect(orders.toSorted(byId)).toEqual(acknowledged.toSorted(byId))

    const sold = new Map<string, number>()
    // Pre-orders reserve no stock.
    for (const { variantId, qty } of items.filter((each) => each.preorder_on === null)) {
      sold.set(variantId, (sold.get(variantId) ?? 0) + qty)
    }
    const after = await stock()
    expect(after).toEqual(
      before.map((level) => ({
        ...level,
        reserved: level.reserved + (sold.get(level.variant_id) ?? 0),
      })),
    )
    expect(after.filter((level) => level.reserved > level.on_hand)).toEqual([])
    expect(await findIntegrityProblems(db)).toEqual([])

    const deliveries = await db.selectFrom('agent_deliveries').select(['id', 'order_id']).execute()
    expect(new Set(deliveries.map(({ order_id: id }) => id))).toEqual(new Set(bought.keys()))
    const told = platform.received.map(({ headers, body }) => ({
      id: String(headers['webhook-id']),
      order_id: String(JSON.parse(body).id),
    }))
    const known = new Map(told.map((each) => [each.id, each]))
    expect([...known.values()].toSorted(byId)).toEqual(deliveries.toSorted(byId))
    expect(failed.length).toBeGreaterThan(0)
    measured(
      'agents',
      `${away.length} kills in ${purchases} purchases of ${agents} agents (${seconds.toFixed(0)} s): ${bought.size} orders, ${refused.length} refused as sold out, 0 lost, 0 doubled, audit clean; ${failed.length} requests sent again; ${told.length} messages for ${deliveries.length} events; ready again: ${spread(away)}`,
    )
  },
)
