import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import type { Trx } from '../database/db.ts'

/** What counts its changes, by the kind of its entries in the audit log. */
const tables = {
  order: 'orders',
  product: 'products',
  category: 'categories',
  promotion: 'promotions',
  voucher: 'vouchers',
} as const

interface Subject {
  kind: keyof typeof tables
  id: string
}

/**
 * Locks the record for a change based on this version; null: on none. Throws `order_changed` or
 * `record_changed`, with who changed it, when, and what.
 */
export async function requireSeen(
  trx: Trx,
  { kind, id }: Subject,
  seen: number | null,
): Promise<void> {
  if (seen === null) return
  const record = await trx
    .selectFrom(tables[kind])
    .select(['version', 'changed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!record || record.version === seen) return
  const { by, fields } = await lastChange(trx, { kind, id })
  const at = record.changed_at.toISOString()
  throw kind === 'order'
    ? new DomainError('order_changed', { by, at })
    : new DomainError('record_changed', { by, at, fields })
}

/** A change and its audit log entry carry the time of their transaction. */
async function lastChange(trx: Trx, { kind, id }: Subject) {
  const changedAt = sql<Date>`(
    select changed_at from ${sql.table(tables[kind])} where id = ${id})`
  const change = await trx
    .selectFrom('audit_events as c')
    .leftJoin('staff as s', 's.id', 'c.staff_id')
    .select(['s.name', 'c.after'])
    .where('c.subject_kind', '=', kind)
    .where('c.subject_id', '=', id)
    .where('c.created_at', '=', changedAt)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { by: change?.name ?? null, fields: Object.keys(change?.after ?? {}) }
}
