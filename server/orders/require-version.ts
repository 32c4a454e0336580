import { requireSeen } from '../platform/changes/require-seen.ts'
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
  await requireSeen(trx, { kind: 'order', id: orderId }, seen)
}

/** Counts a change outside the row of the order itself. */
export async function countChange(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', orderId)
    .execute()
}
