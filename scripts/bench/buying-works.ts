import type pg from 'pg'
import { z } from 'zod'
import { bareAdd, bareOrder, makeBareTables } from './bare-order.ts'
import { type Buyers, fillCarts, makeBuyers, plentifulVariants, variantsOf } from './buyers.ts'
import { addCall, type Checkout, checkoutCall, connectionOf, registerCall } from './calls.ts'
import { requestText } from './connection.ts'
import { type Site, slots } from './site.ts'
import { answered, askJson } from './visits.ts'
import type { Work, Works } from './work.ts'

/** Writes: carts and orders, compared with the fewest statements that do the same. */
export async function buyingWorks(site: Site): Promise<Works> {
  const { pool } = site
  const variantIds = await plentifulVariants(pool)
  const courierId = await firstCourier(pool)
  await makeBareTables(pool)
  const tidy = () => dropEmails(pool)
  const sql = bareOrder(pool, variantIds)
  const till = { variantIds, courierId }
  return {
    'Add to cart': async () => ({
      ...(await adding(site, variantIds)),
      sql: bareAdd(pool, variantIds),
    }),
    'Checkout of a full cart': async () => ({ ...checkingOut(site, till), sql }),
    'Whole checkout': async () => ({ ...wholeCheckout(site, till), sql, tidy }),
  }
}

async function adding(site: Site, variantIds: readonly string[]): Promise<Work> {
  const { tokens } = await makeBuyers(site.pool, slots)
  const requests = tokens.map((token, slot) =>
    [0, 1, 2].map((at) => requestText(addCall(token, variantIds[slot * 3 + at] ?? ''))),
  )
  return {
    leisurely: 50,
    ours: async (slot, turn) => {
      await answered(connectionOf(site, slot), requests[slot]?.[turn % 3] ?? '')
    },
  }
}

interface Till extends Omit<Checkout, 'variantIds' | 'withPoints'> {
  variantIds: readonly string[]
  /** Quantity of each of the two lines. */
  qty?: number
}

/** From an existing cart to an order. */
export function checkingOut(site: Site, { variantIds, qty, ...terms }: Till): Work {
  let buyers: Buyers = { tokens: [], accountIds: [] }
  let next = 0
  return {
    leisurely: 40,
    maxPerSecond: 1500,
    prepare: async (quantity) => {
      buyers = await makeBuyers(site.pool, quantity)
      await fillCarts(site.pool, buyers, variantIds, qty)
      next = 0
    },
    ours: async (slot) => {
      const buyer = next++
      const token = buyers.tokens[buyer]
      if (token === undefined) throw new Error('more checkouts than carts')
      const call = checkoutCall(token, { ...terms, variantIds: variantsOf(buyer, variantIds) })
      await answered(connectionOf(site, slot), requestText(call))
    },
    tidy: () => dropEmails(site.pool),
  }
}

/** A visitor's whole journey: an account, an item in the cart, an order. */
function wholeCheckout(site: Site, { variantIds, courierId }: Till): Work {
  return {
    leisurely: 25,
    ours: async (slot, turn) => {
      const connection = connectionOf(site, slot)
      const { token } = await askJson(connection, registerCall(), z.object({ token: z.string() }))
      const [variantId = ''] = variantsOf(turn, variantIds)
      await answered(connection, requestText(addCall(token, variantId)))
      const call = checkoutCall(token, { courierId, variantIds: [variantId] })
      await answered(connection, requestText(call))
    },
  }
}

export async function firstCourier(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from couriers where not needs_point_code and archived_at is null order by position',
  )
  const [courier] = rows
  if (!courier) throw new Error('the shop has no courier')
  return courier.id
}

/** Pending emails would be sent during the next round and slow it down. */
export async function dropEmails(pool: pg.Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = 'send_order_email' and locked_at is null))`)
}
