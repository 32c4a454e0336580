import type { Locale } from '#domain/locale.ts'
import type { OrderSms } from '../../platform/jobs/queue.ts'

interface OrderSmsData {
  brand: string
  reference: string
  /** The parcel's tracking number; null if the courier has none. */
  tracking: string | null
  place: string | null
  /** The last day an order is held at the shop. */
  collectBy: string | null
}

type Messages = Record<OrderSms, (data: OrderSmsData) => string>

/** One message each, and without links: links in text messages look like phishing. */
export const orderSms: Readonly<Record<Locale, Messages>> = {
  en: {
    payment_received: (f) =>
      `${f.brand}: we have your payment for order ${f.reference}. Thank you!`,
    order_shipped: (f) =>
      `${f.brand}: a parcel of order ${f.reference} is on its way.${f.tracking ? ` Tracking number: ${f.tracking}` : ''}`,
    order_ready: (f) =>
      `${f.brand}: order ${f.reference} is ready to collect${f.place ? ` at ${f.place}` : ''}.${f.collectBy ? ` We hold it for you until ${f.collectBy}.` : ''}`,
  },
  zh: {
    payment_received: (f) => `${f.brand}：已收到訂單 ${f.reference} 的付款，多謝惠顧！`,
    order_shipped: (f) =>
      `${f.brand}：訂單 ${f.reference} 的包裹已寄出。${f.tracking ? `運單號碼：${f.tracking}` : ''}`,
    order_ready: (f) =>
      `${f.brand}：訂單 ${f.reference} 已可領取。${f.place ? `地點：${f.place}。` : ''}${f.collectBy ? `保留至 ${f.collectBy}。` : ''}`,
  },
  cn: {
    payment_received: (f) => `${f.brand}：已收到订单 ${f.reference} 的付款，感谢您的购买！`,
    order_shipped: (f) =>
      `${f.brand}：订单 ${f.reference} 的包裹已寄出。${f.tracking ? `运单号：${f.tracking}` : ''}`,
    order_ready: (f) =>
      `${f.brand}：订单 ${f.reference} 已可取货。${f.place ? `地点：${f.place}。` : ''}${f.collectBy ? `保留至 ${f.collectBy}。` : ''}`,
  },
}
