import { Notice } from '#ui/notice.tsx'
import { errorText } from '../api/error-text.ts'
import type { StaffInput } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { withOne, type Basket } from './basket.ts'
import { BasketLines } from './basket-lines.tsx'
import { ItemField } from '../scanning/item-field.tsx'
import { changeBasket } from './use-basket.ts'
import type { Shop } from './use-shop.ts'

/** The price of what is in the basket; it follows every change. An empty one has none. */
export function useQuote(body: StaffInput<'POST /counter/quotes'>['body']) {
  const isEmpty = body.lines.length === 0
  const quoted = useCall(
    'POST /counter/quotes',
    { body },
    { enabled: !isEmpty, keepPrevious: true },
  )
  return {
    quote: isEmpty ? undefined : quoted.data,
    error: isEmpty ? null : quoted.error,
    isOutdated: quoted.isPlaceholderData,
  }
}

interface BasketCardProps {
  basket: Basket
  shop: NonNullable<Shop>
  quoted: ReturnType<typeof useQuote>
}

/** Where items are scanned or typed, and what has been so far. */
export function BasketCard({ basket, shop, quoted: { quote, error } }: BasketCardProps) {
  return (
    <section className="card">
      <ItemField
        isForSale
        isMain
        isFirst
        onFound={({ variant_id: id }) => changeBasket((before) => withOne(before, id))}
      />
      {error ? (
        <Notice tone="error" live="alert" className="mt-3">
          {errorText(error)}
        </Notice>
      ) : null}
      <BasketLines basket={basket} quote={quote} shop={shop} />
    </section>
  )
}
