import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { refusal } from '#domain/order/order-status.ts'
import { secondDeadline } from '#domain/order/second-deadline.ts'
import { endUnopened } from '../payments/card-sessions.ts'
import { receivedFor } from '../payments/received-for.ts'
import { recordSurplus } from '../payments/record-surplus.ts'
import { type ChangeRecorder, changesByShop } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { stateOf } from './present.ts'
import { lockOrder, type OrderState } from './queries.ts'
import { moveOrder, startDeadline, stopDeadline } from './move-order.ts'

/**
 * Staff confirm that all that is to pay has come: marks the order paid and approves a waiting proof,
 * if any. Returns the payment's id.
 */
export function acceptPayment(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  note = '',
  changes: ChangeRecorder = changesByShop,
): Promise<string> {
  return settle(trx, ctx, { orderId, action: 'mark_paid', actor: 'staff', note, changes })
}

interface ReceivedMoney {
  orderId: string
  /** `accept_proof`: it is what the waiting proof shows. */
  action: 'mark_paid' | 'accept_proof'
  /** Null: all that is to pay. */
  cents: number | null
  note: string
  /** The proof the decision is about. */
  proofId?: string | undefined
  /** How long stock is held for a transfer. */
  heldMinutes: number
  /** Says whether this person may refund what is too much. */
  mayRefund: boolean
}

/**
 * Staff saw money come. All that is to pay makes the order paid; less is a part of it; what is too
 * much is recorded and refunded. Throws `conflict` if the waiting proof is not the given one, and
 * `forbidden` for an excess that this person may not refund.
 */
export async function receiveMoney(
  trx: Trx,
  ctx: TrxCtx,
  received: ReceivedMoney,
  changes: ChangeRecorder,
): Promise<void> {
  const { orderId, action, note, proofId, heldMinutes, mayRefund } = received
  const order = await lockOrder(trx, orderId)
  const due = order.total_cents - (await receivedFor(trx, orderId))
  const excess = (received.cents ?? due) - due
  if (excess < 0 && refusal(stateOf(order), action, 'staff') === null) {
    await takePart(trx, ctx, { orderId, cents: due + excess, note, proofId, heldMinutes }, changes)
    return
  }
  if (excess > 0 && !mayRefund) {
    throw new DomainError('forbidden', { permission: 'refunds:issue' })
  }
  await settle(trx, ctx, { orderId, action, actor: 'staff', note, changes, proofId })
  if (excess > 0) await recordSurplus(trx, ctx, { orderId, cents: excess, note }, changes)
}

interface Part {
  orderId: string
  /** Less than is to pay. */
  cents: number
  note: string
  proofId?: string | undefined
  heldMinutes: number
}

/**
 * A part has come by transfer: the rest can be paid until the deadline, which leaves at least a day.
 * Approves a waiting proof, if any. Returns the payment's id.
 */
export async function takePart(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, cents, note, proofId, heldMinutes }: Part,
  changes: ChangeRecorder,
): Promise<string> {
  const id = newId('payment')
  await moveOrder(trx, ctx, { ...partTransition(orderId, changes), cents }, async (order) => {
    await requireWaiting(trx, orderId, proofId)
    await decideProof(trx, ctx, orderId, 'approved', null)
    const { payment_method: method } = order
    await writeTransfer(trx, ctx, { id, orderId, method, cents, note })
    await awaitRest(trx, ctx, order, heldMinutes)
  })
  return id
}

export function partTransition(orderId: string, changes: ChangeRecorder) {
  const template = 'part_received' as const
  return { orderId, action: 'take_part', actor: 'staff', changes, template } as const
}

/** Starts the deadline for what is left to pay, and stops card pages that ask for more. */
export async function awaitRest(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { id: orderId, created_at: orderedAt }: OrderState,
  heldMinutes: number,
): Promise<void> {
  const now = ctx.clock()
  const until = secondDeadline({ orderedAt, now, heldMinutes })
  await startDeadline(trx, orderId, { since: now, until })
  await endUnopened(trx, orderId)
  await addJob(trx, 'close_card_sessions', { order_id: orderId })
}

/** Includes an order that was to be paid in the shop: what staff saw at the bank is in no till. */
async function writeTransfer(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  payment: { id: string; orderId: string; method: string; cents: number; note: string },
): Promise<void> {
  const { id, orderId, cents, note } = payment
  const method = payment.method === 'cash' ? 'bank_transfer' : payment.method
  await trx
    .insertInto('payments')
    .values({ id, order_id: orderId, method, amount_cents: cents, note, created_at: ctx.clock() })
    .execute()
}

/**
 * Accepts a fully matching proof automatically. Does nothing if that proof is no longer the
 * waiting one, or no longer matches.
 */
