import { DomainError } from '#domain/errors.ts'
import { nextStatus, refusal, type Actor, type OrderAction } from '#domain/order/order-status.ts'
import { type ChangeRecorder, changesByShop } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob, removeJob, type EmailTemplate } from '../platform/jobs/queue.ts'
import { reminderOf } from './order-jobs.ts'
import { notifyCustomer } from './order-notifications.ts'
import { stateOf } from './present.ts'
import { lockOrder, type OrderState } from './queries.ts'

export interface Transition {
  orderId: string
  action: OrderAction
  actor: Actor
  reason?: string
  /** Records for the acting staff member; absent for changes by command line. */
  changes?: ChangeRecorder
  template: EmailTemplate
  /** Money that came with it, for the audit log. */
  cents?: number
}

/**
 * Runs one transition: locks, checks the lifecycle, does `work`, writes status and history, and
 * queues the notification. Throws `illegal_transition`.
 */
export async function moveOrder(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  transition: Transition,
  work: (order: OrderState) => Promise<void>,
): Promise<void> {
  const order = await lockOrder(trx, transition.orderId)
  const problem = refusal(stateOf(order), transition.action, transition.actor)
  if (problem) {
    throw new DomainError('illegal_transition', {
      current_status: order.current_status,
      action: transition.action,
      reason: problem,
    })
  }
  await work(order)
  await writeStatus(trx, ctx, order, transition)
  if (transition.actor === 'staff') await recordMove(trx, order, transition)
  await notifyCustomer(trx, { orderId: order.id, template: transition.template })
}

async function recordMove(
  trx: Trx,
  order: OrderState,
  { action, reason, cents, changes = changesByShop }: Transition,
): Promise<void> {
  await changes.record(trx, {
    action: `order_${action}`,
    subject: { kind: 'order', id: order.id },
    before: { current_status: order.current_status },
    after: {
      current_status: nextStatus(action),
      ...(reason && { reason }),
      ...(cents !== undefined && { cents }),
    },
  })
}

async function writeStatus(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  order: OrderState,
  { action, actor, reason }: Transition,
): Promise<void> {
  const status = nextStatus(action)
  if (status === order.current_status) return
  await trx
    .updateTable('orders')
    .set({ current_status: status })
    .where('id', '=', order.id)
    .execute()
  await trx
    .insertInto('order_statuses')
    .values({
      order_id: order.id,
      slug: status,
      actor,
      reason: reason ?? null,
      created_at: ctx.clock(),
    })
    .execute()
}

/** Clears the payment deadline and its reminder. */
export async function stopDeadline(trx: Trx, orderId: string): Promise<void> {
  await trx.updateTable('orders').set({ expires_at: null }).where('id', '=', orderId).execute()
  await removeJob(trx, `expire:${orderId}`)
  await removeJob(trx, `remind:${orderId}`)
}

/** Sets a payment deadline from `since` to `until`, with a reminder in between. */
export async function startDeadline(
  trx: Trx,
  orderId: string,
  { since, until }: { since: Date; until: Date },
): Promise<void> {
  await trx.updateTable('orders').set({ expires_at: until }).where('id', '=', orderId).execute()
  const payload = { order_id: orderId }
  await addJob(trx, 'expire_order', payload, { runAt: until, key: `expire:${orderId}` })
  const reminder = { runAt: reminderOf(since, until), key: `remind:${orderId}` }
  await addJob(trx, 'remind_payment', payload, reminder)
}
