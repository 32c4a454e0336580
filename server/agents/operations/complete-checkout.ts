import { checkout as checkoutEndpoint } from '#contract/endpoints/cart.ts'
import type { AgentContent } from '#db/agent-content.ts'
import { DomainError } from '#domain/errors.ts'
import { decimalText } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import type { PlacedOrder } from '../../checkout/checkout.ts'
import type { CheckoutBody } from '../../checkout/check-details.ts'
import { placeOrder } from '../../checkout/place-order.ts'
import { findOrder, type OrderRow } from '../../orders/queries.ts'
import type { Trx } from '../../platform/database/db.ts'
import type { Commit } from '../../platform/database/steps.ts'
import { addJob } from '../../platform/jobs/queue.ts'
import { itemTitle } from '../orders/present-order-lines.ts'
import type { PaymentHandler } from '../protocol/payment-handlers.ts'
import { recipientOf } from '../sessions/recipient.ts'
import { findSession, isOpen, rememberShown, type SessionRow } from '../sessions/session-rows.ts'
import { openGuestCart, SessionMoved, takeSession } from '../sessions/take-session.ts'
import { recoverable, say, warning } from '../wire/messages.ts'
import type { CompleteRequest } from '../wire/request-shapes.ts'
import type { Call, Outcome } from './call.ts'
import {
  presentCheckout,
  shownBy,
  viewOpen,
  viewOrdered,
  type OpenCheckout,
} from './checkout-view.ts'
import { closed, gone } from './checkouts.ts'
import { refusalMessage } from './refusal-message.ts'

const maxAttempts = 4

/** Places the order of a checkout that is ready, as a guest; once, however often it is asked for. */
export async function completeCheckout(
  call: Call,
  request: CompleteRequest,
  id: string,
): Promise<Outcome> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    try {
      return await complete(call, request, id)
    } catch (error) {
      if (!(error instanceof SessionMoved)) throw error
    }
  }
  throw new DomainError('conflict')
}

async function complete(call: Call, { payment }: CompleteRequest, id: string): Promise<Outcome> {
  const { ctx, steps, locale } = call
  const session = await findSession(ctx.db, call, 'checkout', id)
  if (!session) return steps.commit(async () => gone(call))
  if (session.order_id !== null) return answer(await presentCheckout(call, session))
  if (!isOpen(session, ctx.clock())) return steps.commit(async () => closed(call, session))
  const view = await viewOpen(call, session)
  if (view.status !== 'ready_for_complete') return answer(view.body)
  const at = chosenInstrument(payment)
  const instrument = payment.instruments?.[at]
  const handler = view.handlers.find((each) => each.id === instrument?.handler_id)
  if (!handler || instrument?.type !== handler.id) {
    const path = at < 0 ? '$.payment.instruments' : `$.payment.instruments[${at}].handler_id`
    return answer(
      withMessage(view, recoverable('payment_failed', say('no_instrument', locale), path)),
    )
  }
  const shown = shownBy(view)
  if (session.content.shown?.total !== shown.total) {
    const changed = warning('total_changed', say('total_changed', locale), '$.totals')
    return steps.commit(async (trx) => {
      await rememberShown(trx, session, shown)
      return { status: 200, body: withMessage(view, changed) }
    })
  }
  try {
    return await place(call, session, view, handler)
  } catch (error) {
    const message = refusalMessage(call, view, error)
    if (!message) throw error
    return answer(withMessage(await viewOpen(call, session), message))
  }

  function answer(body: Record<string, unknown> | null): Promise<Outcome> {
    return steps.commit(async () => (body ? { status: 200, body } : gone(call)))
  }
}

/** The one instrument that the buyer selected, or the only one; -1 if that is not clear. */
function chosenInstrument({ instruments = [] }: CompleteRequest['payment']): number {
  const selected = instruments.flatMap((each, at) => (each.selected === true ? [at] : []))
  const [only = -1, ...others] = selected
  if (selected.length > 0) return others.length === 0 ? only : -1
  return instruments.length === 1 && instruments[0]?.selected !== false ? 0 : -1
}

