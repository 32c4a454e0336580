import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { secondDeadline } from '#domain/order/second-deadline.ts'
import { type ChangeRecorder, changesByShop } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { lockOrder } from './queries.ts'
import { moveOrder, startDeadline, stopDeadline } from './move-order.ts'

/** Staff confirm the money: marks the order paid and approves a waiting proof, if any. */
export async function acceptPayment(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  note = '',
  changes: ChangeRecorder = changesByShop,
): Promise<void> {
  await settle(trx, ctx, { orderId, action: 'mark_paid', actor: 'staff', note, changes })
}

/** Approves the waiting proof. Throws `conflict` if it is not the given one. */
export async function acceptProof(
  trx: Trx,
  ctx: TrxCtx,
  orderId: string,
  { note, proofId }: { note: string; proofId: string | undefined },
  changes: ChangeRecorder,
): Promise<void> {
  await settle(trx, ctx, {
    orderId,
    action: 'accept_proof',
    actor: 'staff',
    note,
    changes,
    proofId,
  })
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

async function settle(trx: Trx, ctx: TrxCtx, settlement: Settlement): Promise<void> {
  const { orderId, action, actor, note, changes, proofId } = settlement
  const transition = { orderId, action, actor, changes, template: 'payment_received' } as const
  await moveOrder(trx, ctx, transition, async (order) => {
    const now = ctx.clock()
    await requireWaiting(trx, orderId, proofId)
    await decideProof(trx, ctx, orderId, 'approved', null)
    await trx.updateTable('orders').set({ paid_at: now }).where('id', '=', orderId).execute()
    await trx
      .insertInto('payments')
      .values({
        id: newId('payment'),
        order_id: orderId,
        method: order.payment_method,
        amount_cents: order.total_cents,
        note,
        created_at: now,
      })
      .execute()
    await stopDeadline(trx, orderId)
    await addJob(trx, 'close_card_sessions', { order_id: orderId })
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
