import { reasonIn } from '#contract/system-reasons.ts'
import { dayRange } from '#domain/day-range.ts'
import { formatDateTime, formatDay, hongKongDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { defaultLocale, localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { collectBy } from '#domain/promised-days.ts'
import { joinName } from '#domain/punctuation.ts'
import { withNote } from '#domain/with-note.ts'
import { pointsOfOrder } from '../loyalty/points-of-order.ts'
import { refundWay } from '../payments/refund-way.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import type { EmailLink } from '../platform/mail/email-blocks.ts'
import { itemPicture, messageId, preferencesLink } from '../platform/mail/links.ts'
import { readCalendar } from '../settings/calendar.ts'
import { readEmailBrand } from '../settings/email-brand.ts'
import { renderOrderEmail } from './emails/order-email.ts'
import { expectedDays } from './expected-days.ts'
import { keepThroughClosure } from './keep-through-closure.ts'
import { notifyCustomer } from './order-notifications.ts'
import { dueCents } from './due.ts'
import { hasLapsed } from './present.ts'
import { findOrder, type OrderRow } from './queries.ts'
import { readParcel } from './read-parcel.ts'

/** Goes to the order's address, in its language. */
export async function sendOrderEmail(ctx: Ctx, job: Jobs['send_order_email']): Promise<void> {
  const found = await findOrder(ctx.db, { id: job.order_id })
  // Erased meanwhile: there is no address left.
  if (!found || found.erased_at !== null) return
  const order = { ...found, locale: await readerLocale(ctx, found.locale) }
  const to = job.to ?? order.recipient.email
  // Bought in a shop, without leaving an address.
  if (to === '') return
  const brand = await readEmailBrand(ctx, order.locale)
  const email = renderOrderEmail({
    kind: job.template,
    order,
    data: await emailDataOf(ctx, order, { about: job, brand: brand.name }),
    brand,
    link: orderLink(ctx, order),
    pictureOf: (picture) => itemPicture(ctx, picture),
    choices: await choicesOf(ctx, order),
  })
  await ctx.mail.send({
    ...email,
    to,
    messageId: messageId(ctx, `${job.template}.${job.id}.${order.id}`),
    // One conversation per order.
    headers: {
      References: messageId(ctx, `order.${order.id}`),
      ...(job.template === 'staff_message' && { 'Auto-Submitted': 'no' }),
    },
  })
}

/** Does nothing if the order is no longer unpaid, or is kept longer because the shop is closed. */
export async function remindPayment(ctx: Ctx, orderId: string): Promise<void> {
  if (await keepThroughClosure(ctx, orderId)) return
  await ctx.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'expires_at'])
      .where('id', '=', orderId)
      .where('current_status', '=', 'submitted')
      .forUpdate()
      .executeTakeFirst()
    if (!order?.expires_at || order.expires_at <= ctx.clock()) return
    await notifyCustomer(trx, { orderId, template: 'payment_reminder' })
  })
}

/** The order's page, opened by its secret key instead of a login. */
export function orderLink(ctx: Ctx, order: Pick<OrderRow, 'id' | 'locale' | 'access_key'>): string {
  const prefix = order.locale === defaultLocale ? '' : `/${order.locale}`
  return `${ctx.settings.publicUrl}${prefix}/shop/main/order/${order.id}?key=${order.access_key}`
}

/** Guests have no account to choose in. */
export async function choicesOf(
  ctx: Ctx,
  { account_id, locale }: Pick<OrderRow, 'account_id' | 'locale'>,
): Promise<EmailLink[]> {
  const customer = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account_id)
    .where('kind', '=', 'REGISTERED')
    .executeTakeFirst()
  return customer ? [preferencesLink(ctx, locale)] : []
}

interface DetailsInput {
  about: Jobs['send_order_email']
  brand: string
}

async function emailDataOf(ctx: Ctx, order: OrderRow, { about, brand }: DetailsInput) {
  const { locale } = order
  const { pickup } = order.delivery
  const lastDay = collectBy(order)
  const reason = order.statuses.at(-1)?.reason ?? null
  const days = expectedDays(order, hongKongDay(ctx.clock()), await readCalendar(ctx))
  return {
    brand,
    reference: order.reference,
    total: formatMoney(cents(order.total_cents), locale),
    received: receivedPart(order),
    left: formatMoney(cents(dueCents(order)), locale),
    due: order.expires_at && formatDateTime(order.expires_at),
    isByCard: order.payment_method === 'card',
    isOnCollection: order.payment_method === 'cash',
    reason: reason && reasonIn(reason, locale),
    pickup:
      pickup &&
      withNote(
        joinName([pickup.title, pickup.address], locale),
        localize(pickup.hours, locale),
        locale,
      ),
    expected: days && dayRange(days.from, days.to, locale),
    collectBy: lastDay && formatDay(lastDay),
    parcel: about.shipment_id ? await readParcel(ctx, order, about.shipment_id) : null,
    refund: await refundDetails(ctx, order, about.refund_id),
    isLapsed: hasLapsed(order),
    earned: await earnedPoints(ctx, order),
    isCancelled: order.current_status === 'cancelled',
    isOwed: order.paid_at === null && order.current_status !== 'cancelled',
    wayToPay: localize(order.payment.title, locale),
    addedTo: order.first_order?.reference ?? null,
    written: await writtenText(ctx, order.id, about.note_id),
  }
}

async function earnedPoints(ctx: Ctx, { id, current_status: status }: OrderRow) {
  const earned = status === 'completed' ? await pointsOfOrder(ctx.db, id, ctx.clock()) : null
  if (earned === null) return null
  return { points: earned.points, day: earned.spendable_on && formatDay(earned.spendable_on) }
}

/** Sum received for an order that is paid in part. */
function receivedPart(order: OrderRow): string | null {
  const isPart = order.paid_at === null && order.received_cents > 0
  return isPart ? formatMoney(cents(order.received_cents), order.locale) : null
}

async function writtenText(ctx: Ctx, orderId: string, noteId: number | undefined) {
  if (noteId === undefined) return []
  const { note } = await ctx.db
    .selectFrom('order_notes')
    .select('note')
    .where('id', '=', noteId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return note.split(/\n\s*\n/)
}

async function refundDetails(ctx: Ctx, { id, locale }: OrderRow, refundId: string | undefined) {
  if (refundId === undefined) return null
  const refund = await ctx.db
    .selectFrom('refunds as f')
    .innerJoin('payments as y', 'y.id', 'f.payment_id')
    .select(['f.amount_cents', refundWay('f', 'y').as('way')])
    .where('f.id', '=', refundId)
    .where('f.order_id', '=', id)
    .executeTakeFirst()
  if (!refund) return null
  const amount = formatMoney(cents(refund.amount_cents), locale)
  return { amount, way: refund.way }
}
