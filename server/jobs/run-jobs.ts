import { Logger, run, type Task } from 'graphile-worker'
import type pg from 'pg'
import { completeQuietOrder } from '../orders/complete-later.ts'
import { expireOrder } from '../orders/expire-order.ts'
import { remindPayment, sendOrderLetter } from '../orders/order-letters.ts'
import { refundCard } from '../payments/refund-card.ts'
import type { Ctx } from '../context.ts'
import type { Jobs } from './queue.ts'
import { sweep } from './sweep.ts'

type Handlers = { [Name in keyof Jobs]: (ctx: Ctx, payload: Jobs[Name]) => Promise<void> }

const handlers: Handlers = {
  send_order_letter: sendOrderLetter,
  remind_payment: (ctx, { order_id }) => remindPayment(ctx, order_id),
  expire_order: (ctx, { order_id }) => expireOrder(ctx, order_id),
  complete_order: (ctx, { order_id }) => completeQuietOrder(ctx, order_id),
  refund_card: (ctx, { refund_id }) => refundCard(ctx, refund_id),
  sweep: (ctx) => sweep(ctx),
}

/** Every quarter of an hour. */
const crontab = '*/15 * * * * sweep'

export interface JobRunner {
  /** Lets running jobs end. */
  stop: () => Promise<void>
}

export async function runJobs(ctx: Ctx, pool: pg.Pool): Promise<JobRunner> {
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    crontab,
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [name, task(ctx, handle)]),
    ),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') ctx.log.warn({ message }, 'jobs')
    }),
  })
  return { stop: () => runner.stop() }
}

/** Payloads are written by `addJob` only, whose types are the handlers'. */
function task(ctx: Ctx, handle: (ctx: Ctx, payload: never) => Promise<void>): Task {
  return (payload) => handle(ctx, payload as never)
}
