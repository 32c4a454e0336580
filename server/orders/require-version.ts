import { DomainError } from '#domain/errors.ts'
import type { Trx } from '../platform/database/db.ts'

/**
 * Locks the order for a change based on this version; null: on none.
 * Throws `order_changed`, with who changed it and when.
 */
export async function requireVersion(
  trx: Trx,
  orderId: string,
  seen: number | null,
): Promise<void> {
  if (seen === null) return
  const order = await trx
    .selectFrom('orders')
    .select(['version', 'changed_at'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order || order.version === seen) return
  const by = await changedBy(trx, orderId)
  throw new DomainError('order_changed', { by, at: order.changed_at.toISOString() })
}

/** A change and its audit log entry carry the time of their transaction. Null: not by staff. */
async function changedBy(trx: Trx, orderId: string): Promise<string | null> {
  const change = await trx
    .selectFrom('orders as o')
    .innerJoin('audit_events as c', (join) =>
      join
        .onRef('c.subject_id', '=', 'o.id')
        .on('c.subject_kind', '=', 'order')
        .onRef('c.created_at', '=', 'o.changed_at'),
    )
    .innerJoin('staff as s', 's.id', 'c.staff_id')
    .select('s.name')
    .where('o.id', '=', orderId)
    .executeTakeFirst()
  return change?.name ?? null
}

/** Counts a change outside the row of the order itself. */
export async function countChange(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', orderId)
    .execute()
}
