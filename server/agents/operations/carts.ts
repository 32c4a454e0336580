import { discount } from '../protocol/capabilities.ts'
import { policyLinks, continueUrl } from '../sessions/session-links.ts'
import { countryOf } from '../sessions/resolve-delivery.ts'
import { hasNothingToSell, priceSession } from '../sessions/price-session.ts'
import { readContent } from '../sessions/read-content.ts'
import {
  cancelSession,
  draftSession,
  findSession,
  insertSession,
  isOpen,
  replaceContent,
  type SessionRow,
} from '../sessions/session-rows.ts'
import { say, unrecoverable, type Message } from '../wire/messages.ts'
import { presentBuyer } from '../wire/present-buyer.ts'
import { presentDiscounts, presentLines, presentTotals } from '../wire/present-totals.ts'
import type { CartRequest } from '../wire/request-shapes.ts'
import { failure, has, notFound, success, type Call, type Outcome } from './call.ts'
import { giftMessages } from './gift-messages.ts'

export async function createCart(call: Call, request: CartRequest): Promise<Outcome> {
  const { content, messages } = await readContent(call, request)
  const session = draftSession(call, 'cart', { content })
  const { body, isEmpty, shown } = await presentCartSession(call, session, messages)
  return call.steps.commit(async (trx) => {
    if (isEmpty) return nothingToSell(call, body)
    await insertSession(trx, { ...session, content: { ...content, shown } })
    return success(call, body, 201)
  })
}

export async function getCart(call: Call, _: unknown, id: string): Promise<Outcome> {
  const session = await findOpenCart(call, id)
  if (!session) return gone(call)
  return success(call, (await presentCartSession(call, session)).body)
}

export async function updateCart(call: Call, request: CartRequest, id: string): Promise<Outcome> {
  const session = await findOpenCart(call, id)
  if (!session) return call.steps.commit(async () => gone(call))
  const { content, messages } = await readContent(call, request, session.content)
  const { body, shown } = await presentCartSession(call, { ...session, content }, messages)
  const next = { content: { ...content, shown }, locale: call.locale }
  return call.steps.commit(async (trx) =>
    (await replaceContent(trx, session, next)) ? success(call, body) : gone(call),
  )
}

/** Answers the cart as it was. */
export async function cancelCart(call: Call, _: unknown, id: string): Promise<Outcome> {
  const session = await findOpenCart(call, id)
  if (!session) return call.steps.commit(async () => gone(call))
  const { body } = await presentCartSession(call, session)
  return call.steps.commit(async (trx) => {
    await cancelSession(trx, id)
    return success(call, body)
  })
}

async function findOpenCart(call: Call, id: string): Promise<SessionRow | undefined> {
  const session = await findSession(call.ctx.db, call, 'cart', id)
  return session && isOpen(session, call.ctx.clock()) ? session : undefined
}

function gone(call: Call): Outcome {
  return notFound(call, say('cart_gone', call.locale))
}

/** All that was asked for is sold out or not sold: there is nothing to hold. */
export function nothingToSell(call: Call, { messages }: { messages?: unknown }): Outcome {
  const named = Array.isArray(messages) ? messages : []
  const isGone = named.some(({ code }: { code: string }) => code === 'item_unavailable')
  const code = isGone ? 'item_unavailable' : 'out_of_stock'
  const content = say(isGone ? 'not_sold' : 'sold_out', call.locale)
  return failure(call, [unrecoverable(code, content)])
}

/** `extra`: about this request alone. */
async function presentCartSession(call: Call, session: SessionRow, extra: readonly Message[] = []) {
  const { ctx, locale } = call
  const { content } = session
  const prices = await priceSession(call, content, countryOf(content))
  const cart = prices.priceFor({ method: 'DELIVERY', courierId: null })
  const messages = [...prices.messages, ...giftMessages(cart, locale), ...extra]
  const buyer = presentBuyer(content.buyer)
  return {
    isEmpty: hasNothingToSell(content, prices),
    shown: { total: cart.priced.total, code: prices.code },
    body: {
      id: session.id,
      line_items: presentLines(ctx, prices, cart, locale),
      currency: 'HKD',
      totals: presentTotals(cart, false, locale),
      ...(buyer && { buyer }),
      ...(has(call, discount) && {
        discounts: presentDiscounts(content.codes, prices, cart, locale),
      }),
      ...(messages.length > 0 && { messages }),
      links: policyLinks(ctx, locale),
      continue_url: continueUrl(ctx, session),
      expires_at: session.expires_at.toISOString(),
    },
  }
}
