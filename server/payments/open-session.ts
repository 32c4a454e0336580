import type { Ctx } from '../platform/context.ts'
import { findCardSession, markOpened, type CardSession } from './card-sessions.ts'
import { setupSessionParams, paymentSessionParams } from './session-params.ts'
import { checkCardSession } from './close-sessions.ts'

/** Redirect target of a link to pay or to save a card; null for an unknown session. */
export async function openSession(ctx: Ctx, id: string): Promise<string | null> {
  const session = await findCardSession(ctx.db, id)
  if (!session) return null
  if (isDone(session)) return session.success_url
  if (!isStillWanted(ctx, session)) return returnTo(session)
  if (session.hosted_url !== null) return session.hosted_url
  try {
    return await openAtGateway(ctx, session)
  } catch (error) {
    ctx.log.error({ session: id, error: String(error) }, 'gateway did not open a session')
    return session.cancel_url
  }
}

/** Redirect target for a return from the gateway, which is asked for the outcome at once. */
export async function returnFromGateway(
  ctx: Ctx,
  id: string,
  way: 'done' | 'left',
): Promise<string | null> {
  const before = await findCardSession(ctx.db, id)
  if (!before) return null
  try {
    await checkCardSession(ctx, id)
  } catch (error) {
    // The webhook, or the check after its end, will settle it.
    ctx.log.warn({ session: id, error: String(error) }, 'gateway did not say what became of it')
  }
  const after = await findCardSession(ctx.db, id)
  // Finished by the customer, but the bank has not confirmed it yet.
  const isOnItsWay = way === 'done' && after?.state === 'open'
  return (after && isDone(after)) || isOnItsWay ? before.success_url : before.cancel_url
}

/** A payment for a cancelled order is no success, nor is one of an earlier sum. */
function isDone({ state, current_status: status, paid_at: paidAt }: CardSession): boolean {
  return state === 'bound' || (state === 'paid' && status !== 'cancelled' && paidAt !== null)
}

/** The page where the order can be paid another way, with the reason. */
function returnTo({ state, cancel_url }: CardSession): string {
  if (state !== 'declined') return cancel_url
  const url = new URL(cancel_url)
  url.searchParams.set('declined', '1')
  return url.href
}

async function openAtGateway(ctx: Ctx, session: CardSession): Promise<string> {
  const { cards } = ctx
  if (cards?.provider !== session.provider) return session.cancel_url
  const page =
    session.kind === 'payment'
      ? await cards.createSession(await paymentSessionParams(ctx, session))
      : await cards.bindCard(await setupSessionParams(ctx, session))
  if (await markOpened(ctx.db, session.id, page)) return page.url
  // The order was cancelled, or paid, at this moment.
  await cards.closeSession(page.reference)
  return session.cancel_url
}

function isStillWanted(ctx: Ctx, session: CardSession): boolean {
  const isOpen = session.state === 'new' || session.state === 'open'
  if (!isOpen || session.expires_at <= ctx.clock()) return false
  if (session.kind === 'binding') return true
  const isOwed = session.current_status === 'submitted' && session.paid_at === null
  return isOwed && session.payment_method === 'card'
}
