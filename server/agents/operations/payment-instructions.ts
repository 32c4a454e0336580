import { formatDateTime } from '#domain/dates.ts'
import { formatMoney } from '#domain/format-money.ts'
import { localize, type Locale } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type { OrderRow } from '../../orders/queries.ts'

const words = {
  en: { amount: 'Amount', reference: 'Reference', by: 'Pay by', link: 'Pay here' },
  zh: { amount: '金額', reference: '參考編號', by: '付款期限', link: '付款連結' },
  cn: { amount: '金额', reference: '参考编号', by: '付款期限', link: '付款链接' },
} as const

/** To whom, how much, under which reference and until when; null if nothing is to be paid. */
export function paymentInstructions(order: OrderRow, locale: Locale): string | null {
  const { payment, paid_at: paidAt, current_status: status, expires_at: until } = order
  if (paidAt !== null || status !== 'submitted') return null
  const { amount, reference, by, link } = words[locale]
  const colon = locale === 'en' ? ': ' : '：'
  const parts = [
    localize(payment.title, locale),
    ...payment.payee.map(({ label, value }) => [localize(label, locale), value].join(colon)),
    [amount, formatMoney(cents(order.total_cents), locale)].join(colon),
    [reference, order.reference].join(colon),
    ...(until ? [[by, formatDateTime(new Date(until))].join(colon)] : []),
    ...(payment.link ? [[link, payment.link].join(colon)] : []),
  ]
  return parts.join('\n')
}
