import type { Actor } from '#domain/order/order-status.ts'
import * as cancelling from '#server/orders/cancel-order.ts'
import * as completing from '#server/orders/complete-order.ts'
import * as fulfilment from '#server/orders/fulfil-order.ts'
import * as settling from '#server/orders/settle-payment.ts'
import * as shipping from '#server/orders/ship-order.ts'
import { heldMinutes } from '#server/payments/payment-terms.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

// What happens to orders, each change in a transaction of its own.

export async function acceptPayment(ctx: Ctx, orderId: string, note?: string): Promise<void> {
  await inTransaction(ctx, (trx) => settling.acceptPayment(trx, ctx, orderId, note))
}

export async function rejectProof(ctx: Ctx, orderId: string, reason: string): Promise<void> {
  const { transfer } = await heldMinutes(ctx)
  const rejection = { orderId, reason, heldMinutes: transfer }
  await inTransaction(ctx, (trx) => settling.rejectProof(trx, ctx, rejection))
}

export function shipOrder(
  ctx: Ctx,
  orderId: string,
  trackingNumber: string | null,
  parcel?: Parameters<typeof shipping.shipOrder>[4],
): Promise<void> {
  return inTransaction(ctx, (trx) => shipping.shipOrder(trx, ctx, orderId, trackingNumber, parcel))
}

export function readyForCollection(ctx: Ctx, orderId: string): Promise<void> {
  return inTransaction(ctx, (trx) => fulfilment.readyForCollection(trx, orderId))
}

export function markCollected(ctx: Ctx, orderId: string): Promise<void> {
  return inTransaction(ctx, (trx) => fulfilment.markCollected(trx, ctx, orderId))
}

export function completeOrder(ctx: Ctx, orderId: string, actor: Actor): Promise<void> {
  return inTransaction(ctx, (trx) => completing.completeOrder(trx, ctx, orderId, { actor }))
}

export function cancelOrder(ctx: Ctx, orderId: string, actor: Actor): Promise<void> {
  return inTransaction(ctx, (trx) => cancelling.cancelOrder(trx, ctx, orderId, { actor }))
}
