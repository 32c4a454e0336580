import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { type Cents, cents } from '#domain/money.ts'

interface PayOut {
  refundIds: readonly string[]
  tillId: string
  /** `original`: only what came in cash leaves the till now. */
  way: 'cash' | 'original'
}

/** Hands refunds back in cash, out of an open till; returns how much. */
export async function payOut(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { refundIds, tillId, way }: PayOut,
): Promise<Cents> {
  if (refundIds.length === 0) return cents(0)
  const paid = await trx
    .updateTable('refunds as r')
    .from('payments as p')
    .whereRef('p.id', '=', 'r.payment_id')
    .set({
      state: 'done',
      done_at: ctx.clock(),
      cash_session_id: tillId,
      counter_method: 'cash',
    })
    .where('r.id', 'in', refundIds)
    .where('r.method', '=', 'offline')
    .where('r.state', '=', 'pending')
    .$if(way === 'original', (query) => query.where('p.method', '=', 'cash'))
    .returning('r.amount_cents')
    .execute()
  return cents(paid.reduce((sum, { amount_cents: amount }) => sum + amount, 0))
}
