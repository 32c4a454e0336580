import { sql } from 'kysely'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import type { Fulfilment, OrderStatus } from '#domain/order/lifecycle.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import type { Db } from '../context.ts'

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
  /** First and last day, in Hong Kong. */
  from?: string | undefined
  to?: string | undefined
}

interface Page {
  number: number
  size: number
}

const hasWaitingProof = sql<boolean>`exists (
  select 1 from payment_proofs p where p.order_id = o.id and p.state = 'waiting')`

/** One page of every order that fits, newest first, and how many do. */
export async function searchOrders(db: Db, filter: OrderFilter, page: Page) {
  const fits = conditions(filter)
  const found = db.selectFrom('orders as o').where(sql<boolean>`${sql.join(fits, sql` and `)}`)
  const rows = await found
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
      'o.created_at',
      hasWaitingProof.as('has_waiting_proof'),
      sql<number>`(select coalesce(sum(i.qty), 0) from order_items i where i.order_id = o.id)`.as(
        'item_count',
      ),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
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
  ] as const) {
    if (equal[column] !== undefined) fits.push(sql`${sql.ref(`o.${column}`)} = ${equal[column]}`)
  }
  if (filter.is_paid !== undefined) fits.push(sql`(o.paid_at is not null) = ${filter.is_paid}`)
  if (filter.has_waiting_proof !== undefined) {
    fits.push(sql`${hasWaitingProof} = ${filter.has_waiting_proof}`)
  }
  if (filter.from) fits.push(sql`o.created_at >= ${startOfHongKongDay(filter.from)}`)
  if (filter.to) fits.push(sql`o.created_at < ${startOfHongKongDay(addDays(filter.to, 1))}`)
  if (filter.keyword) fits.push(keywordFits(filter.keyword))
  return fits
}

/** As people read it from a parcel, a letter or a screen. */
function keywordFits(keyword: string) {
  const reference = normaliseReference(keyword)
  if (reference) return sql`o.reference = ${reference}`
  const part = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = keyword.replaceAll(/[\s()+-]/g, '')
  const phonePart = /^\d{4,}$/.test(digits) ? `%${digits}%` : null
  return sql`(o.id = ${keyword} or o.reference ilike ${part} or o.contact_email ilike ${part}
    or o.recipient ->> 'name' ilike ${part} or o.contact_phone like ${phonePart}
    or exists (select 1 from order_items i where i.order_id = o.id and i.sku ilike ${part})
    or exists (select 1 from shipments s
      where s.order_id = o.id and s.tracking_number ilike ${part}))`
}
