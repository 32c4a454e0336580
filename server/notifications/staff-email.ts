import type { Locale } from '#domain/locale.ts'
import type { EmailBrand } from '../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import type { RenderedEmail } from '../platform/mail/render-email.ts'
import { noticeTexts } from './notice-texts.ts'
import type { Notice } from './notices.ts'

interface StaffEmail {
  locale: Locale
  brand: EmailBrand
  notices: readonly Pick<Notice, 'kind' | 'data' | 'path'>[]
  /** Its address. */
  console: string
}

/** One thing with a link to it, or several by a line each. */
export function renderStaffEmail(email: StaffEmail): RenderedEmail {
  const { locale, brand, notices } = email
  const texts = noticeTexts[locale]
  const [first, ...more] = notices
  const single = more.length === 0 ? first : undefined
  return renderPlainEmail({
    locale,
    brand,
    subject: single ? texts.subjects[single.kind](single.data) : texts.digest(notices.length),
    paragraphs: notices.map(({ kind, data }) => texts.lines[kind](data)),
    ...(single && { action: { words: texts.look, href: `${email.console}${single.path}` } }),
  })
}
