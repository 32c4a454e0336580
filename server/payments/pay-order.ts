import { DomainError } from '#domain/errors.ts'
import { refusal, type Actor } from '#domain/order/lifecycle.ts'
import type { Account } from '../auth/authenticate.ts'
import { findPaymentTerms, type PaymentTerms } from '../checkout/payment-terms.ts'
import type { Ctx, Trx } from '../context.ts'
import type { Remember } from '../http/idempotency.ts'
import { inTransaction } from '../in-transaction.ts'
import { addJob } from '../jobs/queue.ts'
import { addOrderNews } from '../orders/order-news.ts'
import { stateOf } from '../orders/present.ts'
import { lockOrder, type OrderRow, type OrderState } from '../orders/queries.ts'
import { startDeadline } from '../orders/transition.ts'
import { addCardSession, newCardSession, sessionUrl } from './card-sessions.ts'
import { chargeSaved } from './charge-saved.ts'
import { foreignUrlIssues, returnUrls } from './own-url.ts'
import { requireOwnCard } from './saved-cards.ts'

export interface PayAsk {
  order: OrderRow
  actor: Actor
  account: Account | null
  remember: Remember
  body: {
    payment_method?: string | undefined
    credit_card_id?: string | undefined
    success_url?: string | undefined
    cancel_url?: string | undefined
  }
}

export interface PayAnswer {
  order_id: string
  reference: string
  return_url: string | null
}

/** Another try to pay an order that waits for it, by the same way or another one. */
export async function payOrder(ctx: Ctx, ask: PayAsk): Promise<PayAnswer> {
  const { order, body, account } = ask
  const issues = foreignUrlIssues(body, ctx.settings.publicUrl)
  if (issues.length > 0) throw new DomainError('invalid', { issues })
  const method = body.payment_method ?? order.payment_method
  const terms = await findPaymentTerms(ctx, method)
  const cardId = method === 'card' ? (body.credit_card_id ?? null) : null
  if (cardId !== null) await requireOwnCard(ctx, account, cardId)

  const sessionId = newCardSession()
  const isCard = method === 'card'
  const url = isCard ? sessionUrl(ctx.settings.publicUrl, sessionId) : null
  const answer = { order_id: order.id, reference: order.reference, return_url: url }
  await inTransaction(ctx, async (trx) => {
    const state = await lockOrder(trx, order.id)
    requirePayable(ctx, state, ask.actor)
    const until = await choose(ctx, trx, { order, state, method, terms })
    await ask.remember(trx, answer)
    if (!isCard) return addJob(trx, 'close_card_sessions', { order_id: order.id })
    await addCardSession(trx, ctx, {
      id: sessionId,
      orderId: order.id,
      accountId: account?.id ?? null,
      creditCardId: cardId,
      amountCents: state.total_cents,
      expiresAt: until,
      urls: returnUrls(ctx.settings.publicUrl, order, body),
    })
    await addJob(trx, 'close_card_sessions', { order_id: order.id, keep: sessionId })
  })
  return cardId === null ? answer : { ...answer, return_url: await chargeSaved(ctx, sessionId) }
}

function requirePayable(ctx: Ctx, state: OrderState, actor: Actor): void {
  const isOver = state.expires_at === null || state.expires_at <= ctx.clock()
  const problem = refusal(stateOf(state), 'pay', actor) ?? (isOver ? 'wrong_status' : null)
  if (problem === null) return
  throw new DomainError('illegal_transition', {
    current_status: state.current_status,
    action: 'pay',
    reason: problem,
  })
}

interface Choice {
  order: OrderRow
  state: OrderState
  method: string
  terms: PaymentTerms
}

/** Writes down another way to pay; the pieces are held at least as long as before. */
async function choose(ctx: Ctx, trx: Trx, choice: Choice): Promise<Date> {
  const { order, state, method, terms } = choice
  const before = state.expires_at ?? ctx.clock()
  if (method === state.payment_method) return before
  await trx
    .updateTable('orders')
    .set({ payment_method: method, payment: JSON.stringify(terms.copy) })
    .where('id', '=', order.id)
    .execute()
  // Counted from the order, so that going back and forth holds nothing longer.
  const until = new Date(order.created_at.getTime() + terms.minutes * 60_000)
  // The letter says whom to pay, and by when.
  if (method !== 'card') {
    await addOrderNews(trx, { orderId: order.id, letter: 'order_placed' })
  }
  if (until <= before) return before
  await startDeadline(trx, order.id, { since: order.created_at, until })
  return until
}
