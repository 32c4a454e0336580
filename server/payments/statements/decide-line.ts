import { settlementOf, type LineStep } from '#domain/bank/line-step.ts'
import { formatDay } from '#domain/dates.ts'
import { DomainError } from '#domain/errors.ts'
import { findOrder, lockOrder } from '../../orders/queries.ts'
import { acceptPayment, takePart } from '../../orders/settle-payment.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { recordSurplus } from '../record-surplus.ts'
import { readOrders } from './fitting-orders.ts'

interface Matching {
  lineId: string
  orderId: string
  /** Version that was shown. */
  step: LineStep
  excessCents: number
  staff: StaffMember
  /** How long stock is held for a transfer. */
  heldMinutes: number
}

/**
 * Pays an order with a bank line, or a part of it, or proves its payment; what is left over is refunded. Throws
 * `conflict` if line or order have changed since they were shown, and `forbidden` for an excess that
 * this person may not refund.
 */
export async function matchLine(
  trx: Trx,
  ctx: TrxCtx,
  { lineId, orderId, step, excessCents, staff, heldMinutes }: Matching,
  changes: ChangeRecorder,
): Promise<void> {
  if (!(await findOrder(trx, { id: orderId }))) throw new DomainError('unknown_order')
  await lockOrder(trx, orderId)
  const line = await lockLine(trx, lineId)
  const [order] = await readOrders(trx, [orderId])
  const settlement = order && settlementOf(line.amount_cents, order)
  const isAsShown = settlement?.step === step && settlement.excessCents === excessCents
  if (line.state !== 'open' || !settlement || !isAsShown) throw new DomainError('conflict')
  if (excessCents > 0 && !staff.permissions.includes('refunds:issue')) {
    throw new DomainError('forbidden', { permission: 'refunds:issue' })
  }

  const note = `Bank statement, ${formatDay(line.day)}`
  if (step === 'pay') {
    const paymentId = await acceptPayment(trx, ctx, orderId, note, changes)
    await prove(trx, lineId, paymentId)
  } else if (step === 'part') {
    const part = { orderId, cents: line.amount_cents, note, heldMinutes }
    await prove(trx, lineId, await takePart(trx, ctx, part, changes))
  } else if (settlement.paymentId !== null) {
    await prove(trx, lineId, settlement.paymentId)
  }
  if (excessCents > 0) {
    const surplus = { orderId, cents: excessCents, note }
    const { paymentId } = await recordSurplus(trx, ctx, surplus, changes)
    await prove(trx, lineId, paymentId)
  }
  await decide(trx, lineId, {
    state: 'matched',
    order_id: orderId,
    has_paid: step !== 'link' || excessCents > 0,
    decided_by: staff.id,
    decided_at: ctx.clock(),
  })
  await changes.record(trx, {
    action: 'bank_line_matched',
    subject: { kind: 'bank_line', id: lineId },
    after: { order_id: orderId, cents: line.amount_cents, step, excess_cents: excessCents },
  })
}

/** Throws `conflict` for a line that is not matched, and `not_possible` for one that paid. */
export async function unlinkLine(trx: Trx, lineId: string, changes: ChangeRecorder): Promise<void> {
  const line = await lockLine(trx, lineId)
  if (line.state !== 'matched') throw new DomainError('conflict')
  if (line.has_paid) throw new DomainError('not_possible', { reason: 'line_paid' })
  await trx
    .updateTable('payments')
    .set({ bank_line_id: null })
    .where('bank_line_id', '=', lineId)
    .execute()
  await decide(trx, lineId, undecided)
  await changes.record(trx, {
    action: 'bank_line_unmatched',
    subject: { kind: 'bank_line', id: lineId },
    before: { order_id: line.order_id },
  })
}

interface SettingAside {
  lineId: string
  reason: string
  staffId: string
}

/** Throws `conflict` unless the line is open. */
export async function setLineAside(
  trx: Trx,
  ctx: Pick<TrxCtx, 'clock'>,
  { lineId, reason, staffId }: SettingAside,
  changes: ChangeRecorder,
): Promise<void> {
  const line = await lockLine(trx, lineId)
  if (line.state !== 'open') throw new DomainError('conflict')
  const decided = { decided_by: staffId, decided_at: ctx.clock() }
  await decide(trx, lineId, { state: 'set_aside', reason, ...decided })
  await changes.record(trx, {
    action: 'bank_line_set_aside',
    subject: { kind: 'bank_line', id: lineId },
    after: { reason },
  })
}

/** Throws `conflict` unless the line was set aside. */
export async function reopenLine(trx: Trx, lineId: string, changes: ChangeRecorder): Promise<void> {
  const line = await lockLine(trx, lineId)
  if (line.state !== 'set_aside') throw new DomainError('conflict')
  await decide(trx, lineId, undecided)
  await changes.record(trx, {
    action: 'bank_line_reopened',
    subject: { kind: 'bank_line', id: lineId },
    before: { reason: line.reason },
  })
}

const undecided = {
  state: 'open',
  order_id: null,
  reason: '',
  decided_by: null,
  decided_at: null,
} as const

interface Decision {
  state: 'open' | 'matched' | 'set_aside'
  order_id?: string | null
  has_paid?: boolean
  reason?: string
  decided_by: string | null
  decided_at: Date | null
}

async function decide(trx: Trx, lineId: string, decision: Decision): Promise<void> {
  await trx.updateTable('bank_lines').set(decision).where('id', '=', lineId).execute()
}

async function prove(trx: Trx, lineId: string, paymentId: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ bank_line_id: lineId })
    .where('id', '=', paymentId)
    .where('bank_line_id', 'is', null)
    .execute()
}

async function lockLine(trx: Trx, id: string) {
  const line = await trx
    .selectFrom('bank_lines')
    .select(['state', 'day', 'amount_cents', 'order_id', 'has_paid', 'reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!line) throw new DomainError('not_found')
  return line
}
