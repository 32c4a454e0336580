import { localize } from '#domain/locale.ts'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { orderPath } from '../paths.ts'
import type { Order } from './order-query.ts'

type Exchange = Pick<Order['items'][number], 'exchanged_for' | 'replaces'>

/** Replacement of an item, or the item it stands for, with a link to the other order. */
export function ItemExchange({ exchanged_for: given, replaces }: Exchange) {
  const { order: messages } = useLazyMessages()
  const locale = useLocale()
  const variantOf = (each: Exchange['exchanged_for'][number]) =>
    localize(each.product_variant_title, locale)
  return (
    <>
      {given.map((each) => (
        <p key={`${each.order._id} ${variantOf(each)}`} className="text-12">
          {messages.exchangedFor(variantOf(each), each.qty)} <OrderLink {...each.order} />
        </p>
      ))}
      {replaces ? (
        <p className="text-12">
          {messages.replaces(variantOf(replaces))} <OrderLink {...replaces.order} />
        </p>
      ) : null}
    </>
  )
}

function OrderLink({ _id, reference, key }: Exchange['exchanged_for'][number]['order']) {
  const path = useLocalePath()
  const query = key === null ? '' : `?${new URLSearchParams({ key }).toString()}`
  return (
    <Link className="link" href={`${path(orderPath(_id))}${query}`}>
      {reference}
    </Link>
  )
}
