import type { Trx } from '../platform/database/db.ts'

/** Tables that name the account of an order, in lock order. */
const tables = ['orders', 'voucher_uses', 'card_sessions', 'refund_requests', 'reviews'] as const

/** Moves a visitor's orders and their records to the customer's account. */
export async function moveOrders(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  for (const table of tables) {
    await trx.updateTable(table).set({ account_id: into }).where('account_id', '=', from).execute()
  }
}
