import { sql, type SqlBool } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { PaymentCopy, PictureCopy } from '#db/json-types.ts'
import { statement, type Slots } from '#db/statement.ts'
import type { Fulfilment, OrderStatus } from '#domain/order/order-status.ts'
import { receivedOf } from '../payments/received-for.ts'
import { refundWay } from '../payments/refund-way.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import type { Page } from '../platform/database/read-page.ts'

/** Orders with everything shown of them, in one query. */
function selectOrders(db: Db) {
  return selectFamilies(db).select((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('order_items as i')
        .selectAll('i')
        .select([
          jsonArrayFrom(exchangePartners(db, 'p.replaces_item_id', 'i.id')).as('exchanged_for'),
          jsonObjectFrom(exchangePartners(db, 'p.id', 'i.replaces_item_id')).as('replaces'),
        ])
        .whereRef('i.order_id', '=', 'o.id')
        .orderBy('i.position'),
    ).as('items'),
    jsonArrayFrom(
      eb
        .selectFrom('order_discounts as d')
        .select(['d.kind', 'd.applies_to', 'd.code', 'd.title', 'd.amount_cents'])
        .select(['d.position', 'd.source_id'])
        .whereRef('d.order_id', '=', 'o.id')
        .orderBy('d.position'),
    ).as('discounts'),
    jsonArrayFrom(
      eb
        .selectFrom('order_statuses as s')
        .select(['s.slug', 's.reason', 's.actor', 's.created_at'])
        .whereRef('s.order_id', '=', 'o.id')
        .orderBy('s.id'),
    ).as('statuses'),
    jsonArrayFrom(
      eb
        .selectFrom('payment_proofs as p')
        .leftJoin('proof_recognitions as g', 'g.proof_id', 'p.id')
        .select(['p.id', 'p.file_id', 'p.state', 'p.reason', 'p.created_at'])
        .select(['g.state as reading_state', 'g.result as recognition'])
        .whereRef('p.order_id', '=', 'o.id')
        .orderBy('p.created_at'),
    ).as('proofs'),
    jsonArrayFrom(
      eb
        .selectFrom('refunds as f')
        .innerJoin('payments as y', 'y.id', 'f.payment_id')
        .select(['f.state', 'f.amount_cents', 'f.created_at', 'f.done_at'])
        .select(['f.refund_request_id', 'y.is_surplus', refundWay('f', 'y').as('method')])
        .whereRef('f.order_id', '=', 'o.id')
        .orderBy('f.created_at'),
    ).as('refunds'),
    jsonArrayFrom(
      eb
        .selectFrom('order_payment_changes as c')
        .select(['c.from_method', 'c.to_method', 'c.created_at'])
        .whereRef('c.order_id', '=', 'o.id')
        .orderBy('c.id'),
    ).as('payment_changes'),
    jsonArrayFrom(
      eb
        .selectFrom('shipments as h')
        .select(['h.courier', 'h.tracking_number', 'h.tracking_url', 'h.shipped_at'])
        .whereRef('h.order_id', '=', 'o.id')
        .orderBy('h.shipped_at'),
    ).as('shipments'),
    jsonArrayFrom(
      eb.selectFrom('reviews as r').select('r.product_id').whereRef('r.order_id', '=', 'o.id'),
    ).as('reviews'),
    eb
      .exists(
        eb.selectFrom('refund_requests as q').select('q.id').whereRef('q.order_id', '=', 'o.id'),
      )
      .as('has_refund_requests'),
  ])
}

/** Items on the other side of an exchange, with their order. */
function exchangePartners(
  db: Db,
  theirs: 'p.id' | 'p.replaces_item_id',
  ours: 'i.id' | 'i.replaces_item_id',
) {
  return db
    .selectFrom('order_items as p')
    .innerJoin('orders as x', 'x.id', 'p.order_id')
    .select(['x.id as order_id', 'x.reference', 'x.access_key', 'p.variant_title', 'p.qty'])
    .where(theirs, '=', sql.ref<string>(ours))
    .orderBy('x.created_at')
    .orderBy('p.position')
}

