import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { DomainError } from '#domain/errors.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { findOrder, type OrderRow } from './queries.ts'

/** An order by `_id` or reference number, for staff. Throws `unknown_order`. */
export async function getStaffOrder(db: Db | Trx, id: string): Promise<OrderRow> {
  const reference = normaliseReference(id)
  const order = await findOrder(db, reference ? { reference } : { id })
  if (!order) throw new DomainError('unknown_order')
  return order
}

export type Backside = Awaited<ReturnType<typeof readBackside>>

/** Order details only staff see. */
export async function readBackside(db: Db | Trx, orderId: string) {
  const [notes, rest] = await Promise.all([readNotes(db, orderId), readRest(db, orderId)])
  return { ...rest, notes }
}

/** With what they said before their authors changed them. */
function readNotes(db: Db | Trx, orderId: string) {
  return db
    .selectFrom('order_notes as n')
    .leftJoin('staff as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.note', 'n.is_emailed', 'n.staff_id', 's.name as staff_name'])
    .select('n.created_at')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_note_versions as v')
          .select(['v.note', 'v.replaced_at'])
          .whereRef('v.note_id', '=', 'n.id')
          .orderBy('v.id', 'desc'),
      ).as('former'),
    )
    .where('n.order_id', '=', orderId)
    .orderBy('n.id')
    .execute()
}

function readRest(db: Db | Trx, orderId: string) {
  return db
    .selectFrom('orders as o')
    .leftJoin('staff as t', 't.id', 'o.taken_by')
    .where('o.id', '=', orderId)
    .select('t.name as taken_by')
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('accounts as a')
          .select(['a.id as _id', 'a.kind as type'])
          .whereRef('a.id', '=', 'o.account_id')
          .where('a.closed_at', 'is', null),
      ).as('account'),
      jsonObjectFrom(
        eb
          .selectFrom('refund_requests as q')
          .innerJoin('orders as r', 'r.id', 'q.order_id')
          .select(['r.id as _id', 'r.reference'])
          .whereRef('q.id', '=', 'o.exchange_of'),
      ).as('replaces'),
      jsonArrayFrom(
        eb
          .selectFrom('order_allocations as l')
          .innerJoin('order_items as i', 'i.id', 'l.order_item_id')
          .leftJoin('warehouses as w', 'w.id', 'l.warehouse_id')
          .select(['l.order_item_id', 'l.warehouse_id', 'w.title as warehouse', 'l.qty', 'l.state'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('l.id'),
      ).as('allocations'),
      jsonArrayFrom(
        eb
          .selectFrom('payments as p')
          .select([
            'p.id',
            'p.method',
            'p.amount_cents',
            'p.refunded_cents',
            'p.is_surplus',
            'p.given_cents',
            'p.note',
            'p.created_at',
          ])
          .select((inner) =>
            inner.fn.coalesce('p.provider_reference', 'p.reference').as('provider_reference'),
          )
          .whereRef('p.order_id', '=', 'o.id')
          .orderBy('p.created_at'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('shipments as h')
          .select((inner) => [
            'h.id as _id',
            'h.courier',
            'h.tracking_number',
            'h.tracking_url',
            'h.shipped_at',
            jsonArrayFrom(
              inner
                .selectFrom('shipment_items as t')
                .select(['t.order_item_id', 't.qty'])
                .whereRef('t.shipment_id', '=', 'h.id')
                .orderBy('t.order_item_id'),
            ).as('items'),
          ])
          .whereRef('h.order_id', '=', 'o.id')
          .orderBy('h.shipped_at'),
      ).as('shipments'),
    ])
    .executeTakeFirstOrThrow()
}
