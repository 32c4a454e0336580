import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { findLineOrders, listBankLines as contract } from '#contract/staff/bank-lines.ts'
import type { offlinePaymentMethods } from '#contract/endpoints/configuration.ts'
import { settlementOf } from '#domain/bank/line-step.ts'
import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import { searchOrders } from '../../orders/search-orders.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import { containsPattern } from '../../platform/database/like-pattern.ts'
import { readPage } from '../../platform/database/read-page.ts'
import {
  ordersFor,
  presentMatch,
  readFittingOrders,
  readOrders,
  type FittingOrder,
} from './fitting-orders.ts'

type Query = z.output<typeof contract.query & {}>
export type BankLine = z.input<typeof contract.answer>['data'][number]
type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>

/** Orders to choose from. */
const maxChoices = 8

export async function listBankLines(
  db: Db,
  query: Query,
): Promise<{ data: BankLine[]; total: number }> {
  const { state, account, keyword, from = '', to = '' } = query
  const found = selectLines(db)
    .$if(state !== 'all', (rest) => rest.where('l.state', '=', state === 'all' ? 'open' : state))
    .$if(from !== '', (rest) => rest.where('l.day', '>=', from))
    .$if(to !== '', (rest) => rest.where('l.day', '<=', to))
    .$if(account !== undefined, (rest) => rest.where('l.account', '=', account ?? ''))
    .$if(Boolean(keyword), (rest) => rest.where(keywordFits(keyword ?? '')))
    .orderBy('l.day', 'desc')
    .orderBy('l.id')
  const { rows, total } = await readPage(found, query, 'l.id')
  return { data: await presentLines(db, rows), total }
}

/** An order's number is found however the payer spaced it. */
function keywordFits(keyword: string) {
  const reference = normaliseReference(keyword)
  if (reference) return sql<boolean>`l.reference = ${reference}`
  return sql<boolean>`searchable(array[l.text]) like ${containsPattern(keyword)}`
}

/** Throws `not_found`. */
export async function readBankLine(db: Db | Trx, id: string): Promise<BankLine> {
  const [line] = await presentLines(db, [await getLine(db, id)])
  if (!line) throw new DomainError('not_found')
  return line
}

/** Orders for a line: what was searched, or those it may be for. */
export async function findOrdersForLine(
  db: Db,
  id: string,
  keyword: string,
): Promise<z.input<typeof findLineOrders.answer>> {
  const line = await getLine(db, id)
  const orders = keyword === '' ? await guessOrders(db, line) : await search(db, keyword)
  return { data: orders.slice(0, maxChoices).map((order) => presentMatch(line, order)) }
}

async function guessOrders(db: Db, line: LineRow): Promise<FittingOrder[]> {
  return ordersFor(line, await readFittingOrders(db, [line]))
}

async function search(db: Db, keyword: string): Promise<FittingOrder[]> {
  const { rows } = await searchOrders(db, { keyword, page: 1, per_page: maxChoices })
  return readOrders(
    db,
    rows.map((row) => row.id),
  )
}

async function getLine(db: Db | Trx, id: string): Promise<LineRow> {
  const line = await selectLines(db).where('l.id', '=', id).executeTakeFirst()
  if (!line) throw new DomainError('not_found')
  return line
}

function selectLines(db: Db | Trx) {
  return db
    .selectFrom('bank_lines as l')
    .leftJoin('orders as o', 'o.id', 'l.order_id')
    .leftJoin('staff as s', 's.id', 'l.decided_by')
    .select(['l.id', 'l.account', 'l.day', 'l.amount_cents', 'l.text', 'l.reference', 'l.state'])
    .select(['l.has_paid', 'l.reason', 'l.decided_at', 'l.order_id', 's.name as decided_by'])
    .select(['o.reference as order_reference', 'o.recipient'])
    .$narrowType<{ account: (typeof offlinePaymentMethods)[number] }>()
}

async function presentLines(db: Db | Trx, rows: readonly LineRow[]): Promise<BankLine[]> {
  const open = rows.filter(({ state }) => state === 'open')
  const orders = await readFittingOrders(db, open)
  return rows.map((row) => ({
    _id: row.id,
    account: row.account,
    day: row.day,
    amount: decimalText(cents(row.amount_cents)),
    text: row.text,
    state: row.state,
    ...(row.state === 'open' ? matchOf(row, orders) : { match: null, unmatched: null }),
    order: orderOf(row),
    reason: row.reason,
    decided_by: row.decided_by,
    decided_at: row.decided_at && row.decided_at.toISOString(),
    can_undo: row.state !== 'open' && !row.has_paid,
  }))
}

function orderOf({ order_id: id, order_reference: reference, recipient }: LineRow) {
  if (id === null || reference === null) return null
  return { _id: id, reference, name: recipient?.name ?? '' }
}

function matchOf(
  line: LineRow,
  orders: readonly FittingOrder[],
): Pick<BankLine, 'match' | 'unmatched'> {
  const [only, other] = ordersFor(line, orders)
  if (only && !other) {
    const isTooLittle = settlementOf(line.amount_cents, only) === null
    return { match: presentMatch(line, only), unmatched: isTooLittle ? 'too_little' : null }
  }
  if (only) return { match: null, unmatched: 'several_orders' }
  return { match: null, unmatched: line.reference === null ? 'no_order' : 'unknown_reference' }
}
