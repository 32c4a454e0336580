import { sql } from 'kysely'
import { systemReasons } from '#contract/system-reasons.ts'
import { DomainError } from '#domain/errors.ts'
import { closeCardSessions } from '../payments/close-sessions.ts'
import { refundRest } from '../payments/start-refund.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { runEach } from '../platform/jobs/run-each.ts'
import { giveBack } from './release-order.ts'
import { keepThroughClosure } from './keep-through-closure.ts'
import { moveOrder } from './move-order.ts'

/** Cancels an overdue order and refunds what was paid of it. Does nothing if it is paid, cancelled or has a payment proof. */
export async function expireOrder(ctx: Ctx, orderId: string): Promise<void> {
  const transition = {
    orderId,
    action: 'expire',
    actor: 'system',
    template: 'order_expired',
  } as const
  if (await keepThroughClosure(ctx, orderId)) return
  await settleCards(ctx, orderId)
  try {
    await inTransaction(ctx, (trx) =>
      moveOrder(trx, ctx, transition, async (order) => {
        const isDue = order.expires_at !== null && order.expires_at <= ctx.clock()
        if (!isDue) throw new NotDue()
        await refundRest(trx, ctx, orderId, systemReasons.overdue.en)
        await giveBack(trx, ctx, orderId)
      }),
    )
  } catch (error) {
    const hasMovedOn = error instanceof DomainError && error.code === 'illegal_transition'
    if (!hasMovedOn && !(error instanceof NotDue)) throw error
  }
}

/** Counts last-moment payments and closes the remaining card sessions. */
async function settleCards(ctx: Ctx, orderId: string): Promise<void> {
  try {
    await closeCardSessions(ctx, orderId)
  } catch (error) {
    // Stock is not held while the gateway is down: a payment made there is refunded.
    ctx.log.warn({ order: orderId, error: String(error) }, 'gateway does not answer')
  }
}

/** Catches overdue orders whose job was lost, e.g. while every process was down. */
export async function expireOverdueOrders(ctx: Ctx): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('current_status', '=', 'submitted')
    .where('expires_at', '<', sql<Date>`${ctx.clock()}::timestamptz - interval '5 minutes'`)
    .orderBy('expires_at')
    .limit(500)
    .execute()
  await runEach(
    ctx,
    overdue,
    ({ id }) => id,
    ({ id }) => expireOrder(ctx, id),
  )
}

/** Rolls the transaction back: the deadline moved meanwhile. */
class NotDue extends Error {}