export async function acceptRecognisedProof(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  proofId: string,
): Promise<void> {
  const note = 'Accepted by the proof reader'
  const settlement = {
    orderId,
    action: 'accept_proof',
    actor: 'system',
    note,
    changes: changesByShop,
  } as const
  await lockOrder(trx, orderId)
  if (!(await isFullMatch(trx, orderId, proofId))) return
  await settle(trx, ctx, settlement)
  await changesByShop.record(trx, {
    action: 'order_accept_proof',
    subject: { kind: 'order', id: orderId },
    after: { note },
  })
}

interface Settlement {
  orderId: string
  action: 'mark_paid' | 'accept_proof'
  actor: 'staff' | 'system'
  note: string
  changes: ChangeRecorder
  /** The proof the decision is about. */
  proofId?: string | undefined
}

async function settle(trx: Trx, ctx: TrxCtx, settlement: Settlement): Promise<string> {
  const { orderId, action, actor, note, changes, proofId } = settlement
  const id = newId('payment')
  const transition = { orderId, action, actor, changes, template: 'payment_received' } as const
  await moveOrder(trx, ctx, transition, async (order) => {
    await requireWaiting(trx, orderId, proofId)
    await decideProof(trx, ctx, orderId, 'approved', null)
    const cents = order.total_cents - (await receivedFor(trx, orderId))
    await writeTransfer(trx, ctx, { id, orderId, method: order.payment_method, cents, note })
    await markAsPaid(trx, ctx, orderId)
  })
  return id
}

/** Does what every way of paying needs once nothing is left to pay. */
export async function markAsPaid(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  orderId: string,
): Promise<void> {
  const paid = { paid_at: ctx.clock() }
  await trx.updateTable('orders').set(paid).where('id', '=', orderId).execute()
  await stopDeadline(trx, orderId)
  await addJob(trx, 'close_card_sessions', { order_id: orderId })
}

/** An order that costs no more than has been paid of it is paid. */
export async function settleIfCovered(trx: Trx, ctx: TrxCtx, orderId: string): Promise<void> {
  const { total_cents: total } = await lockOrder(trx, orderId)
  if ((await receivedFor(trx, orderId)) < total) return
  const template = 'payment_received'
  const transition = { orderId, action: 'mark_paid', actor: 'system', template } as const
  await moveOrder(trx, ctx, transition, async () => {
    await decideProof(trx, ctx, orderId, 'rejected', 'Nothing is left to pay')
    await markAsPaid(trx, ctx, orderId)
  })
}

interface Rejection {
  orderId: string
  /** Shown to the customer. */
  reason: string
  /** The proof the decision is about. */
  proofId?: string | undefined
  /** How long stock is held for a transfer. */
  heldMinutes: number
}

/**
 * Rejects the waiting proof: the order is submitted again, with a reason for the customer. Throws
 * `conflict` if it is not the given one.
 */
export async function rejectProof(
  trx: Trx,
  ctx: TrxCtx,
  { orderId, reason, proofId, heldMinutes }: Rejection,
  changes: ChangeRecorder = changesByShop,
): Promise<void> {
  const transition = {
    orderId,
    action: 'reject_proof',
    actor: 'staff',
    changes,
    template: 'proof_rejected',
  } as const
  await moveOrder(trx, ctx, { ...transition, reason }, async (order) => {
    await requireWaiting(trx, orderId, proofId)
    await decideProof(trx, ctx, orderId, 'rejected', reason)
    const now = ctx.clock()
    const waiting = { orderedAt: order.created_at, now, heldMinutes }
    await startDeadline(trx, orderId, { since: now, until: secondDeadline(waiting) })
  })
}

/** Prevents a decision about a proof that the customer has replaced meanwhile. */
async function requireWaiting(trx: Trx, orderId: string, proofId?: string): Promise<void> {
  if (proofId === undefined || (await isWaiting(trx, orderId, proofId))) return
  throw new DomainError('conflict')
}

async function isWaiting(trx: Trx, orderId: string, proofId: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom('payment_proofs')
    .select('id')
    .where('id', '=', proofId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return waiting !== undefined
}

/** Also false while it is read again, because the order was edited. */
async function isFullMatch(trx: Trx, orderId: string, proofId: string): Promise<boolean> {
  const match = await trx
    .selectFrom('payment_proofs as p')
    .innerJoin('proof_recognitions as g', 'g.proof_id', 'p.id')
    .select('p.id')
    .where('p.id', '=', proofId)
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'waiting')
    .where('g.is_full_match', '=', true)
    .executeTakeFirst()
  return match !== undefined
}

async function decideProof(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  state: 'approved' | 'rejected',
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('payment_proofs')
    .set({ state, reason, decided_at: ctx.clock() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
}
