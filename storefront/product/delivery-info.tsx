import { anyLeavesOn, type Supply } from '#domain/arrival.ts'
import { formatDay } from '#domain/dates.ts'
import { noCents } from '#domain/money.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { legalPath } from '../paths.ts'
import { amountCents } from '../price-text.ts'
import { isSoldOut, openVariants, type Choice } from './choice.ts'
import { courierText } from './courier-text.ts'
import type { ProductView, VariantView } from './product-view.ts'

export function DeliveryDetails({ product, choice }: { product: ProductView; choice: Choice }) {
  const { product: messages } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { couriers, today, resumesOn, arrivals, pickup, returnDays } = product.delivery
  const open = openVariants(product, choice)
  const [chosen, ...others] = open
  const isChosen = others.length === 0
  const leaves = anyLeavesOn(open.map(supplyOf), today, resumesOn)
  const isGone = isSoldOut(open)
  const prices = open.map(({ price }) => amountCents(price))
  const [cheapest = noCents] = prices.toSorted((a, b) => a - b)
  return (
    <ul className="product-delivery">
      {couriers.length > 0 && !isGone ? (
        <li>
          <Icon name="truck" />
          <div>
            <p>{arrivalWords(leaves && arrivals[leaves], isChosen, messages)}</p>
            {couriers.map((courier) => (
              <p key={courier.title}>{courierText(courier, cheapest, { messages, locale })}</p>
            ))}
          </div>
        </li>
      ) : null}
      {pickup && !isGone ? (
        <li>
          <Icon name="store" />
          <div>
            <p>{messages.pickup(pickup.title)}</p>
            <p>
              {leaves !== null && leaves > today
                ? messages.pickupFrom(formatDay(leaves))
                : isChosen && chosen
                  ? pickupWords(chosen, pickup.hours, messages)
                  : messages.pickupChoose}
            </p>
          </div>
        </li>
      ) : null}
      <li>
        <Icon name="parcel" />
        <div>
          <p>
            <Link className="link" href={path(legalPath('refund-policy'))}>
              {messages.returns(returnDays)}
            </Link>
          </p>
        </div>
      </li>
    </ul>
  )
}

type Words = ReturnType<typeof useMessages>['product']

function arrivalWords(days: string | null | undefined, isChosen: boolean, messages: Words): string {
  if (days) return messages.arrives(days)
  return isChosen ? messages.arrivesLater : messages.arrivesChoose
}

function pickupWords({ here = 0, stock }: VariantView, hours: number, messages: Words): string {
  // Pre-order, and overdue.
  if (stock === 'pre_order') return messages.arrivesLater
  return here > 0 ? messages.pickupHere(here, hours) : messages.pickupNotHere
}

function supplyOf({ stock, preorder }: VariantView): Supply {
  if (stock === 'sold_out') return { state: 'gone' }
  return preorder === undefined ? { state: 'here' } : { state: 'to_come', expectedOn: preorder }
}
