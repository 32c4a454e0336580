import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { orderLabels } from '../orders/emails/order-field-labels.ts'
import { orderLink } from '../orders/send-order-emails.ts'
import { findOrder } from '../orders/queries.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { renderPlainEmail } from '../platform/mail/plain-email.ts'
import { readBrand } from '../settings/brand.ts'
import { paidBack, pointsOf } from './present.ts'
import { findRequest } from './queries.ts'
import { refundEmailMessages } from './refund-email-messages.ts'

/** Goes to the order's address, in its language. */
export async function sendRefundEmail(ctx: Ctx, job: Jobs['send_refund_email']): Promise<void> {
  const request = await findRequest(ctx.db, job.request_id)
  const order = request && (await findOrder(ctx.db, { id: request.order_id }))
  if (!order || order.erased_at !== null) return
  const { locale } = order
  const isGranted = job.template === 'approved' || job.template === 'dropped'
  const amount = cents(isGranted ? paidBack(request) : request.requested_cents)
  const { points, granted_points } = pointsOf(request)
  const facts = {
    reference: order.reference,
    amount: formatMoney(amount, locale),
    before:
      request.previously_refunded_cents > 0
        ? formatMoney(cents(request.previously_refunded_cents), locale)
        : null,
    answer: request.answer,
    replacement: await replacementOf(ctx, request.id),
    ...(await returnTo(ctx, request.id)),
    isZero: amount === 0,
    points: isGranted ? (granted_points ?? 0) : points,
  }
  const messages = refundEmailMessages[locale][job.template]
  const email = renderPlainEmail({
    locale,
    brand: localize((await readBrand(ctx)).name, locale),
    subject: messages.subject(facts),
    paragraphs: messages.paragraphs(facts),
    action: { words: orderLabels[locale].open, href: orderLink(ctx, order) },
  })
  const host = new URL(ctx.settings.publicUrl).hostname
  await ctx.mail.send({
    ...email,
    to: order.recipient.email,
    messageId: `<refund-${job.template}.${request.id}@${host}>`,
  })
}

/** Its number, for an exchange. */
async function replacementOf(ctx: Ctx, requestId: string): Promise<string> {
  const order = await ctx.db
    .selectFrom('orders')
    .select('reference')
    .where('exchange_of', '=', requestId)
    .executeTakeFirst()
  return order?.reference ?? ''
}

/** From the refund itself: a card order may have been paid by transfer after all. */
async function returnTo(ctx: Ctx, requestId: string) {
  const refund = await ctx.db
    .selectFrom('refunds')
    .select(['method', 'state'])
    .where('refund_request_id', '=', requestId)
    .executeTakeFirst()
  return { isCard: refund?.method === 'card', isSent: refund?.state === 'done' }
}
