import { formatDay, hongKongDay } from '#domain/dates.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { priceText } from '../price-text.ts'
import type { Order } from './order-query.ts'

/** Money that goes back; what paid for a replacement does not. */
export function OrderRefunds({ refunds: all }: Pick<Order, 'refunds'>) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const refunds = all.filter(({ method }) => method !== 'exchange')
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds-title" className="grid gap-4 print:gap-2">
      <h2 id="refunds-title" className="text-18">
        {messages.refunds}
      </h2>
      <ul className="border-t border-line">
        {refunds.map(({ amount, state, method, is_surplus: isSurplus, ...times }, at) => (
          <li
            key={`${times.created_at} ${at}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3"
          >
            <p>
              <span className="font-medium">{messages.refundStates[state]}</span>
              <span className="block text-12 text-ink-2">
                {[
                  ...(isSurplus ? [messages.refundSurplus] : []),
                  messages.refundMethods[method],
                  formatDay(hongKongDay(new Date(times.done_at ?? times.created_at))),
                ].join(' · ')}
              </span>
            </p>
            <p className="tabular-nums">{priceText(amount, locale)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
