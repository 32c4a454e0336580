import { localize } from '#domain/locale.ts'
import type { Cart } from '../../cart/price-lines.ts'
import { findOrder, type OrderRow } from '../../orders/queries.ts'
import { orderLink } from '../../orders/send-order-emails.ts'
import { presentOrderLines, presentOrderTotals } from '../orders/present-order-lines.ts'
import { discount, fulfillment, ucpVersion } from '../protocol/capabilities.ts'
import { commonHandlers, ownHandlers, type PaymentHandler } from '../protocol/payment-handlers.ts'
import { priceSession, type SessionPrices } from '../sessions/price-session.ts'
import { recipientMessages } from '../sessions/recipient.ts'
import { countryOf, resolveDelivery, type ResolvedDelivery } from '../sessions/resolve-delivery.ts'
import { continueUrl, policyLinks } from '../sessions/session-links.ts'
import { isOpen, rememberShown, type SessionRow } from '../sessions/session-rows.ts'
import { info, needsBuyer, recoverable, say, type Message } from '../wire/messages.ts'
import { presentBuyer } from '../wire/present-buyer.ts'
import { presentFulfillment } from '../wire/present-fulfillment.ts'
import { presentDiscounts, presentLines, presentTotals } from '../wire/present-totals.ts'
import { envelope, has, type Call } from './call.ts'
import { giftMessages } from './gift-messages.ts'
import { paymentInstructions } from './payment-instructions.ts'

type Status =
  | 'incomplete'
  | 'requires_escalation'
  | 'ready_for_complete'
  | 'complete_in_progress'
  | 'completed'
  | 'canceled'

/** An open checkout as it stands, with what placing its order needs. */
export interface OpenCheckout {
  status: Status
  prices: SessionPrices
  cart: Cart
  delivery: ResolvedDelivery
  handlers: readonly PaymentHandler[]
  messages: readonly Message[]
  body: Record<string, unknown>
}

/** A checkout whose order is neither placed nor given up. `extra`: about this request alone. */
export async function viewOpen(
  call: Call,
  session: SessionRow,
  extra: readonly Message[] = [],
): Promise<OpenCheckout> {
  const { ctx, locale, platform } = call
  const { content } = session
  const prices = await priceSession(call, content, countryOf(content))
  const delivery = await resolveDelivery(ctx, content, prices)
  const cart = prices.priceFor(delivery.way)
  const handlers = commonHandlers(await ownHandlers(ctx), platform.profile)
  const isEmpty = prices.lines.length === 0 && prices.messages.length === 0
  const empty = recoverable('field_required', say('nothing_bought', locale), '$.line_items')
  const messages = [
    ...(isEmpty ? [empty] : []),
    ...prices.messages,
    ...recipientMessages(call, content, delivery),
    ...(handlers.length > 0 ? [] : [needsBuyer('payment_required', say('hand_over', locale))]),
    ...giftMessages(cart, locale),
    ...extra,
  ]
  const status = statusBy(messages)
  const buyer = presentBuyer(content.buyer)
  const known = { ...delivery, method: content.delivery?.method ?? null }
  const body = {
    ucp: { ...envelope(call), payment_handlers: registryOf(handlers, call) },
    id: session.id,
    status,
    currency: 'HKD',
    line_items: presentLines(ctx, prices, cart, locale),
    totals: presentTotals(cart, delivery.isChosen, locale),
    ...(buyer && { buyer }),
    ...(has(call, discount) && {
      discounts: presentDiscounts(content.codes, prices, cart, locale),
    }),
    ...(has(call, fulfillment) && {
      fulfillment: presentFulfillment(known, content.delivery?.destinations ?? [], prices, locale),
    }),
    ...(messages.length > 0 && { messages }),
    links: policyLinks(ctx, locale),
    continue_url: continueUrl(ctx, session),
    expires_at: session.expires_at.toISOString(),
  }
  return { status, prices, cart, delivery, handlers, messages, body }
}

/** What the platform learns of the price by this view. */
export function shownBy({ cart, prices }: Pick<OpenCheckout, 'cart' | 'prices'>) {
  return { total: cart.priced.total, code: prices.code }
}

/** A person is asked for as early as possible, though an agent mends first what it can. */
function statusBy(messages: readonly Message[]): Status {
  const severities = messages.map((each) => (each.type === 'error' ? each.severity : null))
  if (severities.includes('requires_buyer_input')) return 'requires_escalation'
  return severities.includes('recoverable') ? 'incomplete' : 'ready_for_complete'
}

function registryOf(handlers: readonly PaymentHandler[], { locale }: Call) {
  return Object.fromEntries(
    handlers.map(({ name, id, method }) => [
      name,
      [
        {
          id,
          version: ucpVersion,
          available_instruments: [{ type: id }],
          config: {
            title: localize(method.title, locale),
            payee: method.payee.map(({ label, value }) => ({
              label: localize(label, locale),
              value,
            })),
          },
        },
      ],
    ]),
  )
}

/** Any checkout, as it is now; null for one whose buyer was erased. */
export async function presentCheckout(
  call: Call,
  session: SessionRow,
  extra: readonly Message[] = [],
): Promise<Record<string, unknown> | null> {
  if (session.order_id !== null) {
    const order = await findOrder(call.ctx.db, { id: session.order_id })
    return order && order.erased_at === null ? viewOrdered(call, session, order) : null
  }
  const view = await viewOpen(call, session, extra)
  const { body } = view
  if (isOpen(session, call.ctx.clock())) {
    await rememberShown(call.ctx.db, session, shownBy(view))
    return body
  }
  const { continue_url: _url, messages: _messages, ...rest } = body
  return { ...rest, status: 'canceled' }
}

/** A checkout that an order was placed from, by the agent or by a person. */
export function viewOrdered(
  call: Call,
  session: SessionRow,
  order: OrderRow,
): Record<string, unknown> {
  const { ctx, locale } = call
  const status = orderedStatus(order)
  const buyer = presentBuyer(session.content.buyer)
  const link = orderLink(ctx, order)
  const messages = messagesOf(call, order, status)
  return {
    ucp: { ...envelope(call), payment_handlers: {} },
    id: session.id,
    status,
    currency: order.currency,
    line_items: presentOrderLines(ctx, session.content, order).map(
      ({ status: _status, quantity, ...line }) => ({ ...line, quantity: quantity.original }),
    ),
    totals: presentOrderTotals(order, locale),
    ...(buyer && { buyer }),
    ...(messages.length > 0 && { messages }),
    links: policyLinks(ctx, locale),
    ...(status === 'complete_in_progress' && { continue_url: link }),
    expires_at: session.expires_at.toISOString(),
    ...(status === 'completed' && {
      order: { id: order.id, label: order.reference, permalink_url: link },
    }),
  }
}

/** An order by card counts once it is paid: until then the person may still give up. */
export function orderedStatus({
  payment_method: by,
  paid_at: paidAt,
  current_status: is,
}: OrderRow): Status {
  if (by !== 'card' || paidAt !== null) return 'completed'
  return is === 'cancelled' ? 'canceled' : 'complete_in_progress'
}

function messagesOf({ locale }: Call, order: OrderRow, status: Status): Message[] {
  if (status === 'complete_in_progress')
    return [info('payment_pending', say('person_pays', locale))]
  const instructions = paymentInstructions(order, locale)
  return instructions === null ? [] : [info('payment_instructions', instructions)]
}
