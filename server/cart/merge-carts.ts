import { sql } from 'kysely'
import type { Trx } from '../platform/database/db.ts'

/** Maximum quantity of one line. */
const maxQuantity = 999

/**
 * Merges a visitor's carts into a customer's, in every store. Quantities add up, limited by that
 * store's stock, but the customer's own quantities never shrink. A sold-out item keeps a quantity
 * of one, so that the cart shows it as sold out instead of losing it.
 */
export async function mergeCarts(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    select 1 from cart_items where account_id in (${from}, ${into})
    order by account_id, store_id, variant_id for update`.execute(trx)
  await sql`
    insert into cart_items (account_id, store_id, variant_id, qty, created_at)
    select ${into}, l.store_id, l.variant_id, least(l.qty, s.pieces), l.created_at
    from cart_items l cross join lateral (${available('l')}) s
    where l.account_id = ${from}
    order by l.store_id, l.variant_id
    on conflict (account_id, store_id, variant_id) do update set
      qty = greatest(cart_items.qty, least(
        cart_items.qty + (
          select v.qty from cart_items v
          where v.account_id = ${from}
            and v.store_id = excluded.store_id and v.variant_id = excluded.variant_id
        ),
        (${available('excluded')})
      ))`.execute(trx)
  await trx.deleteFrom('cart_items').where('account_id', '=', from).execute()
}

function available(line: 'l' | 'excluded') {
  const variant = sql.ref(`${line}.variant_id`)
  const store = sql.ref(`${line}.store_id`)
  return sql`
    select least(${maxQuantity}::integer, greatest(1, coalesce(
      (select sum(greatest(0, on_hand - reserved)) from stock_levels
        join warehouses w on w.id = warehouse_id
        where variant_id = ${variant} and w.store_id = ${store}), 0
    ) + coalesce(
      (select greatest(0, max_qty - taken) from preorder_levels p
        where variant_id = ${variant} and p.store_id = ${store}), 0
    )))::integer as pieces`
}
