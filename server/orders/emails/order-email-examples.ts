import { proofRejections } from '#contract/staff/proof-rejections.ts'
import { dayMs, formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import { joinName } from '#domain/punctuation.ts'
import type { RefundWay } from '../../payments/refund-way.ts'
import type { EmailTemplate } from '../../platform/jobs/queue.ts'
import {
  exampleReference,
  type EmailExamples,
  type ExampleGoods,
  type ExampleSetting,
} from '../../platform/mail/email-example.ts'
import { exampleData, exampleOrder, exampleTotal } from './example-order.ts'
import { renderOrderEmail, type EmailOrder } from './order-email.ts'
import type { OrderEmailData } from './order-email-data.ts'
import type { Parcel } from './parcel.ts'

/** How an order differs from one that has been paid for. */
interface Difference {
  order?: Partial<EmailOrder>
  data?: Partial<OrderEmailData>
}

/** Every email about an order, in each of its wordings. */
export function orderEmailExamples(setting: ExampleSetting): EmailExamples<EmailTemplate> {
  const write = (kind: EmailTemplate, ...differences: Difference[]) =>
    differences.map((difference) => exampleOf(setting, kind, difference))
  const { locale, now, goods } = setting
  const total = exampleTotal(goods)
  const money = (amount: number) => formatMoney(cents(amount), locale)
  const due = formatDateTime(new Date(now.getTime() + 2 * dayMs))
  const unpaid = { order: { paid_at: null, current_status: 'submitted' }, data: { due } } as const
  const cancelled = { order: { current_status: 'cancelled' } } as const
  const { shipping_cents: fee } = exampleOrder(setting)
  const freeDelivery = { shipping_cents: 0, total_cents: total - fee }
  const half = Math.round(total / 2)
  const part = { received: money(half), left: money(total - half) }
  const refunded = (way: RefundWay) => ({ data: { refund: { amount: money(total), way } } })
  const returned = refunded('card').data
  const [first, second] = goods.map((each) => parcelItem(each, setting))
  const parcel = (items: Parcel['items'], toFollow: Parcel['items'], of: Parcel['part']) => ({
    data: { parcel: { ...shipped, items, toFollow, part: of } },
  })
  if (!first || !second) throw new Error('an example order has two items')
  const whole = parcel([first, second], [], 'whole')
  return {
    order_placed: write('order_placed', unpaid, {
      order: unpaid.order,
      data: { due, isOwed: true, isOnCollection: true },
    }),
    payment_reminder: write('payment_reminder', unpaid, {
      order: { ...unpaid.order, received_cents: half },
      data: { ...part, due },
    }),
    proof_received: write('proof_received', unpaid),
    proof_rejected: write('proof_rejected', {
      ...unpaid,
      data: { due, reason: localize(proofRejections[0], locale) },
    }),
    part_received: write('part_received', {
      order: { ...unpaid.order, received_cents: half },
      data: { ...part, due },
    }),
    payment_received: write('payment_received', {}),
    order_edited: write('order_edited', {}),
    order_supplemented: write('order_supplemented', {
      ...unpaid,
      data: { due, addedTo: 'PR-3F8T4W' },
    }),
    order_cancelled: write('order_cancelled', cancelled),
    order_expired: write('order_expired', { order: { ...unpaid.order, ...cancelled.order } }),
    order_shipped: write(
      'order_shipped',
      whole,
      parcel([first], [second], 'part'),
      parcel([second], [], 'rest'),
    ),
    tracking_changed: write('tracking_changed', whole),
    order_ready: write('order_ready', {
      order: freeDelivery,
      data: { pickup: joinName(setting.brand.footer, locale) },
    }),
    order_completed: write('order_completed', { order: { current_status: 'completed' } }),
    refund_sent: write('refund_sent', refunded('card'), refunded('offline'), refunded('counter')),
    payment_changed: write('payment_changed', unpaid),
    payment_returned: write(
      'payment_returned',
      { data: returned },
      { ...cancelled, data: { ...returned, isLapsed: true } },
      { ...cancelled, data: { ...returned, isCancelled: true } },
      { order: unpaid.order, data: { ...returned, isOwed: true, due } },
    ),
    receipt: write('receipt', {}),
    staff_message: write('staff_message', { data: { written: written[locale] } }),
  }
}

const shipped = {
  courier: 'SF Express',
  tracking: 'SF1234567890',
  trackingUrl: 'https://www.sf-express.com/',
}

const written = {
  en: ['Dear Chan Tai Man,', 'Your shirt leaves with the trousers on Friday. Is that all right?'],
  zh: ['陳大文你好：', '恤衫會於星期五連同西褲一併寄出，請問可以嗎？'],
  cn: ['陈大文您好：', '衬衫会在星期五与西裤一起寄出，请问可以吗？'],
}

function parcelItem({ title, variant, picture }: ExampleGoods, { locale }: ExampleSetting) {
  return { title: localize(title, locale), variant: localize(variant, locale), picture, qty: 1 }
}

function exampleOf(setting: ExampleSetting, kind: EmailTemplate, { order, data }: Difference) {
  const { brand, page, pictureOf, choices } = setting
  return renderOrderEmail({
    kind,
    order: { ...exampleOrder(setting), ...order },
    data: { ...exampleData(setting), ...data },
    brand,
    link: page(`/shop/main/order/${exampleReference}`),
    pictureOf,
    choices,
  })
}
