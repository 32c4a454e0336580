import { sql } from 'kysely'
import type { Trx } from '../platform/database/db.ts'
import { stockOf } from './price-lines.ts'
import { type CartKey, findVariants, replaceLine } from './queries.ts'

interface Wanted {
  variantId: string
  qty: number
}

/** Locks a cart's lines until the transaction ends. They come first in the lock order. */
export async function lockCart(trx: Trx, { accountId, storeId }: CartKey): Promise<void> {
  await sql`
    select 1 from cart_items where account_id = ${accountId} and store_id = ${storeId}
    order by variant_id for update`.execute(trx)
}

/**
 * Adds items to a cart, limited by stock; existing quantities never shrink. Returns how many of
 * each were added.
 */
export async function putBack(
  trx: Trx,
  cart: CartKey,
  wanted: readonly Wanted[],
  at: Date,
): Promise<ReadonlyMap<string, number>> {
  const items = await findVariants(trx, {
    ...cart,
    besideIds: wanted.map(({ variantId }) => variantId),
    at,
  })
  const added = new Map<string, number>()
  for (const { variantId, qty } of wanted) {
    const rows = items.filter((row) => row.variant_id === variantId)
    const had = rows.find((row) => row.qty > 0)?.qty ?? 0
    const [item] = rows
    const max = item?.is_sold ? stockOf(item).available : 0
    const now = Math.max(had, Math.min(had + qty, max))
    if (now === had) continue
    const line = { ...cart, variantId, had, qty: now, at }
    if (!(await replaceLine(trx, line))) throw new LineMoved()
    added.set(variantId, now - had)
  }
  return added
}

/** Another tab changed the same line at the same moment. */
export class LineMoved extends Error {}
