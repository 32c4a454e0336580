import { dayRange } from '#domain/day-range.ts'
import { formatDateTime, hongKongDay } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { defaultLocale, localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../platform/context.ts'
import type { Jobs } from '../platform/jobs/queue.ts'
import { messageId } from '../platform/mail/links.ts'
import { readBrand } from '../settings/brand.ts'
import { readCalendar } from '../settings/calendar.ts'
import { renderOrderEmail } from './emails/order-email.ts'
import { expectedDays } from './expected-days.ts'
import { notifyCustomer } from './order-notifications.ts'
import { dueCents, hasLapsed } from './present.ts'
import { findOrder, type OrderRow } from './queries.ts'
import { readParcel } from './read-parcel.ts'

/** Goes to the order's address, in its language. */
export async function sendOrderEmail(ctx: Ctx, job: Jobs['send_order_email']): Promise<void> {
  const order = await findOrder(ctx.db, { id: job.order_id })
  // Erased meanwhile: there is no address left.
  if (!order || order.erased_at !== null) return
  const to = job.to ?? order.recipient.email
  // Bought in a shop, without leaving an address.
  if (to === '') return
  const facts = await factsOf(ctx, order, job)
  const email = renderOrderEmail({
    kind: job.template,
    order,
    facts,
    link: orderLink(ctx, order),
  })
  await ctx.mail.send({
    ...email,
    to,
    messageId: messageId(ctx, `${job.template}.${job.id}.${order.id}`),
  })
}

/** Does nothing if the order is no longer unpaid. */
export async function remindPayment(ctx: Ctx, orderId: string): Promise<void> {
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

async function factsOf(ctx: Ctx, order: OrderRow, about: Jobs['send_order_email']) {
  const { locale } = order
  const { pickup } = order.delivery
  const brand = await readBrand(ctx)
  const days = expectedDays(order, hongKongDay(ctx.clock()), await readCalendar(ctx))
  return {
    brand: localize(brand.name, locale),
    reference: order.reference,
    total: formatMoney(cents(order.total_cents), locale),
    received: receivedPart(order),
    left: formatMoney(cents(dueCents(order)), locale),
    due: order.expires_at && formatDateTime(order.expires_at),
    isByCard: order.payment_method === 'card',
    reason: order.statuses.at(-1)?.reason ?? null,
    pickup:
      pickup &&
      `${localize(pickup.title, locale)}, ${localize(pickup.address, locale)} (${localize(pickup.hours, locale)})`,
    expected: days && dayRange(days.from, days.to, locale),
    parcel: about.shipment_id ? await readParcel(ctx, order, about.shipment_id) : null,
    refund: await refundFacts(ctx, order, about.refund_id),
    isLapsed: hasLapsed(order),
    isCancelled: order.current_status === 'cancelled',
    isOwed: order.paid_at === null && order.current_status !== 'cancelled',
    wayToPay: localize(order.payment.title, locale),
    addedTo: order.first_order?.reference ?? null,
  }
}

/** Of an order that is paid in part. */
function receivedPart(order: OrderRow): string | null {
  const isPart = order.paid_at === null && order.received_cents > 0
  return isPart ? formatMoney(cents(order.received_cents), order.locale) : null
}

async function refundFacts(ctx: Ctx, { id, locale }: OrderRow, refundId: string | undefined) {
  if (refundId === undefined) return null
  const refund = await ctx.db
    .selectFrom('refunds')
    .select(['amount_cents', 'method'])
    .where('id', '=', refundId)
    .where('order_id', '=', id)
    .executeTakeFirst()
  if (!refund) return null
  const amount = formatMoney(cents(refund.amount_cents), locale)
  return { amount, isCard: refund.method === 'card' }
}
