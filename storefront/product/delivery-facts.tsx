import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages } from '../messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import { openVariants, variantOf, type Choice } from './choice.ts'
import type { ProductView } from './product-view.ts'

/** When it comes, what that costs, where it can be picked up, until when it can go back. */
export function DeliveryFacts({ product, choice }: { product: ProductView; choice: Choice }) {
  const { product: words } = useMessages()
  const locale = useLocale()
  const path = useLocalePath()
  const { couriers, arrives, arrivesLater, pickup, returnDays } = product.delivery
  const variant = variantOf(product, choice)
  const later = variant?.preorder && arrivesLater[variant.preorder]
  const [cheapest] = openVariants(product, choice)
    .map(({ price }) => amountCents(price))
    .toSorted((a, b) => a - b)
  const isFree = (freeOver: string | null) =>
    freeOver !== null && cheapest !== undefined && cheapest >= amountCents(freeOver)
  return (
    <ul className="product-delivery">
      {arrives !== null && couriers.length > 0 ? (
        <li>
          <Icon name="truck" />
          <div>
            <p>{words.arrives(later || arrives)}</p>
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
      {pickup ? (
        <li>
          <Icon name="store" />
          <div>
            <p>{words.pickup(pickup.title)}</p>
            <p>{pickupWords(variant?.here ?? 0, variant !== undefined, pickup.hours, words)}</p>
          </div>
        </li>
      ) : null}
      <li>
        <Icon name="parcel" />
        <div>
          <p>
            <Link className="link" href={path('/terms-of-service/refund-policy')}>
              {words.returns(returnDays)}
            </Link>
          </p>
        </div>
      </li>
    </ul>
  )
}

function pickupWords(
  here: number,
  isChosen: boolean,
  hours: number,
  words: ReturnType<typeof useMessages>['product'],
): string {
  if (!isChosen) return words.pickupChoose
  return here > 0 ? words.pickupHere(here, hours) : words.pickupNotHere
}
