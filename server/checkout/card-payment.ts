import { addCardSession, sessionUrl } from '../payments/card-sessions.ts'
import { chargeSaved } from '../payments/charge-saved.ts'
import { returnUrls } from '../payments/redirect-urls.ts'
import { requireOwnCard } from '../payments/saved-cards.ts'
import type { Ctx, TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import type { OrderDraft } from './draft-order.ts'
import type { Checkout, PlacedOrder } from './checkout.ts'

/** Throws `invalid` if the saved card belongs to another account. */
export async function checkSavedCard(ctx: Ctx, { account, body }: Checkout): Promise<void> {
  if (body.payment_method === 'card' && body.credit_card_id !== undefined) {
    await requireOwnCard(ctx, account, body.credit_card_id)
  }
}

interface CardPayment {
  sessionId: string
  /** Chosen before calling the gateway, so that a repeated checkout returns the same URL. */
  url: string
}

/** The payment page of a card order; null for other methods and for free orders. */
export function cardPaymentOf(ctx: Ctx, order: OrderDraft, sessionId: string): CardPayment | null {
  if (order.payment_method !== 'card' || order.expires_at === null) return null
  return { sessionId, url: sessionUrl(ctx.settings.publicUrl, sessionId) }
}

/** Requires the order's row to exist. */
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

/** Runs after the commit, so that no lock is held while the bank answers. */
export async function chargeAtOnce(
  ctx: Ctx,
  { body }: Checkout,
  answer: PlacedOrder,
  sessionId: string,
): Promise<PlacedOrder> {
  // Only an order by card has a page to pay on.
  if (answer.return_url === null || body.credit_card_id === undefined) return answer
  return { ...answer, return_url: await chargeSaved(ctx, sessionId) }
}
