import { systemReasons } from '#contract/system-reasons.ts'
import { issueSentences } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { cents } from '#domain/money.ts'
import { changePayment } from '../payments/change-payment.ts'
import { receivedFor } from '../payments/received-for.ts'
import {
  paidWith,
  readParts,
  shownAs,
  writeParts,
  type CounterPayments,
  type PaidPart,
} from '../payments/tills/counter-payments.ts'
import { lockTill } from '../payments/tills/lock-till.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { moveOrder } from './move-order.ts'
import { lockOrder, type OrderState } from './queries.ts'
import { awaitRest, markAsPaid, partTransition } from './settle-payment.ts'

interface CounterPayment {
  orderId: string
  /** The shop whose till takes it. */
  warehouseId: string
  payments: CounterPayments
  /** How long stock is held for a transfer. */
  heldMinutes: number
}

/**
 * Takes the payment of an unpaid order at a counter, all that is to pay or a part of it. Locks the
 * order, then the till. Throws `no_cash_session`, `illegal_transition`, or `invalid` for more than
 * is to pay, and for a part while a payment proof waits, which may show the rest.
 */
export async function takeCounterPayment(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, warehouseId, payments, heldMinutes }: CounterPayment,
  changes: ChangeRecorder,
): Promise<void> {
  const order = await lockOrder(trx, orderId)
  const till = await lockTill(trx, warehouseId)
  const received = await receivedFor(trx, orderId)
  const due = cents(order.total_cents - received)
  const parts = readParts(payments, due)
  const isAll = paidWith(parts) === due
  if (!isAll && (await hasWaitingProof(trx, orderId))) {
    throw invalid('payments', issueSentences.proof_waits)
  }
  const paid = {
    orderId,
    action: 'mark_paid',
    actor: 'staff',
    template: 'payment_received',
  } as const
  const transition = isAll ? { ...paid, changes } : partTransition(orderId, changes)
  await moveOrder(trx, ctx, { ...transition, cents: paidWith(parts) }, async () => {
    const at = ctx.clock()
    await writeParts(trx, { orderId, tillId: till.id, at }, parts)
    if (!isAll) return awaitRest(trx, ctx, order, heldMinutes)
    await setProofAside(trx, ctx, orderId)
    if (received === 0) await showAsPaidHere(trx, ctx, order, parts)
    await markAsPaid(trx, ctx, orderId)
  })
}

async function hasWaitingProof(trx: Trx, orderId: string): Promise<boolean> {
  const proof = await trx
    .selectFrom('payment_proofs')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return proof !== undefined
}

/** The order shows how it was really paid. */
async function showAsPaidHere(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  order: OrderState,
  parts: readonly PaidPart[],
): Promise<void> {
  const to = shownAs(parts)
  if (to.method === order.payment_method) return
  await changePayment(trx, { order, to, actor: 'staff', at: ctx.clock() })
}

/** Who pays at the counter has not paid by transfer; if they have, it is recorded as too much. */
async function setProofAside(trx: Trx, ctx: Pick<TrxCtx, 'clock'>, orderId: string): Promise<void> {
  await trx
    .updateTable('payment_proofs')
    .set({ state: 'rejected', reason: systemReasons.paid_at_counter.en, decided_at: ctx.clock() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
}
