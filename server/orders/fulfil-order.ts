import { sql } from 'kysely'
import { DomainError } from '#domain/errors.ts'
import {
  fulfilmentRefusal,
  type FulfilmentAction,
  type FulfilmentRefusal,
} from '#domain/order/fulfilment.ts'
import type { Fulfilment } from '#domain/order/order-status.ts'
import { shipOrderStock, unshipOrderStock } from '../inventory/ship-stock.ts'
import { type ChangeRecorder, changesByShop } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { completeLater, doNotComplete } from './complete-later.ts'
import { notifyCustomer } from './order-notifications.ts'
import { stateOf } from './present.ts'
import { lockOrder, type OrderState } from './queries.ts'

/** Extra details for the audit log. */
type Input = Readonly<Record<string, unknown>>

interface Step {
  orderId: string
  action: FulfilmentAction
  changes: ChangeRecorder
  /** For a step that can only be taken soon after the one before. */
  at?: Date
}

/**
 * Runs one fulfilment step: locks, checks, does `work`, writes the new state and the audit log.
 * Throws `illegal_transition`.
 */
export async function fulfil(
  trx: Trx,
  { orderId, action, changes, at }: Step,
  work: (order: OrderState) => Promise<{ fulfilment: Fulfilment; details?: Input }>,
): Promise<void> {
  const order = await lockOrder(trx, orderId)
  const state = {
    ...stateOf(order),
    deliveryMethod: order.delivery_method,
    ...(at && { sinceStepMs: sinceStepMs(order, at) }),
  }
  const problem = fulfilmentRefusal(state, action)
  if (problem) throw refused(order, action, problem)
  const { fulfilment, details } = await work(order)
  const moved = { fulfilment, fulfilment_at: sql<Date>`now()` }
  await trx.updateTable('orders').set(moved).where('id', '=', orderId).execute()
  await changes.record(trx, {
    action: `order_${action}`,
    subject: { kind: 'order', id: orderId },
    before: { fulfilment: order.fulfilment },
    after: { fulfilment, ...details },
  })
}

export function sinceStepMs(
  { fulfilment_at: stepAt }: Pick<OrderState, 'fulfilment_at'>,
  now: Date,
): number | undefined {
  return stepAt === null ? undefined : now.getTime() - stepAt.getTime()
}

export function refused(
  order: Pick<OrderState, 'current_status'>,
  action: string,
  reason: FulfilmentRefusal | 'nothing_left',
): DomainError {
  const { current_status } = order
  return new DomainError('illegal_transition', { current_status, action, reason })
}

/** Picked and wrapped. */
export async function packOrder(
  trx: Trx,
  orderId: string,
  changes: ChangeRecorder = changesByShop,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'pack', changes }, async () => ({
    fulfilment: 'packed',
  }))
}

/** Packed by mistake. */
export async function unpackOrder(
  trx: Trx,
  orderId: string,
  changes: ChangeRecorder,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'undo_pack', changes }, async () => ({
    fulfilment: 'none',
  }))
}

/** Announced by mistake. The customer has been emailed, so staff have to tell them. */
export async function notReadyForCollection(
  trx: Trx,
  orderId: string,
  changes: ChangeRecorder,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'undo_ready', changes }, async () => ({
    fulfilment: 'packed',
  }))
}

/** Waiting at the counter for collection. */
export async function readyForCollection(
  trx: Trx,
  orderId: string,
  changes: ChangeRecorder = changesByShop,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'ready', changes }, async () => {
    await notifyCustomer(trx, { orderId, template: 'order_ready' })
    return { fulfilment: 'ready' }
  })
}

/** Handed over in the shop. */
export async function markCollected(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  changes: ChangeRecorder = changesByShop,
): Promise<void> {
  await fulfil(trx, { orderId, action: 'collect', changes }, async () => {
    await shipOrderStock(trx, ctx, orderId)
    await completeLater(trx, ctx, orderId)
    return { fulfilment: 'collected' }
  })
}

/**
 * Collected by mistake: its items are in the shop and reserved again. Throws `illegal_transition`
 * once a quarter of an hour has passed or a return was requested.
 */
export async function notCollected(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  changes: ChangeRecorder,
): Promise<void> {
  const step = { orderId, action: 'undo_collect', changes, at: ctx.clock() } as const
  await fulfil(trx, step, async (order) => {
    if (await hasReturns(trx, orderId)) throw refused(order, 'undo_collect', 'wrong_step')
    await unshipOrderStock(trx, ctx, orderId)
    await doNotComplete(trx, orderId)
    return { fulfilment: 'ready' }
  })
}

async function hasReturns(trx: Trx, orderId: string): Promise<boolean> {
  const returned = await trx
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', orderId)
    .where('returned_qty', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return returned !== undefined
}
