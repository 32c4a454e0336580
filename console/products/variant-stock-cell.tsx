import { localize } from '#domain/locale.ts'
import { colon } from '../language/punctuation.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import type { Variant } from './product-types.ts'
import { leftIn, type StockPlace } from './stock-places.ts'
import { variantMessages } from './variant-messages.ts'

interface VariantStockCellProps {
  variant: Variant | undefined
  /** In the order that the legend of the table names them in. */
  places: readonly StockPlace[]
  name: string
}

/**
 * Stock left in each warehouse, with the way to adjust it. It is not typed here: a movement has a
 * reason, and orders change the number while the table is open.
 */
export function VariantStockCell({ variant, places, name }: VariantStockCellProps) {
  const texts = useMessages(variantMessages)
  const language = useLanguage()
  if (!variant) return <span className="stock-of text-ink-2 text-12">{texts.none}</span>
  const { stock } = variant
  const count = stock.reduce((sum, { available }) => sum + available, 0)
  return (
    <div className="stock-of">
      <PlaceLink className="link tabular-nums" to={`/stock/${variant._id}?adjust`}>
        {stock.length === 0 ? texts.none : texts.available(count)}
        <span className="sr-only"> {texts.adjust(name)}</span>
      </PlaceLink>
      {stock.length > 0 && places.length > 1 ? (
        <small className="text-ink-2 block tabular-nums max-w767:hidden">
          {leftIn(places, variant).map(({ warehouse_id: id, warehouse, available }, at) => {
            const place = localize(warehouse, language)
            const left = available === null ? texts.none : texts.available(available)
            return (
              <span key={id} title={place + colon() + left}>
                {at === 0 ? null : ' · '}
                <span className="sr-only">{place} </span>
                {available ?? '–'}
              </span>
            )
          })}
        </small>
      ) : null}
    </div>
  )
}
