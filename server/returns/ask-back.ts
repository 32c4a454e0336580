import { issueSentences } from '#contract/issue-sentences.ts'
import { addDays, hongKongDay, type Day } from '#domain/dates.ts'
import { invalid } from '#domain/errors.ts'
import { promisedDays } from '#domain/promised-days.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { lockWaiting } from './decide-refund.ts'
import { notifyRefund } from './notify-refund.ts'

interface AskedBack {
  requestId: string
  /** The last day to send the goods; null: as many days as the texts promise. */
  by: Day | null
  paidBy: 'shop' | 'customer'
  /** Shown to the customer. */
  answer: string | null
}

/**
 * Agrees that the goods of a waiting request come back, and tells the customer where to, by when
 * and at whose cost. Asked again, the last answer counts. Throws `illegal_transition` once the
 * request is decided, and `invalid` for a day that has passed.
 */
export async function askBack(
  trx: Trx,
  ctx: TrxCtx,
  { requestId, by, paidBy, answer }: AskedBack,
  changes: ChangeRecorder,
): Promise<void> {
  const request = await lockWaiting(trx, requestId, 'ask_back')
  const today = hongKongDay(ctx.clock())
  if (by !== null && by < today) throw invalid('by', issueSentences.to_come)
  const lastDay = by ?? addDays(today, promisedDays.sendBack)
  await trx
    .updateTable('refund_requests')
    .set({ return_asked_at: ctx.clock(), return_by: lastDay, return_paid_by: paidBy, answer })
    .where('id', '=', requestId)
    .execute()
  await notifyRefund(trx, { orderId: request.order_id, requestId, template: 'send_back' })
  await changes.record(trx, {
    action: 'refund_request_asked_back',
    subject: { kind: 'refund_request', id: requestId },
    before: { return_by: request.return_by, return_paid_by: request.return_paid_by },
    after: { return_by: lastDay, return_paid_by: paidBy },
  })
}
