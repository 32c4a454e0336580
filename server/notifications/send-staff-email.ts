import { createHash } from 'node:crypto'
import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { messageId, staffOrderUrl } from '../platform/mail/links.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import { readBrand } from '../settings/brand.ts'
import { staffEmailMessages } from './staff-email-messages.ts'

/** Emails one recipient what happened to which orders, with no personal data of customers. */
export async function sendStaffEmail(ctx: Ctx, job: Jobs['send_staff_email']): Promise<void> {
  const { email, language, notice_ids: ids } = job
  const notices = await findNotices(ctx, ids)
  const [first] = notices
  if (!first) return
  const messages = staffEmailMessages[language]
  const lines = notices.map((notice) => {
    const total = formatMoney(cents(notice.total_cents), language)
    const method = localize(notice.payment.title, language)
    return messages.lines[notice.kind]({ reference: notice.reference, total, method })
  })
  const rendered = renderPlainEmail({
    locale: language,
    brand: localize((await readBrand(ctx)).name, language),
    subject:
      notices.length === 1
        ? messages.subjects[first.kind](first.reference)
        : messages.digest(notices.length),
    paragraphs: [
      ...lines,
      ...(notices.length === 1 ? [messages.look(staffOrderUrl(ctx, first.reference))] : []),
    ],
  })
  const name = createHash('sha256').update(`${email} ${ids.join()}`).digest('hex').slice(0, 24)
  await ctx.mail.send({ ...rendered, to: email, messageId: messageId(ctx, `staff-notice.${name}`) })
}

function findNotices(ctx: Ctx, ids: readonly number[]) {
  return ctx.db
    .selectFrom('staff_notifications as n')
    .innerJoin('orders as o', 'o.id', 'n.order_id')
    .select(['n.kind', 'o.reference', 'o.total_cents', 'o.payment'])
    .where('n.id', 'in', ids)
    .orderBy('n.id')
    .execute()
}
