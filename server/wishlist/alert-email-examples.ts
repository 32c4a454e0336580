import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { EmailExamples, ExampleSetting } from '../platform/mail/email-example.ts'
import { renderStockAlert, renderWishlistAlert } from './alert-emails.ts'

/** The emails about products that customers wait for. */
export function alertEmailExamples(
  setting: ExampleSetting,
): EmailExamples<'stock_alert' | 'wishlist_alert'> {
  const { locale, brand, goods, page, choices, pictureOf } = setting
  const [{ title, variant, picture, price_cents }] = goods
  const alert = {
    locale,
    brand,
    title: localize(title, locale),
    picture: pictureOf(picture),
    link: page('/'),
    unsubscribe: page('/'),
  }
  const price = formatMoney(cents(price_cents), locale)
  const news = { ...alert, price, choices }
  return {
    stock_alert: [renderStockAlert({ ...alert, price, variant: localize(variant, locale) })],
    wishlist_alert: [
      renderWishlistAlert({ ...news, news: 'returned' }),
      renderWishlistAlert({ ...news, news: 'cheaper' }),
    ],
  }
}
