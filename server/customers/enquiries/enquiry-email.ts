import { formatPhone } from '#domain/contact.ts'
import { formatDateTime } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { EmailBrand, Row } from '../../platform/mail/email-blocks.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import { renderEmail, type RenderedEmail } from '../../platform/mail/render-email.ts'
import { acknowledgement, replyLabels } from './enquiry-email-messages.ts'

interface Enquiry {
  name: string
  email: string
  area_code: string
  phone: string
  locale: Locale
  subject: string
  description: string
  created_at: Date
}

/** To the shop, in English. */
export function renderEnquiry({ enquiry, brand }: { enquiry: Enquiry; brand: EmailBrand }) {
  const rows: Row[] = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ...(enquiry.phone ? [['Phone', phoneText(enquiry)] as const] : []),
    ['Language', enquiry.locale],
    ['Sent', formatDateTime(enquiry.created_at)],
  ]
  const subject = `Enquiry: ${enquiry.subject}`
  const email = renderEmail('en', {
    subject,
    brand,
    blocks: [{ kind: 'rows', caption: null, rows }, ...paragraphsOf(enquiry.description)],
    choices: [],
  })
  return { ...email, subject }
}

interface Acknowledgement {
  locale: Locale
  brand: EmailBrand
  /** Empty if the shop has none. */
  phone: string
  sent: Date
}

/** To the sender; it repeats nothing that was typed. */
export function renderAcknowledgement(received: Acknowledgement): RenderedEmail {
  const { locale, brand, phone, sent } = received
  const texts = acknowledgement[locale]({ brand: brand.name, phone, sent: formatDateTime(sent) })
  return renderPlainEmail({ locale, brand, ...texts })
}

interface EnquiryReply {
  locale: Locale
  brand: EmailBrand
  /** An empty line starts a paragraph. */
  text: string
  enquiry: Pick<Enquiry, 'subject' | 'description' | 'created_at'>
}

/** The answer, and below it what the sender wrote. */
export function renderEnquiryReply({ locale, brand, text, enquiry }: EnquiryReply): RenderedEmail {
  const { subject, wrote } = replyLabels[locale]
  const caption = wrote(formatDateTime(enquiry.created_at))
  return renderEmail(locale, {
    subject: subject(enquiry.subject),
    brand,
    blocks: [...paragraphsOf(text), { kind: 'quote', caption, text: enquiry.description }],
    choices: [],
  })
}

function paragraphsOf(text: string) {
  return text.split(/\n\s*\n/).map((words) => ({ kind: 'paragraph', text: words }) as const)
}

function phoneText({ area_code, phone }: Enquiry): string {
  return area_code ? formatPhone(area_code, phone) : phone
}
