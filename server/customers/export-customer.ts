import type { z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { accountExport } from '#contract/endpoints/profiles.ts'
import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'

type Export = z.input<typeof accountExport>

/** Every table with an owner column. A test compares the list with the database. */
export const personalTables = [
  'agent_sessions',
  'account_notes',
  'article_likes',
  'cart_items',
  'credit_cards',
  'delivery_recipients',
  'enquiries',
  'files',
  'messages',
  'notification_settings',
  'orders',
  'points_balances',
  'points_lots',
  'points_transactions',
  'post_likes',
  'post_reviews',
  'refund_requests',
  'reviews',
  'stock_requests',
  'voucher_codes',
  'voucher_uses',
  'wishlist_items',
  'wishlist_shares',
] as const

/** Tables that hold technical state, not personal data. */
export const technicalTables = [
  'access_tokens',
  'gateway_customers',
  'card_sessions',
  'idempotency_keys',
  'verification_codes',
] as const

/** Secret or purely technical columns. */
const secrets = [
  'password_hash',
  'handoff_key',
  'webhook_url',
  'access_key',
  'share_key',
  'unsubscribe_key',
  'provider_reference',
  'fingerprint',
  'sha256',
  'content_hash',
  'text_hash',
] as const

/** All stored data of a customer, for staff. Records the export in the audit log. */
export async function exportCustomer(
  ctx: Ctx,
  accountId: string,
  changes: ChangeRecorder,
): Promise<Export> {
  return inSnapshot(ctx, async (trx) => {
    const data = await readAccountData(trx, ctx, accountId)
    const subject = { kind: 'account', id: accountId }
    await changes.record(trx, { action: 'customer_exported', subject })
    return data
  })
}

/** All stored data of the caller. */
export function exportOwnData(ctx: Ctx, accountId: string): Promise<Export> {
  return inSnapshot(ctx, (trx) => readAccountData(trx, ctx, accountId))
}

/** One snapshot for all tables. */
function inSnapshot<Result>(ctx: Ctx, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return ctx.db.transaction().setIsolationLevel('repeatable read').execute(work)
}

/** Throws `not_found`. */
async function readAccountData(trx: Trx, ctx: Ctx, accountId: string): Promise<Export> {
  const [account] = await rowsOf(trx, 'accounts', 'id', accountId)
  if (!account) throw new DomainError('not_found')
  const tables: Export['tables'] = {}
  for (const table of personalTables) {
    tables[table] = await rowsOf(trx, table, 'account_id', accountId)
  }
  const theirs = sql`select id from orders where account_id = ${accountId}`
  const wrote = sql`select id from enquiries where account_id = ${accountId}`
  tables['enquiry_replies'] = await rowsWhere(
    trx,
    'enquiry_replies',
    sql`r.enquiry_id in (${wrote})`,
  )
  tables['order_items'] = await rowsWhere(trx, 'order_items', sql`r.order_id in (${theirs})`)
  tables['order_statuses'] = await rowsWhere(trx, 'order_statuses', sql`r.order_id in (${theirs})`)
  tables['order_messages'] = await rowsWhere(trx, 'messages', sql`r.order_id in (${theirs})`)
  tables['payments'] = await rowsWhere(trx, 'payments', sql`r.order_id in (${theirs})`)
  return { account, tables, exported_at: ctx.clock().toISOString() }
}

function rowsOf(trx: Trx, table: string, column: string, value: string) {
  return rowsWhere(trx, table, sql`${sql.ref(`r.${column}`)} = ${value}`)
}

async function rowsWhere(
  trx: Trx,
  table: string,
  condition: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(r) - ${[...secrets]}::text[] as row
    from ${sql.table(table)} r where ${condition}`.execute(trx)
  return rows.map(({ row }) => row)
}
