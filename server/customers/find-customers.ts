import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { notificationChannels } from '#contract/endpoints/profiles.ts'
import type { Recipient } from '#db/json-types.ts'
import type { getCustomer, listCustomers } from '#contract/staff/customers.ts'
import { dialled } from '#domain/contact.ts'
import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { pointsBalance } from '../loyalty/balance.ts'
import { receivedOf, refundedOf } from '../payments/received-for.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { paginateIds } from '../platform/database/paginate-ids.ts'
import type { Page } from '../platform/database/read-page.ts'
import { containsPattern, holdsKeyword } from '../platform/database/like-pattern.ts'

type Summary = z.input<typeof listCustomers.answer>['data'][number]
type Customer = z.input<typeof getCustomer.answer>

interface Filter {
  keyword?: string | undefined
  /** Undefined means both. */
  type: 'TEMP' | 'REGISTERED' | undefined
  isClosed: boolean
}

/** One page of customers and of guests with orders, last seen first, and the total. */
export async function searchCustomers(
  db: Db,
  filter: Filter,
  page: Page,
): Promise<{ data: Summary[]; total: number }> {
  const order = sql`a.last_seen_at desc, a.id`
  const search = { from: sql`accounts as a`, fits: conditions(filter), order }
  const isCostly = Boolean(filter.keyword)
  const { ids, total } = await paginateIds(db, { ...search, isCostly }, page)
  const rows = await db
    .selectFrom('accounts as a')
    .select(summaryColumns)
    .select([orderCount.as('order_count'), paidCents.as('paid_cents'), guest.as('guest')])
    .where(sql<boolean>`a.id = any(${ids}::text[])`)
    .orderBy(order)
    .execute()
  return { data: rows.map(presentSummary), total }
}

/** Throws `not_found`. Never returns a hash. */
export async function readCustomer(
  db: Db | Trx,
  ctx: Pick<Ctx, 'clock'>,
  accountId: string,
): Promise<Customer> {
  const row = await db
    .selectFrom('accounts as a')
    .select(summaryColumns)
    .select(['a.avatar_id', 'a.gender', 'a.country', 'a.email_verified_at', 'a.phone_verified_at'])
    .select([orderCount.as('order_count'), paidCents.as('paid_cents'), guest.as('guest')])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('delivery_recipients as r')
          .select(['r.name', 'r.area_code', 'r.phone', 'r.address'])
          .whereRef('r.account_id', '=', 'a.id'),
      ).as('recipient'),
      jsonObjectFrom(
        eb
          .selectFrom('notification_settings as n')
          .select(['n.is_notifiable', 'n.channels', 'n.is_accept'])
          .whereRef('n.account_id', '=', 'a.id'),
      ).as('notifications'),
      jsonArrayFrom(
        eb
          .selectFrom('account_notes as t')
          .leftJoin('staff as s', 's.id', 't.staff_id')
          .select(['t.note', 's.name as staff_name', 't.created_at'])
          .whereRef('t.account_id', '=', 'a.id')
          .orderBy('t.id', 'desc'),
      ).as('notes'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  const { recipient, notifications, notes } = row
  return {
    ...presentSummary(row),
    avatar: row.avatar_id,
    gender: row.gender,
    country: row.country,
    is_email_verified: row.email_verified_at !== null,
    is_phone_verified: row.phone_verified_at !== null,
    points: await pointsBalance(db, accountId, ctx.clock()),
    recipient,
    notes: notes.map(({ created_at, ...note }) => ({
      ...note,
      created_at: new Date(created_at).toISOString(),
    })),
    notifications: notifications && {
      ...notifications,
      channels: notificationChannels.filter((each) => notifications.channels.includes(each)),
    },
  }
}

const summaryColumns = [
  'a.id',
  'a.kind',
  'a.username',
  'a.email',
  'a.area_code',
  'a.phone',
  'a.locale',
  'a.closed_at',
  'a.created_at',
  'a.last_seen_at',
] as const

const orderCount = sql<number>`(select count(*) from orders o where o.account_id = a.id)`
/** An exchange counts once: its refund pays for its replacement. */
const paidCents = sql<number>`(select coalesce(sum(${receivedOf} - ${refundedOf}), 0)
  from orders o where o.account_id = a.id)`

/** A guest's details come from their latest order. */
const guest = sql<Recipient | null>`(select o.recipient from orders o
  where o.account_id = a.id and a.kind = 'TEMP' and o.erased_at is null
  order by o.created_at desc limit 1)`

interface SummaryRow {
  id: string
  kind: 'TEMP' | 'REGISTERED'
  username: string | null
  email: string | null
  area_code: string | null
  phone: string | null
  locale: 'en' | 'zh' | 'cn'
  closed_at: Date | null
  created_at: Date
  last_seen_at: Date
  order_count: number
  paid_cents: number
  guest: Recipient | null
}

function presentSummary(row: SummaryRow): Summary {
  return {
    _id: row.id,
    type: row.kind,
    ...contactOf(row),
    locale: row.locale,
    is_closed: row.closed_at !== null,
    order_count: row.order_count,
    paid: decimalText(cents(row.paid_cents)),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }
}

function contactOf(row: SummaryRow) {
  if (row.kind === 'REGISTERED') {
    const { username, email, area_code, phone } = row
    return { username, email, area_code, phone }
  }
  const { name = null, email = null, area_code = null, phone = null } = row.guest ?? {}
  return { username: name, email, area_code, phone }
}

/** A visitor without orders is not listed as a customer. */
const hasOrdered = sql`exists (select 1 from orders o where o.account_id = a.id)`

function conditions({ keyword, type, isClosed }: Filter) {
  const fits = [
    type === undefined
      ? sql`(a.kind = 'REGISTERED' or ${hasOrdered})`
      : sql`a.kind = ${type} and (a.kind = 'REGISTERED' or ${hasOrdered})`,
    sql`a.merged_into is null`,
    sql`(a.closed_at is not null) = ${isClosed}`,
  ]
  if (keyword) fits.push(keywordFits(keyword))
  return fits
}

function keywordFits(keyword: string) {
  const digits = dialled(keyword)?.replace('+', '') ?? ''
  const phonePart = /^\d{4,}$/.test(digits) ? containsPattern(digits) : null
  const isPart = (of: 'a' | 'o') => {
    const words = sql.ref(`${of}.search_text`)
    return sql`(${holdsKeyword(`${of}.search_text`, keyword)} or ${words} like ${phonePart})`
  }
  return sql<boolean>`(a.id = ${keyword} or a.search_text <> '' and ${isPart('a')}
    or a.id in (select o.account_id from orders o where ${isPart('o')}))`
}
