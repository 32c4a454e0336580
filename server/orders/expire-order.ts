import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import { closeCardSessions } from '../payments/close-sessions.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { giveBack } from './release-order.ts'
import { moveOrder } from './move-order.ts'

/** Cancels an order whose payment deadline has passed. Does nothing once it was paid, proved or cancelled. */
export async function expireOrder(ctx: Ctx, orderId: string): Promise<void> {
  const transition = {
    orderId,
    action: 'expire',
    actor: 'system',
    template: 'order_expired',
  } as const
  await settleCards(ctx, orderId)
  try {
    await inTransaction(ctx, (trx) =>
      moveOrder(trx, ctx, transition, async (order) => {
        const isDue = order.expires_at !== null && order.expires_at <= ctx.clock()
        if (!isDue) throw new NotDue()
        await giveBack(trx, ctx, orderId)
      }),
    )
  } catch (error) {
    const hasMovedOn = error instanceof DomainError && error.code === 'illegal_transition'
    if (!hasMovedOn && !(error instanceof NotDue)) throw error
  }
}

/** What was paid in the last moment counts; who did not pay so far is not let to any more. */
async function settleCards(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await closeCardSessions(ctx, orderId)
  } catch (error) {
    // Pieces do not wait for a gateway that is down: what was paid there is given back.
    ctx.log.warn({ order: orderId, error: String(error) }, 'gateway does not answer')
  }
}

/** Orders whose deadline passed without their job, e.g. while every process was down. */
export async function expireOverdueOrders(ctx: Ctx): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('current_status', '=', 'submitted')
    .where('expires_at', '<', sql<Date>`${ctx.clock()}::timestamptz - interval '5 minutes'`)
    .orderBy('expires_at')
    .limit(500)
    .execute()
  for (const { id } of overdue) await expireOrder(ctx, id)
}

/** Rolls the transaction back: the deadline was moved meanwhile. */
class NotDue extends Error {}
