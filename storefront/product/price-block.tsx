import { Price } from '#ui/price.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { amountCents, priceText } from '../price-text.ts'
import type { VariantView } from './product-view.ts'

/** The chosen variant's price, or the lowest of those still possible. */
export function PriceBlock({ variants }: { variants: readonly VariantView[] }) {
  const { catalogue, product: messages } = useMessages()
  const locale = useLocale()
  const [cheapest, ...dearer] = variants.toSorted(
    (a, b) => amountCents(a.price) - amountCents(b.price),
  )
  if (!cheapest) return null
  const price = priceText(cheapest.price, locale)
  const isRange = dearer.some((each) => each.price !== cheapest.price)
  const { was, points } = cheapest
  return (
    <p className="buy-price">
      <Price
        amount={isRange ? catalogue.priceFrom(price) : price}
        {...(was && {
          was: { label: catalogue.was, amount: priceText(was, locale) },
          saving: messages.saving(priceText(savingOf(was, cheapest.price), locale)),
        })}
      />
      {points === undefined ? null : (
        <span className="ms-2 text-ink-2">{messages.orPoints(points.toLocaleString('en'))}</span>
      )}
    </p>
  )
}

function savingOf(was: string, price: string): string {
  return ((amountCents(was) - amountCents(price)) / 100).toFixed(2)
}
