import { randomText } from '#domain/ids.ts'
import { z } from 'zod'
import { bareAdd, bareOrder, makeBareTables } from './bare-order.ts'
import { type Buyers, fillCarts, makeBuyers, plentifulVariants, variantsOf } from './buyers.ts'
import { storePath } from './catalogue-works.ts'
import { type Call, type Connection, requestText } from './connection.ts'
import { type Site, slots } from './site.ts'
import { answered, askJson } from './visits.ts'
import type { Work, Works } from './work.ts'

/** Carts filled before each round: more than one round can take to the till. */
const cartsPerSecond = 1500

/** Writing: carts and orders, beside the fewest statements that do the same. */
export async function buyingWorks(site: Site, seconds: number): Promise<Works> {
  const { pool } = site
  const variantIds = await plentifulVariants(pool)
  const courierId = await firstCourier(site)
  await makeBareTables(pool)
  const tidy = () => dropLetters(site)
  const sql = bareOrder(pool, variantIds)
  const till = { variantIds, courierId }
  return {
    'Add to cart': async () => ({
      ...(await adding(site, variantIds)),
      sql: bareAdd(pool, variantIds),
    }),
    'Checkout of a full cart': async () => ({ ...checkingOut(site, till, seconds), sql, tidy }),
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

interface Till {
  variantIds: readonly string[]
  courierId: string
}

/** From a cart that is there to an order. */
function checkingOut(site: Site, { variantIds, courierId }: Till, seconds: number): Work {
  let buyers: Buyers = { tokens: [], accountIds: [] }
  let next = 0
  return {
    leisurely: 40,
    prepare: async () => {
      buyers = await makeBuyers(site.pool, Math.ceil(seconds * cartsPerSecond))
      await fillCarts(site.pool, buyers, variantIds)
      next = 0
    },
    ours: async (slot) => {
      const buyer = next++
      const token = buyers.tokens[buyer]
      if (token === undefined) throw new Error('more checkouts than there are carts')
      const call = checkoutCall(token, variantsOf(buyer, variantIds), courierId)
      await answered(connectionOf(site, slot), requestText(call))
    },
  }
}

/** A visitor's whole way: an account, a piece in the cart, an order. */
function wholeCheckout(site: Site, { variantIds, courierId }: Till): Work {
  return {
    leisurely: 25,
    ours: async (slot, turn) => {
      const connection = connectionOf(site, slot)
      const { token } = await askJson(connection, registerCall(), z.object({ token: z.string() }))
      const [variantId = ''] = variantsOf(turn, variantIds)
      await answered(connection, requestText(addCall(token, variantId)))
      await answered(connection, requestText(checkoutCall(token, [variantId], courierId)))
    },
  }
}

function connectionOf({ shop }: Site, slot: number): Connection {
  const connection = shop[slot]
  if (!connection) throw new Error(`there is no connection ${slot}`)
  return connection
}

function registerCall(): Call {
  return {
    method: 'POST',
    path: '/api/customer/auth/register',
    body: {
      type: 'TEMP',
      email: `${randomText(24).toLowerCase()}@temp.invalid`,
      password: randomText(24),
    },
  }
}

function addCall(token: string, variantId: string): Call {
  return {
    method: 'POST',
    path: `${storePath}/shopping-cart/add-to-cart`,
    headers: { authorization: `Bearer ${token}` },
    body: { product_variant_id: variantId, qty: 1 },
  }
}

/** As the storefront sends it, with a key against sending it twice. */
function checkoutCall(token: string, variantIds: readonly string[], courierId: string): Call {
  return {
    method: 'POST',
    path: `${storePath}/checkouts`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomText(22) },
    body: {
      checkout_product_variant_ids: variantIds,
      delivery_info: { country: 'HK', method: 'DELIVERY', courier_id: courierId },
      delivery_details: {
        name: 'Chan Tai Man',
        email: 'chan@example.com',
        area_code: '852',
        phone: '91234567',
        address: {
          unit: 'Flat A, 12/F',
          building: 'Harbour Court',
          street: '1 Hoi Yuen Road',
          district: 'kwun-tong',
        },
        note: '',
      },
      payment_method: 'fps',
      locale: 'zh',
    },
  }
}

async function firstCourier({ pool }: Site): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from couriers where not needs_point_code and archived_at is null order by position',
  )
  const [courier] = rows
  if (!courier) throw new Error('the shop has no courier')
  return courier.id
}

/** Letters still to be written would be written during the next round, and slow it down. */
async function dropLetters({ pool }: Site): Promise<void> {
  await pool.query(`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = 'send_order_letter' and locked_at is null))`)
}
