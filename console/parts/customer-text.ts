import { centsOf, formatMoney } from '#domain/format-money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { letterGreeting } from './letter-greeting.ts'
import type { StaffAnswer } from '../api/staff-api.ts'

type StaffOrder = StaffAnswer<'GET /orders/{id}'>

interface Input {
  reference: string
  total: string
  tracking: string
  place: string
}

type State = 'unpaid' | 'preparing' | 'shipped' | 'ready' | 'done' | 'cancelled'
type Texts = Record<State, (details: Input) => string>

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    unpaid: (f) => `Your order ${f.reference} of ${f.total} is waiting for your payment.`,
    preparing: (f) => `We have your payment for order ${f.reference} and are preparing it.`,
    shipped: (f) =>
      `Your order ${f.reference} is on its way.${f.tracking ? ` Tracking number: ${f.tracking}.` : ''}`,
    ready: (f) => `Your order ${f.reference} is ready to collect at ${f.place}.`,
    done: (f) => `Thank you for your order ${f.reference}.`,
    cancelled: (f) => `Your order ${f.reference} has been cancelled.`,
  },
  zh: {
    unpaid: (f) => `你的訂單 ${f.reference}（${f.total}）正等待付款。`,
    preparing: (f) => `我們已收到訂單 ${f.reference} 的款項，正在準備貨品。`,
    shipped: (f) =>
      `你的訂單 ${f.reference} 已寄出。${f.tracking ? `運單號碼：${f.tracking}。` : ''}`,
    ready: (f) => `你的訂單 ${f.reference} 可到 ${f.place} 取貨。`,
    done: (f) => `多謝你的訂單 ${f.reference}。`,
    cancelled: (f) => `你的訂單 ${f.reference} 已取消。`,
  },
  cn: {
    unpaid: (f) => `您的订单 ${f.reference}（${f.total}）正等待付款。`,
    preparing: (f) => `我们已收到订单 ${f.reference} 的款项，正在准备商品。`,
    shipped: (f) =>
      `您的订单 ${f.reference} 已寄出。${f.tracking ? `运单号：${f.tracking}。` : ''}`,
    ready: (f) => `您的订单 ${f.reference} 可到 ${f.place} 取货。`,
    done: (f) => `感谢您的订单 ${f.reference}。`,
    cancelled: (f) => `您的订单 ${f.reference} 已取消。`,
  },
}

export type CustomerOrder = Pick<StaffOrder, 'reference' | 'current_status' | 'is_paid'> & {
  locale: Locale
  payment: Pick<StaffOrder['payment'], 'amount'>
  delivery: {
    recipient: Pick<StaffOrder['delivery']['recipient'], 'name'>
    pickup: Pick<NonNullable<StaffOrder['delivery']['pickup']>, 'title'> | null
  }
  fulfilment: {
    state: StaffOrder['fulfilment']['state']
    shipments: readonly { tracking_number: string | null }[]
  }
}

/** How the order stands, in its customer's language: a start for an email or a chat. */
export function customerText(order: CustomerOrder): string {
  const { delivery, fulfilment, reference, locale } = order
  const details = {
    reference,
    total: formatMoney(centsOf(order.payment.amount), locale),
    tracking: fulfilment.shipments.at(-1)?.tracking_number ?? '',
    place: delivery.pickup ? localize(delivery.pickup.title, locale) : '',
  }
  return letterGreeting(locale, delivery.recipient.name) + texts[locale][stateOf(order)](details)
}

const receipts: Readonly<Record<Locale, (link: string) => string>> = {
  en: (link) => `Your receipt, for 30 days: ${link}`,
  zh: (link) => `收據（30 日內可下載）：${link}`,
  cn: (link) => `收据（30 天内可下载）：${link}`,
}

interface SoldOrder {
  reference: string
  locale: Locale
  receipt_link: string
}

/** Thanks a customer of the counter, with a link to the receipt. */
export function receiptText({ reference, locale, receipt_link: link }: SoldOrder): string {
  const details = { reference, total: '', tracking: '', place: '' }
  return `${texts[locale].done(details)}\n${receipts[locale](link)}`
}

function stateOf({ current_status: status, is_paid: isPaid, fulfilment }: CustomerOrder): State {
  if (status === 'cancelled') return 'cancelled'
  if (!isPaid) return 'unpaid'
  if (fulfilment.state === 'ready') return 'ready'
  if (status === 'completed') return 'done'
  const isAway = fulfilment.state === 'shipped' || fulfilment.state === 'partly_shipped'
  return isAway ? 'shipped' : 'preparing'
}
