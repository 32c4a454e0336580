import type { Ctx } from '../../platform/context.ts'
import { readerLocale } from '../../platform/languages.ts'
import { readBrand } from '../../settings/brand.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'
import { renderAcknowledgement, renderEnquiry } from './enquiry-email.ts'

/** Emails the shop; a reply goes to the sender. */
export async function mailEnquiry(ctx: Ctx, enquiryId: string): Promise<void> {
  const enquiry = await findOpen(ctx, enquiryId)
  if (!enquiry) return
  const { contact } = await readBrand(ctx)
  if (contact.email === '') {
    ctx.log.warn({ enquiry: enquiry.id }, 'the shop has no address yet: an enquiry was not mailed')
    return
  }
  const email = renderEnquiry({ enquiry, brand: await readEmailBrand(ctx, 'en') })
  await ctx.mail.send({
    ...email,
    to: contact.email,
    replyTo: enquiry.email,
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
  const { contact } = await readBrand(ctx)
  const locale = await readerLocale(ctx, enquiry.locale)
  const brand = await readEmailBrand(ctx, locale)
  await ctx.mail.send({
    to: enquiry.email,
    ...renderAcknowledgement({
      locale,
      brand,
      phone: contact.phone,
      sent: enquiry.created_at,
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

function messageId(ctx: Ctx, kind: string, id: string): string {
  return `<${kind}.${id}@${new URL(ctx.settings.publicUrl).hostname}>`
}
