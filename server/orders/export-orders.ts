import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from '@hono/zod-openapi'
import type { exportOrders as contract } from '#contract/staff/order-export.ts'
import { refundedOf } from '../payments/received-for.ts'
import type { Db } from '../platform/database/db.ts'
import type { Page } from '../platform/database/read-page.ts'
import { presentFoundOrder } from './present-staff.ts'
import { addressText, money } from './present.ts'
import { searchOrders, type OrderFilter } from './search-orders.ts'

type ExportedOrder = z.input<typeof contract.answer>['data'][number]
type DetailRow = Awaited<ReturnType<typeof readDetails>>[number]

/** One page of the matching orders with what accounts and parcels need of them, and the total. */
export async function exportOrders(
  db: Db,
  filter: OrderFilter & Page,
): Promise<{ data: ExportedOrder[]; total: number }> {
  const { rows, total } = await searchOrders(db, filter)
  const details = await readDetails(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(details.map((row) => [row.id, row]))
  const data = rows.flatMap((row) => {
    const detail = byId.get(row.id)
    return detail ? [{ ...presentFoundOrder(row), ...presentDetail(detail) }] : []
  })
  return { data, total }
}

function readDetails(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.paid_at', 'o.agent', 'o.country', 'o.recipient', 'o.delivery', 'o.note'])
    .select(['o.original_cents', 'o.product_discount_cents', 'o.shop_discount_cents'])
    .select('o.shipping_cents')
    .select((eb) => [
      refundedOf.as('refunded_cents'),
      sql<string | null>`(
        select code from order_discounts
        where order_id = o.id and kind = 'voucher' order by position limit 1
      )`.as('voucher_code'),
      sql<string[]>`array(
        select tracking_number from shipments
        where order_id = o.id and tracking_number is not null order by shipped_at
      )`.as('tracking_numbers'),
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.sku', 'i.product_title', 'i.variant_title', 'i.qty', 'i.cancelled_qty'])
          .select(['i.unit_cents', 'i.subtotal_cents', 'i.global_discount_cents', 'i.points'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    ])
    .where(sql<boolean>`o.id = any(${[...ids]}::text[])`)
    .execute()
}

function presentDetail(row: DetailRow) {
  return {
    paid_at: row.paid_at && row.paid_at.toISOString(),
    agent: row.agent,
    country: row.country,
    address: addressText(row),
    pickup: row.delivery.pickup?.title ?? null,
    tracking_numbers: row.tracking_numbers,
    voucher_code: row.voucher_code,
    original_price: money(row.original_cents),
    product_discount: money(row.product_discount_cents),
    shop_discount: money(row.shop_discount_cents),
    shipping_fee: money(row.shipping_cents),
    refunded: money(row.refunded_cents),
    note: row.note,
    items: row.items.map((item) => ({
      sku: item.sku,
      product_title: item.product_title,
      product_variant_title: item.variant_title,
      qty: item.qty - item.cancelled_qty,
      price_per_unit: money(item.unit_cents),
      subtotal_price: money(item.subtotal_cents),
      global_discount: money(item.global_discount_cents),
      points: item.points,
    })),
  }
}
