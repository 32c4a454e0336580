import { z } from 'zod'
import { bareOrder, makeBareTables } from './bare-order.ts'
import { bareTransaction, inRound, makeBareCopies } from './bare-sql.ts'
import { givePoints, makeBuyers, plentifulVariants, putInCarts } from './buyers.ts'
import { checkingOut, dropEmails, firstCourier } from './buying-works.ts'
import { type Basket, checkoutCall, connectionOf, sending } from './calls.ts'
import { requestText } from './connection.ts'
import { openCode, variantsForPoints } from './generate-promotions.ts'
import type { Site } from './site.ts'
import { answered, askJson } from './visits.ts'
import type { Work, Works } from './work.ts'

export async function checkoutWorks(site: Site): Promise<Works> {
  const { pool } = site
  const variantIds = await plentifulVariants(pool)
  const till = { variantIds, courierId: await firstCourier(pool) }
  await makeBareTables(pool)
  const sql = bareOrder(pool, variantIds)
  const offers = { ...till, qty: 8, voucherCode: openCode }
  return {
    'Checkout with a gift, and one voucher for all': async () => ({
      ...inFull(site, checkingOut(site, offers)),
      sql,
    }),
    'Checkout by card, the order alone': async () => ({
      ...checkingOut(site, { ...till, method: 'card' }),
      sql,
    }),
    'Cancel: stock, points and one voucher for all go back': () => cancelling(site, till),
  }
}

/** Checks that the newest order has the discounts it is measured with. */
function inFull({ pool }: Site, work: Work): Work {
  return {
    ...work,
    tidy: async () => {
      const { rows } = await pool.query<{ kinds: string[] }>(`
        select array(select applies_to from order_discounts where order_id = orders.id) as kinds
        from orders order by created_at desc limit 1`)
      const kinds = rows[0]?.kinds ?? []
      if (!kinds.includes('goods') || !kinds.includes('gift')) {
        throw new Error(`the order has only ${kinds.join() || 'nothing'} of its discounts`)
      }
      await work.tidy?.()
    },
  }
}

interface Till {
  variantIds: readonly string[]
  courierId: string
}

interface Placed {
  token: string
  orderId: string
}

async function cancelling(site: Site, till: Till): Promise<Work> {
  await makeBareCopies(site.pool, ['order_statuses', 'voucher_uses', 'points_balances'])
  let placed: Placed[] = []
  let next = 0
  let ended = 0
  return {
    leisurely: 40,
    maxPerSecond: 500,
    prepare: async (quantity) => {
      placed = await placeOrders(site, till, quantity)
      next = 0
      await dropEmails(site.pool)
    },
    ours: async (slot) => {
      const order = placed[next++]
      if (!order) throw new Error('more cancellations than orders')
      const call = sending(order.token, 'PUT', `/orders/${order.orderId}/cancelled`)
      await answered(connectionOf(site, slot), requestText(call))
    },
    tidy: () => dropEmails(site.pool),
    sql: bareTransaction(site.pool, (_slot, turn) => {
      const orderId = `order ${++ended}`
      return [
        { text: bareStatus, values: [orderId] },
        { text: bareUse, values: [orderId] },
        { text: barePoints, values: [`account ${turn}`] },
        { text: bareRelease, values: [inRound(till.variantIds, turn)] },
      ]
    }),
  }
}

const bareStatus = `
  insert into bare.order_statuses (order_id, slug, actor) values ($1, 'cancelled', 'customer')`

const bareUse = `
  insert into bare.voucher_uses (voucher_id, order_id, email, state, returned_at)
  values ('voucher', $1, '', 'returned', now())`

const barePoints = `
  insert into bare.points_balances as b (account_id, available, transaction_count) values ($1, 500, 1)
  on conflict (account_id) do update set available = b.available + 500, transaction_count = b.transaction_count + 1`

const bareRelease = `
  update bare.stock_levels set reserved = greatest(0, reserved - 1) where variant_id = $1`

/**
 * Orders for `count` customers, each with an item bought with money, less a voucher, and one with
 * points.
 */
async function placeOrders(site: Site, till: Till, count: number): Promise<Placed[]> {
  const { tokens, accountIds } = await makeBuyers(site.pool, count)
  await givePoints(site.pool, accountIds, 1000)
  const forPoints = await variantsForPoints(site.pool)
  const forMoney = till.variantIds.filter((id) => !forPoints.includes(id))
  const carts = tokens.map((token, at): Basket & { token: string } => {
    const withPoints = [inRound(forPoints, at)]
    return { token, variantIds: [inRound(forMoney, at), ...withPoints], withPoints }
  })
  await putInCarts(
    site.pool,
    accountIds.flatMap((account, at) =>
      inRound(carts, at).variantIds.map((variant) => ({ account, variant })),
    ),
  )
  const placed: Placed[] = []
  const left = carts.values()
  await Promise.all(
    site.shop.map(async (connection) => {
      for (const { token, ...basket } of left) {
        const terms = { ...basket, courierId: till.courierId, voucherCode: openCode }
        const { order_id } = await askJson(connection, checkoutCall(token, terms), placedOrder)
        placed.push({ token, orderId: order_id })
      }
    }),
  )
  return placed
}

const placedOrder = z.object({ order_id: z.string() })
