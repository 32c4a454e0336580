import { Link } from 'react-router'
import { localize } from '#domain/locale.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import type { Variant } from './product-types.ts'
import { variantMessages } from './variant-messages.ts'

interface VariantStockCellProps {
  variant: Variant | undefined
  name: string
}

/**
 * What each warehouse has left, with the way to adjust it. It is not typed here: a movement has a
 * reason, and orders change the number while the table is open.
 */
export function VariantStockCell({ variant, name }: VariantStockCellProps) {
  const texts = useMessages(variantMessages)
  const language = useLanguage()
  if (!variant) return <span className="text-ink-2 text-12">{texts.none}</span>
  const { _id: id, stock } = variant
  const count = stock.reduce((sum, { available }) => sum + available, 0)
  return (
    <div className="stock-of">
      <Link className="link tabular-nums" to={`/stock/${id}?adjust`}>
        {stock.length === 0 ? texts.none : texts.available(count)}
        <span className="sr-only"> {texts.adjust(name)}</span>
      </Link>
      {stock.length > 1 ? (
        <small className="text-ink-2 block tabular-nums max-w767:hidden">
          {stock.map(({ warehouse_id: place, warehouse, available }, at) => (
            <span key={place} title={localize(warehouse, language)}>
              {at === 0 ? null : ' · '}
              <span className="sr-only">{localize(warehouse, language)} </span>
              {available}
            </span>
          ))}
        </small>
      ) : null}
    </div>
  )
}
