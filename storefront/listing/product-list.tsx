import { ProductCard } from '../product/product-card.tsx'
import { useMessages } from '../messages.ts'
import type { ListedCard } from './listing-view.ts'

/** As many cards as stand in the first row of a wide screen. */
const firstRow = 4

export function ProductList({
  cards,
  isLoading,
}: {
  cards: readonly ListedCard[]
  isLoading: boolean
}) {
  return (
    <ul className="product-grid product-grid-5 listing-cards" aria-busy={isLoading || undefined}>
      {cards.map((card, index) => (
        <li key={`${card.id} ${card.shown ?? 0}`}>
          <ProductCard card={card} isFirstRow={index < firstRow} headingLevel={2} />
        </li>
      ))}
    </ul>
  )
}

/** With room for what a card leaves out. */
export function ProductRows({
  cards,
  isLoading,
}: {
  cards: readonly ListedCard[]
  isLoading: boolean
}) {
  const { catalogue: words } = useMessages()
  return (
    <ul className="listing-rows" aria-busy={isLoading || undefined}>
      {cards.map((card, index) => (
        <li key={`${card.id} ${card.shown ?? 0}`}>
          <ProductCard
            card={card}
            isFirstRow={index < firstRow}
            headingLevel={2}
            sizes="(width < 577px) 34vw, 180px"
          >
            {card.subtitle ? <p>{card.subtitle}</p> : null}
            {card.sizes && card.sizes.length > 0 ? (
              <p className="listing-run">
                <span className="sr-only">{words.size}: </span>
                {card.sizes.map(({ title, isSoldOut }) =>
                  isSoldOut ? (
                    <s key={title}>
                      {words.sizeTitle(title)}
                      <span className="sr-only"> ({words.badges['sold-out']})</span>
                    </s>
                  ) : (
                    <span key={title}>{words.sizeTitle(title)}</span>
                  ),
                )}
              </p>
            ) : null}
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}
