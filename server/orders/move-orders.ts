import type { Trx } from '../platform/context.ts'

/** What names who placed an order, beside the order itself; in the order of locks. */
const tables = ['orders', 'voucher_uses', 'card_sessions', 'refund_requests', 'reviews'] as const

/** A visitor's orders, with all that hangs on them, become the customer's they turned out to be. */
export async function moveOrders(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  for (const table of tables) {
    await trx.updateTable(table).set({ account_id: into }).where('account_id', '=', from).execute()
  }
}
