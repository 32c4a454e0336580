import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { RefundRequest } from './aftersales-query.ts'

type SendBackProps = NonNullable<RefundRequest['send_back']> & {
  messages: AftersalesMessages['sendBack']
}

/** Address that returned goods go to, by when, and who pays the way. */
export function SendBack({ by, paid_by: payer, messages, ...place }: SendBackProps) {
  const locale = useLocale()
  const { name, address, phone, shops } = place
  return (
    <div className="grid gap-2 rounded-panel border border-line p-4">
      <p className="font-medium">{messages.by(formatDay(by))}</p>
      <p>
        <span className="block text-12 text-ink-2">{messages.parcel}</span>
        {localize(name, locale)}
        <span className="block">{localize(address, locale)}</span>
        {phone ? <span className="block">{phone}</span> : null}
      </p>
      {shops.map((shop) => (
        <p key={shop.title.en}>
          <span className="block text-12 text-ink-2">{messages.shop}</span>
          {[shop.title, shop.address, shop.hours]
            .map((text) => localize(text, locale))
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      <p>{messages.paidBy[payer]}</p>
      <p>{messages.next}</p>
    </div>
  )
}
