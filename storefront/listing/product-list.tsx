import { memo } from 'react'
import { useMessages } from '../messages/messages.ts'
import { ProductCard } from '../product/product-card.tsx'
import type { ListedCard } from './listing-view.ts'

/** As many cards as stand in the first row of a wide screen. */
const firstRow = 4

interface ListProps {
  cards: readonly ListedCard[]
  isLoading: boolean
}

export function ProductList({ cards, isLoading }: ListProps) {
  return (
    <ul className="product-grid product-grid-5 listing-cards" aria-busy={isLoading || undefined}>
      <Cards cards={cards} />
    </ul>
  )
}

// Dimmed at once when a filter is pressed, without a look at every card.
const Cards = memo(function Cards({ cards }: Pick<ListProps, 'cards'>) {
  return cards.map((card, index) => (
    <li key={`${card.id} ${card.shown ?? 0}`}>
      <ProductCard card={card} isFirstRow={index < firstRow} headingLevel={2} />
    </li>
  ))
})

/** With room for what a card leaves out. */
export function ProductRows({ cards, isLoading }: ListProps) {
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
