import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/types.ts'

type OfVariant = ExpressionBuilder<Database & { v: Database['variants'] }, 'v'>

/** The stock levels of variant `v`, for staff. */
export function stockLevelsOf(eb: OfVariant) {
  return jsonArrayFrom(
    eb
      .selectFrom('stock_levels as s')
      .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
      .select(['s.warehouse_id', 'w.store_id', 'w.title as warehouse'])
      .select(['s.on_hand', 's.reserved'])
      .whereRef('s.variant_id', '=', 'v.id')
      .orderBy('w.position'),
  )
}

/** The pre-order level of variant `v`, for staff. */
export function preorderOf(eb: OfVariant) {
  return jsonObjectFrom(
    eb
      .selectFrom('preorder_levels as o')
      .select(['o.store_id', 'o.max_qty', 'o.taken', 'o.expected_on'])
      .whereRef('o.variant_id', '=', 'v.id'),
  )
}
