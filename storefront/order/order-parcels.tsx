import { formatDateTime } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import { Link } from '#ui/link.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import type { Order } from './order-query.ts'

export function OrderParcels({ fulfilment }: Pick<Order, 'fulfilment'>) {
  const { order: words } = useLazyMessages()
  const locale = useLocale()
  const { shipments, state } = fulfilment
  const isSome = shipments.length > 1 || state === 'partly_shipped'
  return (
    <>
      <ul className="grid gap-3">
        {shipments.map((shipment, at) => (
          <li key={`${shipment.shipped_at} ${at}`}>
            {isSome ? <span className="block font-medium">{words.parcel(at + 1)}</span> : null}
            {shipment.tracking_number
              ? words.tracking(say(shipment.courier, locale), shipment.tracking_number)
              : say(shipment.courier, locale)}{' '}
            {shipment.tracking_url ? (
              <Link
                className="link print:hidden"
                href={shipment.tracking_url}
                target="_blank"
                rel="noopener noreferrer"
              >
                {words.followParcel}
                {isSome ? <span className="sr-only"> – {words.parcel(at + 1)}</span> : null}
              </Link>
            ) : null}
            <span className="block text-12 text-ink-2">
              {words.shippedAt(formatDateTime(new Date(shipment.shipped_at)))}
            </span>
          </li>
        ))}
      </ul>
      {state === 'partly_shipped' ? <p>{words.restFollows}</p> : null}
    </>
  )
}
