import { reasonIn } from '#contract/system-reasons.ts'
import { dayRange } from '#domain/day-range.ts'
import { formatDay, hongKongDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { joinName } from '#domain/punctuation.ts'
import { cents } from '#domain/money.ts'
import { choicesOf, orderLink } from '../orders/send-order-emails.ts'
import { expectedDays } from '../orders/expected-days.ts'
import { deliveryRows } from '../orders/emails/delivery-rows.ts'
import { findOrder, type OrderRow } from '../orders/queries.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import { itemPicture, messageId } from '../platform/mail/links.ts'
import { readCalendar } from '../settings/calendar.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { refundWay } from '../payments/refund-way.ts'
import { paidBack, pointsOf } from './present.ts'
import { findRequest } from './queries.ts'
import { presentSendBack, readReturnPlace } from './return-place.ts'
import { renderRefundEmail, type ReplacementSent } from './refund-email.ts'

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
  const replacement = await findReplacement(ctx, request.id)
  const data = {
    reference: order.reference,
    amount: formatMoney(amount, locale),
    before:
      request.previously_refunded_cents > 0
        ? formatMoney(cents(request.previously_refunded_cents), locale)
        : null,
    gifts: request.gift_decision && {
      decision: request.gift_decision,
      amount: formatMoney(cents(request.charged_cents ?? 0), locale),
    },
    answer: request.answer && reasonIn(request.answer, locale),
    replacement: replacement?.reference ?? '',
    ...(await returnTo(ctx, request.id)),
    isZero: amount === 0,
    sendBack: sendBackText(
      presentSendBack(request, await readReturnPlace(ctx, order.store_id)),
      locale,
    ),
    points: isGranted ? (granted_points ?? 0) : points,
  }
  const email = renderRefundEmail({
    template: job.template,
    locale,
    brand: await readEmailBrand(ctx, locale),
    data,
    link: orderLink(ctx, replacement ? { ...replacement, locale } : order),
    sent: replacement && (await whatIsSent(ctx, { ...replacement, locale })),
    choices: await choicesOf(ctx, order),
  })
  await ctx.mail.send({
    ...email,
    to: order.recipient.email,
    messageId: messageId(ctx, `refund-${job.template}.${request.id}`),
    headers: { References: messageId(ctx, `order.${order.id}`) },
  })
}

function sendBackText(asked: ReturnType<typeof presentSendBack>, locale: Locale) {
  if (!asked) return null
  return {
    by: formatDay(asked.by),
    to: joinName([asked.name, asked.address, asked.phone], locale),
    shops: asked.shops.map(({ title, address, hours }) =>
      joinName([title, address, hours], locale),
    ),
    paidBy: asked.paid_by,
  }
}

/** The order that an exchange sends. */
async function findReplacement(ctx: Ctx, requestId: string): Promise<OrderRow | undefined> {
  const found = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('exchange_of', '=', requestId)
    .executeTakeFirst()
  return found && findOrder(ctx.db, found)
}

async function whatIsSent(ctx: Ctx, order: OrderRow): Promise<ReplacementSent> {
  const { locale } = order
  const days = expectedDays(order, hongKongDay(ctx.clock()), await readCalendar(ctx))
  return {
    items: order.items.map((item) => ({
      picture: itemPicture(ctx, item.picture),
      title: localize(item.product_title, locale),
      detail: variantChange(item, locale),
      notes: [],
      amount: `× ${item.qty}`,
    })),
    rows: deliveryRows(order, days && dayRange(days.from, days.to, locale)),
  }
}

function variantChange(
  { variant_title: given, replaces }: OrderRow['items'][number],
  locale: Locale,
): string {
  const [from, to] = [replaces && localize(replaces.variant_title, locale), localize(given, locale)]
  return from === null ? to : `${from} → ${to}`
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
