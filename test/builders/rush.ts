import { createHash } from 'node:crypto'
import { ApiError, createClient } from '#contract/client.ts'
import { newId, randomText } from '#domain/ids.ts'
import type { TestShop, Visitor } from '#test/shop.ts'
import { byCourier, type SellingPlace } from './cart.ts'
import { checkOut } from './shopper.ts'
import { mainStore } from './stores.ts'

interface Rush {
  orders: number
  /** Number of refusals by error code. */
  refusals: Record<string, number>
}

/** What one buyer orders: quantity by variant. */
export type Basket = Readonly<Record<string, number>>

/** All buyers check out at the same time. */
export async function rush(
  shop: TestShop,
  place: SellingPlace,
  baskets: readonly Basket[],
): Promise<Rush> {
  const buyers = await someBuyers(shop, baskets)
  return countOutcomes(
    buyers.map((buyer, at) =>
      untilServed(() => checkOut(buyer, byCourier(place, Object.keys(baskets[at] ?? {})))),
    ),
  )
}

/** On a busy machine a checkout may wait too long for its turn: 503, with nothing done. */
export async function untilServed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return untilServed(call)
    throw error
  }
}

export async function countOutcomes(calls: readonly Promise<unknown>[]): Promise<Rush> {
  const outcome: Rush = { orders: 0, refusals: {} }
  for (const call of await Promise.allSettled(calls)) {
    if (call.status === 'fulfilled') outcome.orders += 1
    else if (call.reason instanceof ApiError) {
      const { status, code } = call.reason
      const name = `${status} ${code}`
      outcome.refusals[name] = (outcome.refusals[name] ?? 0) + 1
    } else throw call.reason
  }
  return outcome
}

/** Inserts buyers and carts in bulk, since signing up and filling carts is not under test. */
async function someBuyers(shop: TestShop, baskets: readonly Basket[]): Promise<Visitor[]> {
  const { db } = shop.ctx
  const store = await mainStore(shop.ctx)
  const buyers = baskets.map((basket) => ({ id: newId('account'), token: randomText(43), basket }))
  await db
    .insertInto('accounts')
    .values(buyers.map(({ id }) => ({ id, kind: 'TEMP' as const, password_hash: '' })))
    .execute()
  await db
    .insertInto('access_tokens')
    .values(
      buyers.map(({ id, token }) => ({
        hash: createHash('sha256').update(token).digest(),
        account_id: id,
        expires_at: new Date(Date.now() + 1800_000),
      })),
    )
    .execute()
  await db
    .insertInto('cart_items')
    .values(
      buyers.flatMap(({ id, basket }) =>
        Object.entries(basket).map(([variant_id, qty]) => ({
          account_id: id,
          store_id: store.id,
          variant_id,
          qty,
        })),
      ),
    )
    .execute()
  return buyers.map(({ id, token }) => ({
    accountId: id,
    token,
    api: createClient({
      base: 'http://localhost/api/customer',
      locale: 'en',
      send: async (request) => shop.app.fetch(request),
      token: () => token,
    }),
  }))
}
