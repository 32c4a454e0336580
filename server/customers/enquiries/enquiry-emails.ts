import { formatPhone } from '#domain/contact.ts'
import { formatDateTime } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import type { Ctx } from '../../platform/context.ts'
import { asLine, page, table, type Row } from '../../platform/mail/email-layout.ts'
import { renderPlainEmail } from '../../platform/mail/plain-email.ts'
import { html } from '../../platform/text/html.ts'
import { readBrand } from '../../settings/brand.ts'
import { acknowledgement } from './enquiry-email-messages.ts'

/** Emails the shop; a reply goes to the sender. */
export async function mailEnquiry(ctx: Ctx, enquiryId: string): Promise<void> {
  const enquiry = await findOpen(ctx, enquiryId)
  if (!enquiry) return
  const { name, contact } = await readBrand(ctx)
  if (contact.email === '') {
    ctx.log.warn({ enquiry: enquiry.id }, 'the shop has no address yet: an enquiry was not mailed')
    return
  }
  const rows: Row[] = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ...(enquiry.phone ? [['Phone', phoneText(enquiry)] as const] : []),
    ['Language', enquiry.locale],
    ['Sent', formatDateTime(enquiry.created_at)],
  ]
  const paragraphs = enquiry.description.split(/\n\s*\n/)
  await ctx.mail.send({
    to: contact.email,
    locale: 'en',
    replyTo: enquiry.email,
    subject: `Enquiry: ${enquiry.subject}`,
    text: [rows.map(asLine).join('\n'), enquiry.description].join('\n\n'),
    html: page(
      'en',
      localize(name, 'en'),
      html`${table(rows)} ${paragraphs.map((text) => html`<p>${text}</p>`)}`,
    ),
    messageId: messageId(ctx, 'enquiry', enquiry.id),
  })
}

/**
 * Emails the sender in their language. It repeats no user input: otherwise the form could be used
 * to send text to another person's address.
 */
export async function acknowledgeEnquiry(ctx: Ctx, enquiryId: string): Promise<void> {
  const enquiry = await findOpen(ctx, enquiryId)
  if (!enquiry) return
  const brand = await readBrand(ctx)
  const name = localize(brand.name, enquiry.locale)
  await ctx.mail.send({
    to: enquiry.email,
    ...renderPlainEmail({
      locale: enquiry.locale,
      brand: name,
      ...acknowledgement[enquiry.locale]({
        brand: name,
        phone: brand.contact.phone,
        sent: formatDateTime(enquiry.created_at),
      }),
    }),
    messageId: messageId(ctx, 'enquiry-received', enquiry.id),
  })
}

/** Leaves out an enquiry that was marked as spam meanwhile. */
function findOpen(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'spam')
    .executeTakeFirst()
}

function phoneText({ area_code, phone }: { area_code: string; phone: string }): string {
  return area_code ? formatPhone(area_code, phone) : phone
}

function messageId(ctx: Ctx, kind: string, id: string): string {
  return `<${kind}.${id}@${new URL(ctx.settings.publicUrl).hostname}>`
}
