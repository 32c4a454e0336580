import { formatPhone } from '#domain/contact.ts'
import { formatDay } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import { DescriptionList, type Fact } from '#ui/description-list.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { OrderParcels } from './order-parcels.tsx'
import type { Order } from './order-query.ts'

export function OrderDelivery({ order }: { order: Order }) {
  const { order: words } = useLazyMessages()
  const facts = useFacts(order)
  return (
    <section aria-labelledby="delivery-title" className="grid gap-4 print:gap-2">
      <h2 id="delivery-title" className="text-18">
        {words.delivery}
      </h2>
      <DescriptionList facts={facts.filter(({ detail }) => detail !== null && detail !== '')} />
      <OrderParcels fulfilment={order.fulfilment} />
      {order.is_masked ? <p className="text-12 text-ink-2">{words.masked}</p> : null}
    </section>
  )
}

function useFacts({ delivery, is_masked: isMasked, is_paid: isPaid }: Order): Fact[] {
  const { order: words } = useLazyMessages()
  const locale = useLocale()
  const { method, courier, pickup, estimate, recipient, note } = delivery
  const phone = isMasked
    ? `+${recipient.area_code} ${recipient.phone}`
    : formatPhone(recipient.area_code, recipient.phone)
  return [
    {
      term: words.deliveryMethod,
      detail: method === 'PICKUP' ? words.pickUp : words.toAddress,
    },
    { term: words.courier, detail: courier && say(courier, locale) },
    { term: words.selectedStore, detail: pickup && say(pickup.title, locale) },
    { term: words.pickupLocation, detail: pickup && say(pickup.address, locale) },
    { term: words.openingHours, detail: pickup && say(pickup.hours, locale) },
    {
      term: isPaid ? words.expected : words.expectedIfPaid,
      detail: estimate && daysText(estimate),
    },
    { term: words.recipientName, detail: recipient.name },
    { term: words.contactNumber, detail: phone },
    { term: words.email, detail: recipient.email },
    { term: words.address, detail: recipient.address_text && say(recipient.address_text, locale) },
    { term: words.note, detail: note },
  ]
}

function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}
