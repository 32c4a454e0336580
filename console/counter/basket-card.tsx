import { useState } from 'react'
import { joinName } from '#domain/punctuation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../api/error-text.ts'
import type { StaffInput, StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { ItemField } from '../scanning/item-field.tsx'
import { withOne, withQty, type Basket } from './basket.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { LineProblem, LineQuantity } from './line-parts.tsx'
import { counterMessages } from './messages.ts'
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

type Quote = StaffAnswer<'POST /counter/quotes'>
type Item = Quote['cart']['cart_items'][number]

interface BasketLinesProps {
  basket: Basket
  quote: Quote | undefined
  shop: NonNullable<Shop>
}

function BasketLines({ basket, quote, shop }: BasketLinesProps) {
  const texts = useMessages(counterMessages)
  if (basket.lines.length === 0) return <p className="text-ink-2 mt-3">{texts.empty}</p>
  const items = quote?.cart.cart_items ?? []
  return (
    <ul className="lines mt-3" aria-label={texts.items}>
      {basket.lines.map(({ variantId, qty, holdId }) => {
        const item = items.find((each) => each.product_variant_id === variantId)
        const isHeld = holdId !== undefined
        return item ? (
          <Line key={variantId} {...{ item, qty, shop, isHeld }} />
        ) : (
          <li key={variantId} aria-busy="true">
            {texts.pricing}
          </li>
        )
      })}
      {(quote?.cart.gift_items ?? []).map((gift) => (
        <Gift key={gift.product_variant_id} gift={gift} />
      ))}
    </ul>
  )
}

interface LineProps {
  item: Item
  qty: number
  shop: NonNullable<Shop>
  isHeld: boolean
}

function Line({ item, qty, shop, isHeld }: LineProps) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  const [isHolding, setHolding] = useState(false)
  const { product_variant_id: id, sku, problem } = item
  const name = joinName([item.product_title, item.product_variant_title], language)
  const set = (next: number) => changeBasket((before) => withQty(before, id, next))
  return (
    <li>
      <Thumbnail url={item.image?.url} />
      <div className="min-w-0 flex-1 basis-[calc(100%-48px)] w577:basis-[140px]">
        <p className="font-medium">{name}</p>
        <p className="text-ink-2 text-12">
          {sku} · {showMoney(item.discounted_price_per_unit)}
          {isHeld ? ` · ${texts.held}` : ''}
        </p>
        {problem === null ? (
          isHeld ? null : (
            <Button kind="link" className="text-12" onClick={() => setHolding(true)}>
              {texts.hold}
            </Button>
          )
        ) : (
          <LineProblem {...item} />
        )}
      </div>
      <LineQuantity item={item} qty={qty} onQty={set} />
      {isHolding ? (
        <HoldDialog
          variantId={id}
          name={name}
          shop={shop}
          onClose={() => setHolding(false)}
          onHeld={() => set(0)}
        />
      ) : null}
    </li>
  )
}

function Gift({ gift }: { gift: Item }) {
  const texts = useMessages(counterMessages)
  const language = useLanguage()
  return (
    <li>
      <Thumbnail url={gift.image?.url} />
      <p className="min-w-0 flex-1">
        {joinName([gift.product_title, gift.product_variant_title], language)}
      </p>
      <span>
        {texts.gift} × {gift.qty}
      </span>
    </li>
  )
}
