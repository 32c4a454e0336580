import { sql } from 'kysely'
import { issueSentences } from '#contract/issue-sentences.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import type { ReturnedItems } from '../inventory/return-stock.ts'
import type { Trx } from '../platform/database/db.ts'

/** Items to restock; without a warehouse they return to where they came from. */
export interface Restock {
  itemId: string
  variantId: string
  qty: number
  warehouseId: string | null
  /** Path in the request, for issues. */
  path: string
}

/** Finds each item's warehouse. Throws `invalid` if it, or the variant, no longer exists. */
export async function getRestockPlaces(
  trx: Trx,
  orderId: string,
  restocks: readonly Restock[],
): Promise<ReturnedItems[]> {
  if (restocks.length === 0) return []
  const ids = restocks.map(({ variantId }) => variantId)
  const variants = await trx.selectFrom('variants').select('id').where('id', 'in', ids).execute()
  const warehouses = await trx
    .selectFrom('warehouses')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const origins = await originsOf(trx, orderId)
  const issues = await neverLeft(trx, orderId, restocks)
  const found = restocks.flatMap((restock) => {
    const { variantId, qty, path } = restock
    const wanted = restock.warehouseId ?? origins.get(variantId) ?? warehouses[0]?.id
    const warehouseId = warehouses.find(({ id }) => id === wanted)?.id
    if (!variants.some(({ id }) => id === variantId)) {
      issues.push({ path: `${path}.restock_qty`, message: issueSentences.variant_gone })
    }
    if (warehouseId === undefined) {
      issues.push({ path: `${path}.warehouse_id`, message: issueSentences.not_found })
    }
    return warehouseId === undefined ? [] : [{ variantId, qty, warehouseId }]
  })
  refuseIssues(issues)
  return found
}

/** Items cancelled before shipping cannot be restocked: their stock is already released. */
async function neverLeft(
  trx: Trx,
  orderId: string,
  restocks: readonly Restock[],
): Promise<Issue[]> {
  const rows = await trx
    .selectFrom('order_items as i')
    .select('i.id')
    .select(
      sql<number>`(
        select coalesce(sum(qty), 0)::int from order_allocations
        where order_item_id = i.id and state = 'shipped'
      ) - (
        select coalesce(sum(restocked_qty), 0)::int from refund_request_items
        where order_item_id = i.id
      )`.as('outside'),
    )
    .where('i.order_id', '=', orderId)
    .execute()
  const outside = new Map(rows.map((row) => [row.id, row.outside]))
  return restocks
    .filter(({ itemId, qty }) => qty > (outside.get(itemId) ?? 0))
    .map(({ path }) => ({ path: `${path}.restock_qty`, message: issueSentences.over_shipped }))
}

async function originsOf(trx: Trx, orderId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('order_allocations as a')
    .innerJoin('order_items as i', 'i.id', 'a.order_item_id')
    .select(['a.variant_id', 'a.warehouse_id'])
    .where('i.order_id', '=', orderId)
    .where('a.warehouse_id', 'is not', null)
    .orderBy('a.id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.variant_id, row.warehouse_id ?? '']))
}
