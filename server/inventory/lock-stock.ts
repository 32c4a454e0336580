import { sql } from 'kysely'
import { few } from '#db/few.ts'
import { sqlStatement } from '#db/statement.ts'
import type { Trx } from '../platform/database/db.ts'

export interface Level {
  productId: string
  variantId: string
  warehouseId: string
  storeId: string
  isPickup: boolean
  onHand: number
  reserved: number
}

interface PreorderLevel {
  productId: string
  variantId: string
  storeId: string
  limit: number
  taken: number
  expectedOn: string
}

/** Stock in all stores, locked until the transaction ends. */
export interface LockedStock {
  /** In the shop's order of warehouses. */
  levels: readonly Level[]
  preorders: readonly PreorderLevel[]
}

/**
 * Locks all stock of the variants in key order: pre-orders, then levels by warehouse. Every change
 * of stock comes through here, so transactions may wait for each other but never deadlock, and a
 * variant's allocations change only while its stock is locked.
 */
export async function lockStock(trx: Trx, variantIds: readonly string[]): Promise<LockedStock> {
  const rows = await lockRows(trx, { variantIds })
  return {
    levels: rows.flatMap(({ level }) => level ?? []),
    preorders: rows.flatMap(({ preorder }) => preorder ?? []),
  }
}

interface LockedRow {
  level: Level | null
  preorder: PreorderLevel | null
}

const lockRows = sqlStatement<{ variantIds: readonly string[] }, LockedRow>(
  ({ variantIds }) => sql`
    with limits as materialized (
      select variant_id, store_id, max_qty, taken, expected_on from preorder_levels
      where variant_id in ${few(variantIds)}
      order by variant_id for update
    ), stock as materialized (
      select s.variant_id, s.warehouse_id, w.store_id, s.on_hand, s.reserved, w.is_pickup, w.position
      from stock_levels s join warehouses w on w.id = s.warehouse_id
      where s.variant_id in ${few(variantIds)}
      order by s.variant_id, s.warehouse_id for update of s
    )
    select null::json as level, json_build_object('productId', v.product_id,
      'variantId', p.variant_id, 'storeId', p.store_id, 'limit', p.max_qty, 'taken', p.taken, 'expectedOn', p.expected_on
    ) as preorder, 0 as position
    from limits p join variants v on v.id = p.variant_id
    union all
    select json_build_object('productId', v.product_id,
      'variantId', s.variant_id, 'warehouseId', s.warehouse_id, 'storeId', s.store_id,
      'isPickup', s.is_pickup,
      'onHand', s.on_hand, 'reserved', s.reserved
    ), null, s.position
    from stock s join variants v on v.id = s.variant_id
    order by position`,
)
