import { DomainError } from '#domain/errors.ts'
import {
  fulfilmentRefusal,
  type FulfilmentAction,
  type FulfilmentRefusal,
} from '#domain/order/fulfilment.ts'
import type { Fulfilment } from '#domain/order/lifecycle.ts'
import { shipOrderStock } from '../inventory/ship-stock.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import { recordChange } from '../platform/changes/record-change.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { completeLater } from './complete-later.ts'
import { addOrderNews } from './order-news.ts'
import { stateOf } from './present.ts'
import { lockOrder, type OrderState } from './queries.ts'

/** What is worth writing down of a step beside it. */
type Facts = Readonly<Record<string, unknown>>

interface Step {
  orderId: string
  action: FulfilmentAction
  /** Who of the staff; null for a command at the machine. */
  staff: StaffMember | null
}

/**
 * The one shape of every step of the goods: lock, check, do `work`, write where they are now and
 * who did it; all in one transaction. Throws `illegal_transition`.
 */
export async function fulfil(
  ctx: Ctx,
  { orderId, action, staff }: Step,
  work: (trx: Trx, order: OrderState) => Promise<{ fulfilment: Fulfilment; facts?: Facts }>,
): Promise<void> {
  await inTransaction(ctx, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const state = { ...stateOf(order), deliveryMethod: order.delivery_method }
    const problem = fulfilmentRefusal(state, action)
    if (problem) throw refused(order, action, problem)
    const { fulfilment, facts } = await work(trx, order)
    await trx.updateTable('orders').set({ fulfilment }).where('id', '=', orderId).execute()
    await recordChange(trx, staff, {
      action: `order_${action}`,
      subject: { kind: 'order', id: orderId },
      before: { fulfilment: order.fulfilment },
      after: { fulfilment, ...facts },
    })
  })
}

export function refused(
  order: Pick<OrderState, 'current_status'>,
  action: string,
  reason: FulfilmentRefusal | 'nothing_left',
): DomainError {
  const { current_status } = order
  return new DomainError('illegal_transition', { current_status, action, reason })
}

/** Picked off the shelf and wrapped. */
export async function packOrder(
  ctx: Ctx,
  orderId: string,
  staff: StaffMember | null = null,
): Promise<void> {
  await fulfil(ctx, { orderId, action: 'pack', staff }, async () => ({ fulfilment: 'packed' }))
}

/** The bag waits behind the counter. */
export async function readyForCollection(
  ctx: Ctx,
  orderId: string,
  staff: StaffMember | null = null,
): Promise<void> {
  await fulfil(ctx, { orderId, action: 'ready', staff }, async (trx) => {
    await addOrderNews(trx, { orderId, letter: 'order_ready' })
    return { fulfilment: 'ready' }
  })
}

/** Handed over in the shop. */
export async function markCollected(
  ctx: Ctx,
  orderId: string,
  staff: StaffMember | null = null,
): Promise<void> {
  await fulfil(ctx, { orderId, action: 'collect', staff }, async (trx) => {
    await shipOrderStock(trx, ctx, orderId)
    await completeLater(trx, ctx, orderId)
    return { fulfilment: 'collected' }
  })
}
