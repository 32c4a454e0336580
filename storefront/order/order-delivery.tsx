import { formatPhone } from '#domain/contact.ts'
import { formatDay } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { joinList } from '#domain/punctuation.ts'
import { DescriptionList, type Detail } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { OrderParcels } from './order-parcels.tsx'
import type { Order } from './order-query.ts'

export function OrderDelivery({ order }: { order: Order }) {
  const { order: messages } = useLazyMessages()
  const details = useDetails(order)
  return (
    <section aria-labelledby="delivery-title" className="grid gap-4 print:gap-2">
      <h2 id="delivery-title" className="text-18">
        {messages.delivery}
      </h2>
      <DescriptionList details={details.filter(({ detail }) => detail !== null && detail !== '')} />
      <OrderParcels fulfilment={order.fulfilment} />
      {order.is_masked ? <p className="text-12 text-ink-2">{messages.masked}</p> : null}
    </section>
  )
}

function useDetails(order: Order): Detail[] {
  const { delivery, payment, is_masked: isMasked, is_paid: isPaid } = order
  const { order: messages, paying } = useLazyMessages()
  const locale = useLocale()
  const { method, courier, pickup, estimate, recipient, note, collect_by: collectBy } = delivery
  const phone = isMasked
    ? `+${recipient.area_code} ${recipient.phone}`
    : formatPhone(recipient.area_code, recipient.phone)
  return [
    { term: messages.addedTo, detail: order.supplement_of?.reference ?? null },
    {
      term: messages.travelsWith,
      detail: joinList(
        order.supplements.map(({ reference }) => reference),
        locale,
      ),
    },
    {
      term: messages.deliveryMethod,
      detail: method === 'PICKUP' ? messages.pickUp : messages.toAddress,
    },
    { term: messages.courier, detail: courier && localize(courier, locale) },
    { term: messages.selectedStore, detail: pickup && localize(pickup.title, locale) },
    { term: messages.pickupLocation, detail: pickup && localize(pickup.address, locale) },
    { term: messages.openingHours, detail: pickup && localize(pickup.hours, locale) },
    collectBy
      ? { term: paying.collectBy, detail: formatDay(collectBy) }
      : {
          term: isPaid || payment.method === 'cash' ? messages.expected : messages.expectedIfPaid,
          detail: estimate && daysText(estimate),
        },
    { term: messages.recipientName, detail: recipient.name },
    { term: messages.contactNumber, detail: phone },
    { term: messages.email, detail: recipient.email },
    {
      term: messages.address,
      detail: recipient.address_text && localize(recipient.address_text, locale),
    },
    { term: messages.note, detail: note },
  ]
}

function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}
