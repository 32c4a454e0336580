import { DomainError, refuseIssues } from '#domain/errors.ts'
import { refusal, type Actor } from '#domain/order/order-status.ts'
import { deadlineAfterSwitch, type HeldMinutes } from '#domain/order/payment-deadline.ts'
import { notifyCustomer } from '../orders/order-notifications.ts'
import { stateOf } from '../orders/present.ts'
import { lockOrder, type OrderRow, type OrderState } from '../orders/queries.ts'
import { startDeadline } from '../orders/move-order.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { Commit } from '../platform/database/steps.ts'
import { addJob } from '../platform/jobs/queue.ts'
import { addCardSession, endUnopened, newCardSession, sessionUrl } from './card-sessions.ts'
import { changePayment } from './change-payment.ts'
import { chargeSaved } from './charge-saved.ts'
import { receivedFor } from './received-for.ts'
import { foreignUrlIssues, returnUrls } from './redirect-urls.ts'
import { getPaymentTerms, heldMinutes, type PaymentTerms } from './payment-terms.ts'
import { requireOwnCard } from './saved-cards.ts'

interface PayOrderInput {
  order: OrderRow
  actor: 'customer' | 'guest'
  account: Account | null
  body: {
    payment_method?: string | undefined
    credit_card_id?: string | undefined
    success_url?: string | undefined
    cancel_url?: string | undefined
  }
}

interface PayAnswer {
  order_id: string
  reference: string
  return_url: string | null
}

/** Starts another payment attempt for an unpaid order, by the same method or another. */
export async function payOrder(
  commit: Commit<PayAnswer>,
  ctx: Ctx,
  ask: PayOrderInput,
): Promise<PayAnswer> {
  const { order, body, account, actor } = ask
  const issues = foreignUrlIssues(body, ctx.settings.publicUrl)
  refuseIssues(issues)
  const method = body.payment_method ?? order.payment_method
  const terms = await getPaymentTerms(ctx, method, order.delivery_method)
  const held = await heldMinutes(ctx)
  const cardId = method === 'card' ? (body.credit_card_id ?? null) : null
  if (cardId !== null) await requireOwnCard(ctx, account, cardId)

  const sessionId = newCardSession()
  const isCard = method === 'card'
  const url = isCard ? sessionUrl(ctx.settings.publicUrl, sessionId) : null
  const answer = { order_id: order.id, reference: order.reference, return_url: url }
  await commit(async (trx) => {
    const state = await lockOrder(trx, order.id)
    const until = requirePayable(ctx, state, actor)
    // Ends earlier sessions: unopened ones now, the others once the gateway has closed them.
    await endUnopened(trx, order.id)
    const isSwitch = method !== state.payment_method
    const deadline = isSwitch
      ? await switchPayment(trx, ctx, { state, until, method, terms, held, actor })
      : until
    if (!isCard) {
      await addJob(trx, 'close_card_sessions', { order_id: order.id })
      return answer
    }
    await addCardSession(trx, ctx, {
      id: sessionId,
      orderId: order.id,
      accountId: account?.id ?? null,
      creditCardId: cardId,
      amountCents: state.total_cents - (await receivedFor(trx, state.id)),
      expiresAt: deadline,
      urls: returnUrls(ctx.settings.publicUrl, order, body),
    })
    await addJob(trx, 'close_card_sessions', { order_id: order.id, keep: sessionId })
    return answer
  })
  return cardId === null ? answer : { ...answer, return_url: await chargeSaved(ctx, sessionId) }
}

/** Returns the payment deadline. Throws `illegal_transition` unless the order can be paid. */
function requirePayable(ctx: Ctx, state: OrderState, actor: Actor): Date {
  const until = state.expires_at
  const problem = refusal(stateOf(state), 'pay', actor)
  if (problem === null && until !== null && until > ctx.clock()) return until
  throw new DomainError('illegal_transition', {
    current_status: state.current_status,
    action: 'pay',
    reason: problem ?? 'wrong_status',
  })
}

interface Switch {
  state: OrderState
  until: Date
  method: string
  terms: PaymentTerms
  held: HeldMinutes
  actor: 'customer' | 'guest'
}

/** Switches method, terms and deadline; a transfer's payee is sent by email. */
async function switchPayment(trx: Trx, ctx: TrxCtx, change: Switch): Promise<Date> {
  const { state, until, method, terms, held, actor } = change
  const now = ctx.clock()
  const deadline = deadlineAfterSwitch({
    orderedAt: state.created_at,
    now,
    until,
    method,
    held,
  })
  await changePayment(trx, { order: state, to: { method, payment: terms.copy }, actor, at: now })
  await startDeadline(trx, state.id, { since: now, until: deadline })
  if (method !== 'card')
    await notifyCustomer(trx, { orderId: state.id, template: 'payment_changed' })
  return deadline
}
