import type { Ctx } from '../../platform/context.ts'
import type { Jobs } from '../../platform/jobs/queue.ts'
import { readerLocale } from '../../platform/languages.ts'
import { messageId } from '../../platform/mail/links.ts'
import { readBrand } from '../../settings/brand.ts'
import { readEmailBrand } from '../../settings/email-brand.ts'
import { renderEnquiryReply } from './enquiry-email.ts'

/** Goes to the sender of the enquiry; their answer goes to the shop. */
export async function sendEnquiryReply(
  ctx: Ctx,
  { reply_id: id }: Jobs['send_enquiry_reply'],
): Promise<void> {
  const reply = await ctx.db
    .selectFrom('enquiry_replies as r')
    .innerJoin('enquiries as e', 'e.id', 'r.enquiry_id')
    .select(['r.text', 'e.id as enquiry_id', 'e.email', 'e.locale'])
    .select(['e.subject', 'e.description', 'e.created_at'])
    .where('r.id', '=', id)
    .executeTakeFirst()
  // Erased meanwhile.
  if (!reply) return
  const { text, enquiry_id: enquiryId } = reply
  const locale = await readerLocale(ctx, reply.locale)
  const { contact } = await readBrand(ctx)
  const brand = await readEmailBrand(ctx, locale)
  await ctx.mail.send({
    ...renderEnquiryReply({ locale, brand, text, enquiry: reply }),
    to: reply.email,
    ...(contact.email !== '' && { replyTo: contact.email }),
    messageId: messageId(ctx, `enquiry-reply.${id}`),
    // One conversation with the acknowledgement.
    headers: {
      References: messageId(ctx, `enquiry-received.${enquiryId}`),
      'Auto-Submitted': 'no',
    },
  })
}
