import { formatDateTime } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { trackingIn } from '#domain/tracking-link.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Order } from './order-query.ts'

export function OrderParcels({ fulfilment }: Pick<Order, 'fulfilment'>) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const { shipments, state } = fulfilment
  const isSome = shipments.length > 1 || state === 'partly_shipped'
  return (
    <>
      <ul className="grid gap-3">
        {shipments.map((shipment, at) => (
          <li key={`${shipment.shipped_at} ${at}`}>
            {isSome ? <span className="block font-medium">{messages.parcel(at + 1)}</span> : null}
            {shipment.tracking_number
              ? messages.tracking(localize(shipment.courier, locale), shipment.tracking_number)
              : localize(shipment.courier, locale)}{' '}
            {shipment.tracking_number ? (
              <CopyButton
                text={shipment.tracking_number}
                label={messages.copy}
                description={messages.copyOf(shipment.tracking_number)}
                copiedLabel={messages.copied}
                refusedLabel={messages.copyRefused}
              />
            ) : null}{' '}
            {shipment.tracking_url ? (
              <Link
                className="link print:hidden"
                href={trackingIn(shipment.tracking_url, locale)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {messages.followParcel}
                {isSome ? <span className="sr-only"> – {messages.parcel(at + 1)}</span> : null}
              </Link>
            ) : null}
            <span className="block text-12 text-ink-2">
              {messages.shippedAt(formatDateTime(new Date(shipment.shipped_at)))}
            </span>
          </li>
        ))}
      </ul>
      {state === 'partly_shipped' ? <p>{messages.restFollows}</p> : null}
    </>
  )
}
