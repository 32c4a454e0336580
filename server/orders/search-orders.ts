import { sql, type RawBuilder } from 'kysely'
import { dialled } from '#domain/contact.ts'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import type { Fulfilment, OrderChannel, OrderStatus } from '#domain/order/order-status.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import type { Db } from '../platform/database/db.ts'
import { paginateIds } from '../platform/database/paginate-ids.ts'
import type { Page } from '../platform/database/read-page.ts'
import { codePattern, containsPattern, holdsKeyword } from '../platform/database/like-pattern.ts'

export interface OrderFilter {
  keyword?: string | undefined
  store_id?: string | undefined
  account_id?: string | undefined
  current_status?: OrderStatus | undefined
  is_paid?: boolean | undefined
  has_waiting_proof?: boolean | undefined
  fulfilment?: Fulfilment | undefined
  payment_method?: string | undefined
  delivery_method?: 'DELIVERY' | 'PICKUP' | undefined
  /** The shop that hands it over. */
  warehouse_id?: string | undefined
  channel?: OrderChannel | undefined
  sort?: keyof typeof orderBy | undefined
  /** First and last day, in Hong Kong. */
  from?: string | undefined
  to?: string | undefined
  paid_from?: string | undefined
  paid_to?: string | undefined
}

const hasWaitingProof = sql<boolean>`exists (
  select 1 from payment_proofs p where p.order_id = o.id and p.state = 'waiting')`

const orderBy = {
  created_at: sql`o.created_at, o.id desc`,
  '-created_at': sql`o.created_at desc, o.id`,
  total: sql`o.total_cents, o.id`,
  '-total': sql`o.total_cents desc, o.id desc`,
}

/** One page of the matching orders, newest first by default, with the total. */
export async function searchOrders(db: Db, filter: OrderFilter & Page) {
  const order = orderBy[filter.sort ?? '-created_at']
  const search = { from: sql`orders as o`, fits: conditions(filter), order }
  const isCostly = Boolean(filter.keyword)
  const { ids, total } = await paginateIds(db, { ...search, isCostly }, filter)
  return { rows: await findRows(db, ids, order), total }
}

function findRows(db: Db, ids: readonly string[], order: RawBuilder<unknown>) {
  return db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.reference',
      'o.current_status',
      'o.paid_at',
      'o.fulfilment',
      'o.recipient',
      'o.contact_email',
      'o.contact_phone',
      'o.total_cents',
      'o.payment_method',
      'o.delivery_method',
      'o.channel',
      'o.created_at',
      hasWaitingProof.as('has_waiting_proof'),
      sql<number>`(select coalesce(sum(i.qty), 0) from order_items i where i.order_id = o.id)`.as(
        'item_count',
      ),
    ])
    .where(sql<boolean>`o.id = any(${ids}::text[])`)
    .orderBy(order)
    .execute()
}

export type FoundOrderRow = Awaited<ReturnType<typeof searchOrders>>['rows'][number]

function conditions(filter: OrderFilter) {
  const fits = [sql`true`]
  const equal = { ...filter }
  for (const column of [
    'store_id',
    'account_id',
    'current_status',
    'fulfilment',
    'payment_method',
    'delivery_method',
    'channel',
  ] as const) {
    if (equal[column] !== undefined) fits.push(sql`${sql.ref(`o.${column}`)} = ${equal[column]}`)
  }
  if (filter.is_paid !== undefined) fits.push(sql`(o.paid_at is not null) = ${filter.is_paid}`)
  if (filter.has_waiting_proof !== undefined) {
    fits.push(sql`${hasWaitingProof} = ${filter.has_waiting_proof}`)
  }
  if (filter.warehouse_id) {
    // Matches its index.
    fits.push(sql`o.delivery_method = 'PICKUP'
      and o.delivery #>> '{pickup,id}' = ${filter.warehouse_id}`)
  }
  fits.push(...within(sql`o.created_at`, filter.from, filter.to))
  fits.push(...within(sql`o.paid_at`, filter.paid_from, filter.paid_to))
  if (filter.keyword) fits.push(keywordFits(filter.keyword))
  return fits
}

function within(at: RawBuilder<unknown>, from: string | undefined, to: string | undefined) {
  return [
    ...(from ? [sql`${at} >= ${startOfHongKongDay(from)}`] : []),
    ...(to ? [sql`${at} < ${startOfHongKongDay(addDays(to, 1))}`] : []),
  ]
}

/** Finds what staff copy from a parcel, an email, a bank statement or a screen. */
function keywordFits(keyword: string) {
  const reference = normaliseReference(keyword)
  if (reference) return sql`o.reference = ${reference}`
  const digits = dialled(keyword)?.replace('+', '') ?? ''
  const code = codePattern(keyword)
  const phonePart = /^\d{4,}$/.test(digits) ? containsPattern(digits) : null
  return sql`(${holdsKeyword('o.search_text', keyword)} or o.search_text like ${phonePart}
    or o.id = ${keyword} or o.id = any(array(
      select order_id from order_items where lower(sku) like ${code}
      union all
      select order_id from shipments where lower(tracking_number) like ${code}
      union all
      select order_id from payments
        where lower(coalesce(provider_reference, '') || ' ' || coalesce(reference, '')) like ${code}
      union all
      select order_id from refunds where lower(provider_reference) like ${code}
      union all
      select order_id from bank_lines where order_id is not null and lower(text) like ${code}
      union all
      select order_id from proof_recognitions where lower(bank_reference) like ${code})))`
}
