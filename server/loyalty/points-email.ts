import { formatDay, type Day } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { EmailBrand, EmailLink } from '../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../platform/mail/render-email.ts'
import { pointsEmailMessages } from './points-email-messages.ts'

export const pointsPage = '/account/membership'

interface PointsReminder {
  locale: Locale
  brand: EmailBrand
  points: number
  /** The first day on which some of them expire. */
  day: Day
  link: string
  unsubscribe: string
  choices: readonly EmailLink[]
}

export function renderPointsReminder(reminder: PointsReminder): RenderedEmail {
  const { locale, brand, points, day, link, unsubscribe, choices } = reminder
  const messages = pointsEmailMessages[locale]
  return renderPlainEmail({
    locale,
    brand,
    subject: messages.subject(points),
    paragraphs: [messages.text(points, formatDay(day))],
    action: { words: messages.look, href: link },
    choices: [{ words: messages.unsubscribe, href: unsubscribe }, ...choices],
  })
}
