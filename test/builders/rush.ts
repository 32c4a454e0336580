import { ApiError } from '#contract/client.ts'
import type { TestShop } from '#test/shop.ts'
import { byCourier, type SellingPlace } from './cart.ts'
import { addToCart, checkOut } from './shopper.ts'

export interface Rush {
  orders: number
  /** How often each code was answered instead of an order. */
  refusals: Record<string, number>
}

/** One basket a buyer: what they want, and how many pieces of it. */
export type Basket = Readonly<Record<string, number>>

/**
 * Each buyer fills a cart of their own, then all of them check out at once. The pieces are there
 * for each of them alone, so that only the checkouts decide who gets some.
 */
export async function rush(
  shop: TestShop,
  place: SellingPlace,
  baskets: readonly Basket[],
): Promise<Rush> {
  const buyers = await inTurns(baskets, 20, async (basket) => {
    const visitor = await shop.visitor()
    for (const [variantId, qty] of Object.entries(basket)) {
      await addToCart(visitor, variantId, qty)
    }
    return { visitor, variantIds: Object.keys(basket) }
  })
  return countOutcomes(
    buyers.map(({ visitor, variantIds }) => checkOut(visitor, byCourier(place, variantIds))),
  )
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

async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += atOnce) {
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))))
  }
  return results
}
