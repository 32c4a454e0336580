import type { ChargeOutcome } from '../platform/adapters/cards/card-gateway.ts'
import type { Ctx } from '../platform/context.ts'
import { findCardSession, markDeclined, markOpened, sessionUrl } from './card-sessions.ts'
import { findCustomer, paymentSessionParams } from './session-params.ts'
import { settle } from './close-sessions.ts'

/**
 * Charges the session's saved card after its order is committed. Returns null once paid, otherwise
 * the URL to continue at: the bank requires a challenge, the card was declined, or the gateway did
 * not answer.
 */
export async function chargeSaved(ctx: Ctx, sessionId: string): Promise<string | null> {
  const url = sessionUrl(ctx.settings.publicUrl, sessionId)
  try {
    const outcome = await requestCharge(ctx, sessionId)
    if (outcome.kind === 'page' && !(await markOpened(ctx.db, sessionId, outcome))) {
      // The method was changed, or the order cancelled, at this moment.
      await ctx.cards?.closeSession(outcome.reference)
    }
    if (outcome.kind === 'declined') await markDeclined(ctx.db, sessionId)
    if (outcome.kind !== 'paid') return url
    await settle(ctx, sessionId, outcome)
    return null
  } catch (error) {
    ctx.log.error({ session: sessionId, error: String(error) }, 'saved card was not charged')
    return url
  }
}

async function requestCharge(ctx: Ctx, sessionId: string): Promise<ChargeOutcome> {
  const session = await findCardSession(ctx.db, sessionId)
  const accountId = session?.account_id
  if (!session || !accountId || session.credit_card_id === null || session.state !== 'new') {
    return declined
  }
  const card = await ctx.db
    .selectFrom('credit_cards')
    .select(['provider', 'provider_reference'])
    .where('id', '=', session.credit_card_id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const customer = card && (await findCustomer(ctx, accountId, card.provider))
  if (!card || !customer || ctx.cards?.provider !== card.provider) return declined
  const ask = await paymentSessionParams(ctx, session)
  return ctx.cards.chargeSaved({ ...ask, customer, card: card.provider_reference })
}

const declined = { kind: 'declined' } as const
