import type { Trx } from '../context.ts'

/** A visitor's orders become the customer's who they turned out to be. */
export async function moveOrders(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx.updateTable('orders').set({ account_id: into }).where('account_id', '=', from).execute()
}
