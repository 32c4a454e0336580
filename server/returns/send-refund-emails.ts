import { formatMoney } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { choicesOf, orderLink } from '../orders/send-order-emails.ts'
import { findOrder } from '../orders/queries.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import { messageId } from '../platform/mail/links.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { refundWay } from '../payments/refund-way.ts'
import { paidBack, pointsOf } from './present.ts'
import { findRequest } from './queries.ts'
import { renderRefundEmail } from './refund-email.ts'

/** Goes to the order's address, in its language. */
export async function sendRefundEmail(ctx: Ctx, job: Jobs['send_refund_email']): Promise<void> {
  const request = await findRequest(ctx.db, job.request_id)
  const found = request && (await findOrder(ctx.db, { id: request.order_id }))
  if (!found || found.erased_at !== null) return
  // Bought in a shop, without leaving an address.
  if (found.recipient.email === '') return
  const locale = await readerLocale(ctx, found.locale)
  const order = { ...found, locale }
  const isGranted = job.template === 'approved' || job.template === 'dropped'
  const amount = cents(isGranted ? paidBack(request) : request.requested_cents)
  const { points, granted_points } = pointsOf(request)
  const data = {
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
  const email = renderRefundEmail({
    template: job.template,
    locale,
    brand: await readEmailBrand(ctx, locale),
    data,
    link: orderLink(ctx, order),
    choices: await choicesOf(ctx, order),
  })
  await ctx.mail.send({
    ...email,
    to: order.recipient.email,
    messageId: messageId(ctx, `refund-${job.template}.${request.id}`),
    headers: { References: messageId(ctx, `order.${order.id}`) },
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

/** From the largest refund itself: a card order may have been paid by transfer after all. */
async function returnTo(ctx: Ctx, requestId: string) {
  const refund = await ctx.db
    .selectFrom('refunds as f')
    .innerJoin('payments as y', 'y.id', 'f.payment_id')
    .select(['f.state', refundWay('f', 'y').as('way')])
    .where('f.refund_request_id', '=', requestId)
    .orderBy('f.amount_cents', 'desc')
    .orderBy('f.id')
    .executeTakeFirst()
  return { way: refund?.way ?? null, isSent: refund?.state === 'done' }
}
