import { localize, type Locale } from '#domain/locale.ts'
import type {
  SetupSessionParams,
  PaymentSessionParams,
} from '../platform/adapters/cards/card-gateway.ts'
import type { Ctx } from '../platform/context.ts'
import { readerLocale } from '../platform/languages.ts'
import { readBrand } from '../settings/brand.ts'
import { sessionUrl, type CardSession } from './card-sessions.ts'

/** Gateway parameters of a payment session. */
export async function paymentSessionParams(
  ctx: Ctx,
  session: CardSession,
): Promise<PaymentSessionParams> {
  const locale = await readerLocale(ctx, session.order_locale)
  const { name } = await readBrand(ctx)
  return {
    ...sharedParams(ctx, session, locale),
    amountCents: session.amount_cents ?? 0,
    description: `${localize(name, locale)} ${session.reference ?? ''}`.trim(),
    email: session.contact_email ?? '',
  }
}

/** Gateway parameters of a session that saves a card. */
export async function setupSessionParams(
  ctx: Ctx,
  session: CardSession,
): Promise<SetupSessionParams> {
  const accountId = session.account_id ?? ''
  return {
    ...sharedParams(ctx, session, await readerLocale(ctx, session.account_locale)),
    accountId,
    email: session.account_email,
    customer: await findCustomer(ctx, accountId, session.provider),
  }
}

/** The gateway customer of an account. */
export async function findCustomer(
  ctx: Ctx,
  accountId: string,
  provider: string,
): Promise<string | null> {
  const known = await ctx.db
    .selectFrom('gateway_customers')
    .select('provider_reference')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return known?.provider_reference ?? null
}

/** The gateway redirects to our own URL first, so that we can ask it for the outcome at once. */
function sharedParams(ctx: Ctx, session: CardSession, locale: Locale) {
  const own = sessionUrl(ctx.settings.publicUrl, session.id)
  return {
    sessionId: session.id,
    locale,
    expiresAt: session.expires_at,
    successUrl: `${own}/done`,
    cancelUrl: `${own}/left`,
  }
}
