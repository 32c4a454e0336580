import type { z } from '@hono/zod-openapi'
import { type Selectable, sql } from 'kysely'
import type {
  promotionStates,
  staffPromotion,
  staffVoucher,
} from '#contract/staff/promotion-shapes.ts'
import type { PromotionsTable, VouchersTable } from '#db/types.ts'
import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { type Page, readPage } from '../platform/database/read-page.ts'
import { derivedCn } from '../platform/text/derived-cn.ts'
import { presentScope } from './present-scope.ts'
import { money } from './present.ts'
import { wireEffect } from './wire-effect.ts'

type State = (typeof promotionStates)[number]
type PromotionAnswer = z.input<typeof staffPromotion>
type VoucherAnswer = z.input<typeof staffVoucher>
interface Given {
  orders: number
  given: number
}
type PromotionRow = Selectable<PromotionsTable> & Given
type VoucherRow = Selectable<VouchersTable> & Given

interface Filter extends Page {
  state?: State | undefined
  at: Date
}

export async function listStaffPromotions(
  db: Db,
  filter: Filter,
): Promise<{ data: PromotionAnswer[]; total: number }> {
  const found = selectPromotions(db)
    .where(inState(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id')
  const { rows, total } = await readPage(found, filter)
  return { data: rows.map((row) => presentPromotion(row, filter.at)), total }
}

export async function getStaffPromotion(
  db: Db | Trx,
  id: string,
  at: Date,
): Promise<PromotionAnswer> {
  const row = await selectPromotions(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentPromotion(row, at)
}

export async function listStaffVouchers(
  db: Db,
  filter: Filter,
): Promise<{ data: VoucherAnswer[]; total: number }> {
  const found = selectVouchers(db)
    .where(inState(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id')
  const { rows, total } = await readPage(found, filter)
  return { data: rows.map((row) => presentVoucher(row, filter.at)), total }
}

export async function getStaffVoucher(db: Db | Trx, id: string, at: Date): Promise<VoucherAnswer> {
  const row = await selectVouchers(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return presentVoucher(row, at)
}

function selectPromotions(db: Db | Trx) {
  return db
    .selectFrom('promotions')
    .selectAll()
    .select([ordersOf('promotions').as('orders'), givenBy('promotions').as('given')])
}

function selectVouchers(db: Db | Trx) {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .select([ordersOf('vouchers').as('orders'), givenBy('vouchers').as('given')])
}

type Discountables = 'promotions' | 'vouchers'

function ordersOf(table: Discountables) {
  return sql<number>`(
    select count(distinct d.order_id)::int from order_discounts d join orders o on o.id = d.order_id
    where d.source_id = ${sql.ref(`${table}.id`)} and o.current_status <> 'cancelled')`
}

function givenBy(table: Discountables) {
  return sql<number>`(
    select coalesce(sum(d.amount_cents), 0)::int
    from order_discounts d join orders o on o.id = d.order_id
    where d.source_id = ${sql.ref(`${table}.id`)} and o.current_status <> 'cancelled')`
}

function inState({ state, at }: Filter) {
  if (state === undefined) return sql<boolean>`archived_at is null`
  if (state === 'archived') return sql<boolean>`archived_at is not null`
  if (state === 'coming') return sql<boolean>`archived_at is null and starts_at > ${at}`
  return state === 'over'
    ? sql<boolean>`archived_at is null and ends_at <= ${at}`
    : sql<boolean>`archived_at is null and coalesce(starts_at <= ${at}, true)
        and coalesce(ends_at > ${at}, true)`
}

function presentPromotion(row: PromotionRow, at: Date): PromotionAnswer {
  const { id, level, title, effect, priority, tiers } = row
  const derived_cn = derivedCn({ title })
  const terms = presentTerms(row, at)
  const details = { level, title, effect: wireEffect(effect), priority, tiers }
  return { _id: id, ...details, derived_cn, ...terms }
}

function presentVoucher(row: VoucherRow, at: Date): VoucherAnswer {
  const { id, slug, title, description, effect, valid_days, points_required, code } = row
  const { max_uses, per_customer, per_customer_by_contact, uses, is_listed, position } = row
  return {
    _id: id,
    slug,
    title,
    description,
    effect: wireEffect(effect),
    valid_days,
    points_required,
    code,
    max_uses,
    per_customer,
    per_customer_by_contact,
    uses,
    is_listed,
    position,
    derived_cn: derivedCn({ title, description }),
    ...presentTerms(row, at),
  }
}

function presentTerms(row: PromotionRow | VoucherRow, at: Date) {
  return {
    scope: presentScope(row.scope),
    min_spend: money(row.min_spend_cents),
    min_quantity: row.min_quantity,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    state: stateOf(row, at),
    version: row.version,
    created_at: row.created_at.toISOString(),
    orders: row.orders,
    given: decimalText(cents(row.given)),
  }
}

function stateOf(row: PromotionRow | VoucherRow, at: Date): State {
  if (row.archived_at) return 'archived'
  if (row.starts_at && at < row.starts_at) return 'coming'
  return row.ends_at && at >= row.ends_at ? 'over' : 'running'
}
