import type { Locale } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { pageUrl } from '../../platform/mail/links.ts'
import type { SessionRow } from './session-rows.ts'

/** Opens this very session in a browser, filled in, in the buyer's language. */
export function continueUrl(
  ctx: Ctx,
  { handoff_key: key, locale }: Pick<SessionRow, 'handoff_key' | 'locale'>,
) {
  return pageUrl(ctx, locale, `/shop/main/handoff/${key}`)
}

/** Pages that a platform shows next to a purchase. */
export function policyLinks(ctx: Ctx, locale: Locale) {
  const page = (type: string, path: string) => ({ type, url: pageUrl(ctx, locale, path) })
  return [
    page('privacy_policy', '/terms-of-service/privacy-policy'),
    page('terms_of_service', '/terms-of-service/terms-and-conditions'),
    page('refund_policy', '/terms-of-service/refund-policy'),
    page('shipping_policy', '/terms-of-service/shipping-policy'),
    page('faq', '/faq'),
  ]
}
