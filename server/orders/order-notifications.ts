import { sql } from 'kysely'
import { takesTextMessages } from '#domain/contact.ts'
import { formatDay } from '#domain/dates.ts'
import { randomText } from '#domain/ids.ts'
import { localize } from '#domain/locale.ts'
import { collectBy } from '#domain/promised-days.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import {
  addJob,
  messageQueue,
  orderSmsKinds,
  type Jobs,
  type EmailTemplate,
} from '../platform/jobs/queue.ts'
import { readerLocale } from '../platform/languages.ts'
import { partsOf } from '../platform/text/phone-number.ts'
import { readBrand } from '../settings/brand.ts'
import { orderSms } from './emails/order-sms.ts'

interface OrderNotification {
  orderId: string
  template: EmailTemplate
  shipmentId?: string
  refundId?: string
  noteId?: number
}

/** Queues the email about an order, and an SMS for templates that have one. */
export async function notifyCustomer(trx: Trx, news: OrderNotification): Promise<void> {
  const { orderId, template, shipmentId, refundId, noteId } = news
  const shipment = shipmentId === undefined ? {} : { shipment_id: shipmentId }
  const queue = messageQueue(orderId)
  const about = {
    id: newEmailId(),
    order_id: orderId,
    template,
    ...shipment,
    ...(refundId !== undefined && { refund_id: refundId }),
    ...(noteId !== undefined && { note_id: noteId }),
  }
  await addJob(trx, 'send_order_email', about, { queue })
  await notifyStaffOfOrder(trx, orderId, template)
  const text = orderSmsKinds.find((kind) => kind === template)
  if (!text) return
  await addJob(trx, 'send_order_sms', { order_id: orderId, text, ...shipment }, { queue })
}

/** Staff hear of a card order once it is paid, since it may be abandoned before. */
async function notifyStaffOfOrder(
  trx: Trx,
  orderId: string,
  template: EmailTemplate,
): Promise<void> {
  if (template === 'proof_received') return notifyStaff(trx, 'payment_proof', orderId)
  if (template !== 'payment_received' && template !== 'order_placed') return
  return notifyStaff(trx, 'new_order', orderId)
}

/** Unique per email, so that two of an order are never deduplicated. */
export function newEmailId(): string {
  return randomText(22)
}

/** Customers who want order SMS; the email is sent anyway. */
const wantsSms = sql<boolean>`n.is_notifiable and n.channels @> '{sms,delivery_status}'`

/** Sends an SMS to the order's phone, in the customer's language, if they want order SMS. */
export async function sendOrderSms(ctx: Ctx, job: Jobs['send_order_sms']): Promise<void> {
  const { order_id: orderId, text, shipment_id: shipmentId } = job
  const order = await ctx.db
    .selectFrom('orders as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .innerJoin('notification_settings as n', 'n.account_id', 'a.id')
    .leftJoin('shipments as s', (join) =>
      join.onRef('s.order_id', '=', 'o.id').on('s.id', '=', shipmentId ?? ''),
    )
    .select(['o.reference', 'o.contact_phone', 'o.delivery', 'n.language', 's.tracking_number'])
    .select(['o.fulfilment', 'o.fulfilment_at', 'o.paid_at', 'o.expires_at'])
    .where('o.id', '=', orderId)
    .where('o.current_status', '<>', 'cancelled')
    .where('a.kind', '=', 'REGISTERED')
    .where('a.closed_at', 'is', null)
    .where(wantsSms)
    .executeTakeFirst()
  if (!order || !isMobile(order.contact_phone)) return
  const language = await readerLocale(ctx, order.language)
  const { pickup } = order.delivery
  const lastDay = collectBy(order)
  await ctx.sms.send({
    to: order.contact_phone,
    text: orderSms[language][text]({
      brand: localize((await readBrand(ctx)).name, language),
      reference: order.reference,
      tracking: order.tracking_number,
      place: pickup && localize(pickup.title, language),
      collectBy: lastDay && formatDay(lastDay),
    }),
    locale: language,
    id: `${text}.${shipmentId ?? orderId}`,
  })
}

function isMobile(phone: string): boolean {
  const { areaCode, digits } = partsOf(phone)
  return takesTextMessages(areaCode, digits)
}
