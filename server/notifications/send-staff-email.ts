import { createHash } from 'node:crypto'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { messageId } from '../platform/mail/links.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { findNotices } from './notices.ts'
import { renderStaffEmail } from './staff-email.ts'

/** Emails one recipient what happened, with no personal data of customers. */
export async function sendStaffEmail(ctx: Ctx, job: Jobs['send_staff_email']): Promise<void> {
  const { email, language, notice_ids: ids } = job
  const notices = await findNotices(ctx, ids, language)
  if (notices.length === 0) return
  const rendered = renderStaffEmail({
    locale: language,
    brand: await readEmailBrand(ctx, language),
    notices,
    console: `${ctx.settings.publicUrl}/staff`,
  })
  const name = createHash('sha256').update(`${email} ${ids.join()}`).digest('hex').slice(0, 24)
  await ctx.mail.send({ ...rendered, to: email, messageId: messageId(ctx, `staff-notice.${name}`) })
}
