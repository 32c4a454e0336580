import { anyLeavesOn, type Supply } from '#domain/arrival.ts'
import { formatDay } from '#domain/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { legalPath } from '../paths.ts'
import { amountCents, priceText } from '../price-text.ts'
import { isSoldOut, openVariants, type Choice } from './choice.ts'
import type { ProductView, VariantView } from './product-view.ts'

export function DeliveryFacts({ product, choice }: { product: ProductView; choice: Choice }) {
  const { product: words } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { couriers, today, arrivals, pickup, returnDays } = product.delivery
  const open = openVariants(product, choice)
  const [chosen, ...others] = open
  const isChosen = others.length === 0
  const leaves = anyLeavesOn(open.map(supplyOf), today)
  const isGone = isSoldOut(open)
  const [cheapest] = open.map(({ price }) => amountCents(price)).toSorted((a, b) => a - b)
  const isFree = (freeOver: string | null) =>
    freeOver !== null && cheapest !== undefined && cheapest >= amountCents(freeOver)
  return (
    <ul className="product-delivery">
      {couriers.length > 0 && !isGone ? (
        <li>
          <Icon name="truck" />
          <div>
            <p>{arrivalWords(leaves && arrivals[leaves], isChosen, words)}</p>
            {couriers.map(({ title, fee, freeOver }) => (
              <p key={title}>
                {title}
                {words.colon}
                {isFree(freeOver)
                  ? words.freeWithThis
                  : words.fee(priceText(fee, locale), freeOver && priceText(freeOver, locale))}
              </p>
            ))}
          </div>
        </li>
      ) : null}
      {pickup && !isGone ? (
        <li>
          <Icon name="store" />
          <div>
            <p>{words.pickup(pickup.title)}</p>
            <p>
              {leaves !== null && leaves > today
                ? words.pickupFrom(formatDay(leaves))
                : isChosen && chosen
                  ? pickupWords(chosen, pickup.hours, words)
                  : words.pickupChoose}
            </p>
          </div>
        </li>
      ) : null}
      <li>
        <Icon name="parcel" />
        <div>
          <p>
            <Link className="link" href={path(legalPath('refund-policy'))}>
              {words.returns(returnDays)}
            </Link>
          </p>
        </div>
      </li>
    </ul>
  )
}

type Words = ReturnType<typeof useMessages>['product']

function arrivalWords(days: string | null | undefined, isChosen: boolean, words: Words): string {
  if (days) return words.arrives(days)
  return isChosen ? words.arrivesLater : words.arrivesChoose
}

function pickupWords({ here = 0, stock }: VariantView, hours: number, words: Words): string {
  // Pre-order, and overdue.
  if (stock === 'pre_order') return words.arrivesLater
  return here > 0 ? words.pickupHere(here, hours) : words.pickupNotHere
}

function supplyOf({ stock, preorder }: VariantView): Supply {
  if (stock === 'sold_out') return { state: 'gone' }
  return preorder === undefined ? { state: 'here' } : { state: 'to_come', expectedOn: preorder }
}
