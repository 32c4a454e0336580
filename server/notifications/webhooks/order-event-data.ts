import type { z } from '@hono/zod-openapi'
import type { shopEventData } from '#contract/shop-events.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { Db } from '../../platform/database/db.ts'

type OrderData = z.input<(typeof shopEventData)['order.placed']>
type PaymentData = z.input<(typeof shopEventData)['payment.received']>
type RefundData = z.input<(typeof shopEventData)['refund.sent']>

export async function findOrderData(
  db: Db,
  id: string,
  withPerson: boolean,
): Promise<OrderData | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .selectAll('o')
    .select('s.slug as store')
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { contact_email: email, contact_phone: phone, note } = row
  const { name, address } = row.recipient
  const isKnown = withPerson && row.erased_at === null
  return {
    order: {
      _id: row.id,
      reference: row.reference,
      account_id: row.account_id,
      store: row.store,
      channel: row.channel,
      current_status: row.current_status,
      fulfilment: row.fulfilment,
      paid_at: row.paid_at && row.paid_at.toISOString(),
      created_at: row.created_at.toISOString(),
      payment_method: row.payment_method,
      delivery_method: row.delivery_method,
      country: row.country,
      currency: row.currency,
      original_price: money(row.original_cents),
      product_discount: money(row.product_discount_cents),
      shop_discount: money(row.shop_discount_cents),
      shipping: money(row.shipping_cents),
      total: money(row.total_cents),
      points: row.points,
      items: await listItems(db, id),
      parcels: await listParcels(db, id),
      person: isKnown ? { name, email, phone, address, note } : null,
    },
  }
}

async function listItems(db: Db, orderId: string): Promise<OrderData['order']['items']> {
  const rows = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    product_id: row.product_id,
    variant_id: row.variant_id,
    sku: row.sku,
    title: row.product_title,
    qty: row.qty,
    unit_price: money(row.unit_cents),
    subtotal: money(row.subtotal_cents),
    is_gift: row.is_gift,
    cancelled_qty: row.cancelled_qty,
    returned_qty: row.returned_qty,
  }))
}

async function listParcels(db: Db, orderId: string): Promise<OrderData['order']['parcels']> {
  const rows = await db
    .selectFrom('shipments')
    .select(['id', 'tracking_number', 'tracking_url', 'shipped_at'])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, shipped_at: at, ...row }) => ({
    _id: id,
    ...row,
    shipped_at: at.toISOString(),
  }))
}

export async function findPaymentData(db: Db, id: string): Promise<PaymentData | undefined> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.order_id', 'o.reference', 'p.method', 'p.amount_cents', 'p.is_surplus'])
    .select('p.created_at')
    .where('p.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      payment: {
        _id: id,
        order: { _id: row.order_id, reference: row.reference },
        method: row.method,
        amount: money(row.amount_cents),
        is_surplus: row.is_surplus,
        created_at: row.created_at.toISOString(),
      },
    }
  )
}

export async function findRefundData(db: Db, id: string): Promise<RefundData | undefined> {
  const row = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'o.reference', 'r.payment_id', 'r.method', 'r.amount_cents', 'r.state'])
    .select('r.done_at')
    .where('r.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      refund: {
        _id: id,
        order: { _id: row.order_id, reference: row.reference },
        payment_id: row.payment_id,
        method: row.method,
        amount: money(row.amount_cents),
        state: row.state,
        done_at: row.done_at && row.done_at.toISOString(),
      },
    }
  )
}

function money(amount: number): string {
  return decimalText(cents(amount))
}