function withMessage({ body, messages }: OpenCheckout, message: object): Record<string, unknown> {
  const isKnown = messages.some((each) => 'code' in message && each.code === message.code)
  return isKnown ? body : { ...body, messages: [...messages, message] }
}

async function place(
  call: Call,
  session: SessionRow,
  view: OpenCheckout,
  handler: PaymentHandler,
): Promise<Outcome> {
  const { ctx, steps, locale } = call
  const { storeId } = view.prices
  const account = { id: newId('account'), kind: 'TEMP', locale, tokenHashes: [] } as const
  let outcome: Outcome | undefined
  const commit: Commit<PlacedOrder> = async <Result extends PlacedOrder>(
    work: (trx: Trx) => Promise<Result>,
    isBadLuck?: (error: unknown) => boolean,
  ) => {
    const done: Result[] = []
    outcome = await steps.commit(async (trx) => {
      await takeSession(trx, session, storeId)
      await openGuestCart(trx, ctx, { account, storeId, lines: view.prices.lines })
      const placed = await work(trx)
      done.push(placed)
      return finish(trx, call, session, placed)
    }, isBadLuck)
    const placed = done.at(-1)
    if (!placed) throw new Error('an order was committed without being placed')
    return placed
  }
  const body = orderBody(call, session, view, handler)
  await placeOrder(commit, ctx, { account, storeId, locale, body })
  if (!outcome) throw new Error('an order was placed without an answer')
  return outcome
}

function orderBody(
  { locale }: Call,
  { content }: SessionRow,
  { prices, delivery, cart }: OpenCheckout,
  handler: PaymentHandler,
): CheckoutBody {
  const { name, email, areaCode, phone, address } = recipientOf(content, delivery)
  const info = delivery.shop
    ? { method: 'PICKUP', country: 'HK', courier_id: null, warehouse_id: delivery.shop._id }
    : {
        method: 'DELIVERY',
        country: delivery.destination?.country ?? 'HK',
        courier_id: delivery.courier?.id ?? null,
        warehouse_id: null,
      }
  const shape = checkoutEndpoint.body
  if (!shape) throw new Error('a checkout has a body')
  return shape.parse({
    checkout_product_variant_ids: prices.lines.map(({ row }) => row.variant_id),
    voucher_code: prices.code,
    delivery_info: info,
    delivery_details: { name, email, area_code: areaCode, phone, address, note: '' },
    payment_method: handler.id,
    expected_total: decimalText(cart.priced.total),
    expected_gift_ids: cart.gifts.map(({ row }) => row.variant_id),
    locale,
  })
}

/** Stores with the order what came of the checkout, and answers it. */
async function finish(
  trx: Trx,
  call: Call,
  session: SessionRow,
  { order_id: orderId }: PlacedOrder,
): Promise<Outcome> {
  const order = await findOrder(trx, { id: orderId })
  if (!order) throw new Error(`order ${orderId} was placed and is not there`)
  await trx
    .updateTable('agent_sessions')
    .set({
      state: 'completed',
      order_id: orderId,
      content: JSON.stringify(asOrdered(session.content, order)),
    })
    .where('id', '=', session.id)
    .execute()
  const { buyer } = session.content
  if (buyer.consent?.['marketing'] === true) {
    // Asks by email, as the shop does of everyone who subscribes.
    await addJob(trx, 'confirm_newsletter', { email: order.contact_email, locale: call.locale })
  }
  return { status: 200, body: viewOrdered(call, { ...session, order_id: orderId }, order) }
}

/** Adds title and price of each line in the order. */
function asOrdered(content: AgentContent, order: OrderRow): AgentContent {
  const lines = content.lines.map((line) => {
    const item = order.items.find((each) => each.variant_id === line.variant_id && !each.is_gift)
    return item
      ? { ...line, sold: { title: itemTitle(item, order), price: item.unit_cents } }
      : line
  })
  return { ...content, lines }
}
