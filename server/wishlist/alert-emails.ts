import type { Locale } from '#domain/locale.ts'
import type { WishlistAlert } from '../platform/jobs/queue.ts'
import type { EmailBrand, EmailLink, EmailPicture } from '../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../platform/mail/render-email.ts'
import { stockEmailMessages } from './stock-email-messages.ts'
import { wishlistEmailMessages } from './wishlist-email-messages.ts'

interface Alert {
  locale: Locale
  brand: EmailBrand
  title: string
  picture: EmailPicture | null
  /** The product's page. */
  link: string
  unsubscribe: string
}

/** A size is back in stock. */
export function renderStockAlert(alert: Alert & { variant: string; price: string }): RenderedEmail {
  const { locale, brand, title, variant, price, picture, link, unsubscribe } = alert
  const messages = stockEmailMessages[locale]
  return renderPlainEmail({
    locale,
    brand,
    subject: messages.subject(title),
    paragraphs: [messages.text(title, variant), messages.once],
    item: { picture, title, detail: variant, notes: [], amount: price },
    action: { words: messages.look, href: link },
    choices: [{ words: messages.unsubscribe, href: unsubscribe }],
  })
}

interface WishlistNews extends Alert {
  news: WishlistAlert
  price: string
  choices: readonly EmailLink[]
}

/** A product of a wishlist is back or cheaper. */
export function renderWishlistAlert(alert: WishlistNews): RenderedEmail {
  const { locale, brand, title, price, picture, link, unsubscribe, choices } = alert
  const messages = wishlistEmailMessages[locale]
  const news = messages.news[alert.news]
  return renderPlainEmail({
    locale,
    brand,
    subject: news.subject(title),
    paragraphs: [news.text(title, price)],
    item: { picture, title, detail: '', notes: [], amount: price },
    action: { words: messages.look, href: link },
    choices: [{ words: messages.unsubscribe, href: unsubscribe }, ...choices],
  })
}