/** Orders with what was paid for them and those that travel with them. */
function selectFamilies(db: Db | Trx) {
  return db
    .selectFrom('orders as o')
    .selectAll('o')
    .select((eb) => [
      receivedOf.as('received_cents'),
      jsonObjectFrom(
        eb
          .selectFrom('orders as w')
          .select(['w.id as _id', 'w.reference'])
          .whereRef('w.id', '=', 'o.supplement_of'),
      ).as('first_order'),
      jsonArrayFrom(
        eb
          .selectFrom('orders as u')
          .select(['u.id as _id', 'u.reference'])
          .select(sql<boolean>`u.paid_at is not null`.as('is_paid'))
          .whereRef('u.supplement_of', '=', 'o.id')
          .where('u.current_status', '<>', 'cancelled')
          .orderBy('u.created_at'),
      ).as('supplements'),
    ])
}

export type OrderRow = Awaited<
  ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>
>

export async function findOrder(
  db: Db | Trx,
  by: { id: string } | { reference: string },
): Promise<OrderRow | undefined> {
  const [order] = 'id' in by ? await findById(db, by) : await findByReference(db, by)
  return order
}

const findById = statement((db, { id }: Slots<{ id: string }>) =>
  selectOrders(db).where('o.id', '=', id),
)

const findByReference = statement((db, { reference }: Slots<{ reference: string }>) =>
  selectOrders(db).where('o.reference', '=', reference),
)

/** For an order known to exist; throws otherwise. */
export async function getOrder(db: Db | Trx, id: string): Promise<OrderRow> {
  const order = await findOrder(db, { id })
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}

export interface OrderState {
  id: string
  current_status: OrderStatus
  fulfilment: Fulfilment
  /** When its last step was taken. */
  fulfilment_at: Date | null
  paid_at: Date | null
  payment_method: string
  payment: PaymentCopy
  total_cents: number
  shipping_cents: number
  delivery_method: 'DELIVERY' | 'PICKUP'
  expires_at: Date | null
  created_at: Date
}

/** Locks the order against every other change of it. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderState> {
  return trx
    .selectFrom('orders')
    .select([
      'id',
      'current_status',
      'fulfilment',
      'fulfilment_at',
      'paid_at',
      'payment_method',
      'payment',
      'total_cents',
      'shipping_cents',
      'delivery_method',
      'expires_at',
      'created_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export interface SummaryRow {
  id: string
  reference: string
  current_status: OrderState['current_status']
  paid_at: Date | null
  total_cents: number
  payment_method: string
  fulfilment: Fulfilment
  /** Says whether a product of the order has no review yet. */
  has_unreviewed: SqlBool
  created_at: Date
  items: { qty: number; picture: PictureCopy | null }[]
}

interface OrderFilter extends Page {
  storeId?: string
  methods?: readonly string[]
  status?: OrderStatus | undefined
}

/** One page of an account's orders, newest first, with the total. */
export async function listOrders(
  db: Db,
  accountId: string,
  filter: OrderFilter,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const rows = await db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.reference',
      'o.current_status',
      'o.paid_at',
      'o.total_cents',
      'o.payment_method',
      'o.fulfilment',
      'o.created_at',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('order_items as b')
            .leftJoin('reviews as r', (join) =>
              join
                .onRef('r.order_id', '=', 'b.order_id')
                .onRef('r.product_id', '=', 'b.product_id'),
            )
            .select('b.id')
            .whereRef('b.order_id', '=', 'o.id')
            .where('r.id', 'is', null),
        )
        .as('has_unreviewed'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.qty', 'i.picture'])
          .whereRef('i.order_id', '=', 'o.id')
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.account_id', '=', accountId)
    .$if(filter.storeId !== undefined, (q) => q.where('o.store_id', '=', filter.storeId ?? ''))
    .$if(filter.methods !== undefined, (q) =>
      q.where('o.payment_method', 'in', filter.methods ?? []),
    )
    .$if(filter.status !== undefined, (q) =>
      q.where('o.current_status', '=', filter.status ?? 'submitted'),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
    .execute()
  return { rows, total: rows[0]?.total ?? (await countOrders(db, accountId, filter)) }
}

/** Beyond the last page no row carries the count. */
async function countOrders(db: Db, accountId: string, filter: OrderFilter): Promise<number> {
  if (filter.page === 1) return 0
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .$if(filter.storeId !== undefined, (q) => q.where('store_id', '=', filter.storeId ?? ''))
    .$if(filter.methods !== undefined, (q) => q.where('payment_method', 'in', filter.methods ?? []))
    .$if(filter.status !== undefined, (q) =>
      q.where('current_status', '=', filter.status ?? 'submitted'),
    )
    .executeTakeFirstOrThrow()
  return total
}
