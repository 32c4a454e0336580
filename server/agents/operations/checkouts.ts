import { findOrder } from '../../orders/queries.ts'
import { isDuplicate } from '../../platform/database/in-transaction.ts'
import { cart as cartCapability } from '../protocol/capabilities.ts'
import { hasNothingToSell } from '../sessions/price-session.ts'
import { readContent } from '../sessions/read-content.ts'
import {
  cancelSession,
  draftSession,
  findSession,
  insertSession,
  isOpen,
  openCheckoutOfCart,
  replaceContent,
  type SessionRow,
} from '../sessions/session-rows.ts'
import { say, unrecoverable } from '../wire/messages.ts'
import type { CheckoutRequest, NewCheckoutRequest } from '../wire/request-shapes.ts'
import { failure, has, notFound, type Call, type Outcome } from './call.ts'
import { nothingToSell } from './carts.ts'
import {
  orderedStatus,
  presentCheckout,
  shownBy,
  viewOpen,
  type OpenCheckout,
} from './checkout-view.ts'

export async function createCheckout(call: Call, request: NewCheckoutRequest): Promise<Outcome> {
  const { cart_id: cartId } = request
  if (cartId !== undefined && has(call, cartCapability)) return ofCart(call, request, cartId)
  const { content, messages } = await readContent(call, request)
  const session = draftSession(call, 'checkout', { content })
  const view = await viewOpen(call, session, messages)
  return call.steps.commit(async (trx) => {
    if (hasNothingToSell(content, view.prices)) return nothingToSell(call, view.prices)
    await insertSession(trx, withShown(session, view))
    return { status: 201, body: view.body }
  })
}

/** Takes over the cart's lines, buyer and codes; a cart has one open checkout at a time. */
async function ofCart(call: Call, request: NewCheckoutRequest, cartId: string): Promise<Outcome> {
  const { ctx } = call
  const cart = await findSession(ctx.db, call, 'cart', cartId)
  if (!cart || !isOpen(cart, ctx.clock())) {
    return call.steps.commit(async () => notFound(call, say('cart_gone', call.locale)))
  }
  const known = await openCheckoutOfCart(ctx, cartId)
  if (known) return existing(call, known)
  const { content } = await readContent(call, { ...request, line_items: [] })
  const { delivery } = content
  const session = draftSession(call, 'checkout', { content: { ...cart.content, delivery }, cartId })
  const view = await viewOpen(call, session)
  try {
    return await call.steps.commit(async (trx) => {
      await insertSession(trx, withShown(session, view))
      return { status: 201, body: view.body }
    })
  } catch (error) {
    const winner = isDuplicate(error, 'agent_sessions_open_of_cart')
      ? await openCheckoutOfCart(ctx, cartId)
      : undefined
    if (!winner) throw error
    return existing(call, winner)
  }
}

async function existing(call: Call, session: SessionRow): Promise<Outcome> {
  const body = await presentCheckout(call, session)
  return call.steps.commit(async () => ({ status: 200, body: body ?? {} }))
}

export async function getCheckout(call: Call, _: unknown, id: string): Promise<Outcome> {
  const session = await findSession(call.ctx.db, call, 'checkout', id)
  const body = session && (await presentCheckout(call, session))
  return body ? { status: 200, body } : gone(call)
}

export async function updateCheckout(
  call: Call,
  request: CheckoutRequest,
  id: string,
): Promise<Outcome> {
  const session = await findSession(call.ctx.db, call, 'checkout', id)
  if (!session) return call.steps.commit(async () => gone(call))
  if (!isOpen(session, call.ctx.clock()))
    return call.steps.commit(async () => closed(call, session))
  const { locale } = call
  const { content, messages } = await readContent(call, request, session.content)
  const changed = { ...session, locale, content }
  const view = await viewOpen(call, changed, messages)
  const next = withShown(changed, view)
  return call.steps.commit(async (trx) => {
    if (!(await replaceContent(trx, session, next))) return closed(call, session)
    // The cart it came from shows the same, for a buyer who goes back to it.
    const { cart_id: cartId } = session
    if (cartId !== null) {
      const inCart = { ...next.content, delivery: null }
      await replaceContent(trx, { id: cartId }, { content: inCart, locale })
    }
    return { status: 200, body: view.body }
  })
}

export async function cancelCheckout(call: Call, _: unknown, id: string): Promise<Outcome> {
  const session = await findSession(call.ctx.db, call, 'checkout', id)
  if (!session) return call.steps.commit(async () => gone(call))
  if (!isOpen(session, call.ctx.clock()))
    return call.steps.commit(async () => closed(call, session))
  const body = await presentCheckout(call, { ...session, state: 'canceled' })
  return call.steps.commit(async (trx) => {
    const isCanceled = await cancelSession(trx, id)
    return isCanceled ? { status: 200, body: body ?? {} } : closed(call, session)
  })
}

export function gone(call: Call): Outcome {
  return notFound(call, say('checkout_gone', call.locale))
}

/** A checkout that is completed or canceled stays so, and so does one that is being paid for. */
export async function closed(call: Call, { order_id: orderId }: SessionRow): Promise<Outcome> {
  const order = orderId === null ? undefined : await findOrder(call.ctx.db, { id: orderId })
  const isPaying = order !== undefined && orderedStatus(order) === 'complete_in_progress'
  const sentence = isPaying ? 'checkout_paying' : 'checkout_closed'
  return failure(call, [unrecoverable('invalid_state', say(sentence, call.locale))])
}

function withShown(session: SessionRow, view: OpenCheckout): SessionRow {
  return { ...session, content: { ...session.content, shown: shownBy(view) } }
}
