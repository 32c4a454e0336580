import { formatMoney } from '#domain/format-money.ts'
import { say } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { orderLabels } from '../orders/emails/order-labels.ts'
import { orderLink } from '../orders/order-letters.ts'
import { findOrder } from '../orders/queries.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { writePlainLetter } from '../platform/mail/plain-letter.ts'
import { readBrand } from '../settings/brand.ts'
import { paidBack, pointsOf } from './present.ts'
import { findRequest } from './queries.ts'
import { refundWords } from './refund-words.ts'

/** Writes of a refund request to the order's address, in its language. */
export async function sendRefundLetter(ctx: Ctx, job: Jobs['send_refund_letter']): Promise<void> {
  const request = await findRequest(ctx.db, job.request_id)
  const order = request && (await findOrder(ctx.db, { id: request.order_id }))
  if (!order || order.erased_at !== null) return
  const { locale } = order
  const isGranted = job.letter === 'approved' || job.letter === 'dropped'
  const amount = cents(isGranted ? paidBack(request) : request.asked_cents)
  const { points, granted_points } = pointsOf(request)
  const facts = {
    reference: order.reference,
    amount: formatMoney(amount, locale),
    before:
      request.given_before_cents > 0
        ? formatMoney(cents(request.given_before_cents), locale)
        : null,
    answer: request.answer,
    ...(await wayBack(ctx, request.id)),
    isZero: amount === 0,
    points: isGranted ? (granted_points ?? 0) : points,
  }
  const words = refundWords[locale][job.letter]
  const letter = writePlainLetter({
    locale,
    brand: say((await readBrand(ctx)).name, locale),
    subject: words.subject(facts),
    paragraphs: words.paragraphs(facts),
    action: { words: orderLabels[locale].open, href: orderLink(ctx, order) },
  })
  const host = new URL(ctx.settings.publicUrl).hostname
  await ctx.mail.send({
    ...letter,
    to: order.recipient.email,
    messageId: `<refund-${job.letter}.${request.id}@${host}>`,
  })
}

/** An order by card may have been paid by transfer after all; and the money may be back already. */
async function wayBack(ctx: Ctx, requestId: string) {
  const refund = await ctx.db
    .selectFrom('refunds')
    .select(['method', 'state'])
    .where('refund_request_id', '=', requestId)
    .executeTakeFirst()
  return { isCard: refund?.method === 'card', isSent: refund?.state === 'done' }
}
