import { addCardSession, newCardSession, sessionUrl } from '../payments/card-sessions.ts'
import { chargeSaved } from '../payments/charge-saved.ts'
import { returnUrls } from '../payments/redirect-urls.ts'
import { requireOwnCard } from '../payments/saved-cards.ts'
import type { Ctx, Trx, TrxCtx } from '../platform/context.ts'
import type { OrderDraft } from './draft-order.ts'
import type { Checkout, PlacedOrder } from './checkout.ts'

/** Whether a saved card may be charged for this checkout. Throws `invalid` for a foreign one. */
export async function checkSavedCard(ctx: Ctx, { account, body }: Checkout): Promise<void> {
  if (body.payment_method === 'card' && body.credit_card_id !== undefined) {
    await requireOwnCard(ctx, account, body.credit_card_id)
  }
}

export interface CardPayment {
  sessionId: string
  /** Known before the gateway is asked, so that a repeated checkout answers the same. */
  url: string
}

/** By card there is a page to go to, unless nothing is to be paid. */
export function cardPaymentOf(ctx: Ctx, order: OrderDraft): CardPayment | null {
  if (order.payment_method !== 'card' || order.expires_at === null) return null
  const sessionId = newCardSession()
  return { sessionId, url: sessionUrl(ctx.settings.publicUrl, sessionId) }
}

/** Once the order is written. */
export async function writeCardPayment(
  trx: Trx,
  ctx: TrxCtx,
  { account, body }: Checkout,
  order: OrderDraft,
  card: CardPayment | null,
): Promise<void> {
  if (!card || order.expires_at === null) return
  await addCardSession(trx, ctx, {
    id: card.sessionId,
    orderId: order.id,
    accountId: account.id,
    creditCardId: body.credit_card_id ?? null,
    amountCents: order.total_cents,
    expiresAt: order.expires_at,
    urls: returnUrls(ctx.settings.publicUrl, order, body),
  })
}

/** After the commit: nobody's lock waits for a bank. */
export async function chargeAtOnce(
  ctx: Ctx,
  { body }: Checkout,
  answer: PlacedOrder,
  sessionId: string | null,
): Promise<PlacedOrder> {
  if (sessionId === null || body.credit_card_id === undefined) return answer
  return { ...answer, return_url: await chargeSaved(ctx, sessionId) }
}
