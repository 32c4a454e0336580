import { memo } from 'react'
import { useMessages } from '../messages/messages.ts'
import { ProductCard } from '../product/product-card.tsx'
import type { ListedCard } from './listing-view.ts'

/** Cards in the first row on a wide screen. */
const firstRow = 4

function urgencyOf(index: number) {
  if (index === 0) return 'high'
  return index < firstRow ? 'eager' : undefined
}

interface ListProps {
  cards: readonly ListedCard[]
  /** Where there is room for them. */
  isOfFive?: boolean
  isLoading: boolean
}

export function ProductList({ cards, isOfFive, isLoading }: ListProps) {
  return (
    <ul
      className={`product-grid listing-cards ${isOfFive ? 'product-grid-5' : ''}`}
      aria-busy={isLoading || undefined}
    >
      <Cards cards={cards} />
    </ul>
  )
}

// Memoised, so that dimming the list does not re-render every card.
const Cards = memo(function Cards({ cards }: Pick<ListProps, 'cards'>) {
  return cards.map((card, index) => (
    <li key={`${card.id} ${card.shown ?? 0}`}>
      <ProductCard card={card} urgency={urgencyOf(index)} headingLevel={2} />
    </li>
  ))
})

export function ProductRows({ cards, isLoading }: ListProps) {
  const { catalogue: messages } = useMessages()
  return (
    <ul className="listing-rows" aria-busy={isLoading || undefined}>
      {cards.map((card, index) => (
        <li key={`${card.id} ${card.shown ?? 0}`}>
          <ProductCard
            card={card}
            urgency={urgencyOf(index)}
            headingLevel={2}
            sizes="(width < 577px) 34vw, 180px"
          >
            {card.subtitle ? <p>{card.subtitle}</p> : null}
            {card.sizes && card.sizes.length > 0 ? (
              <p className="listing-run">
                <span className="sr-only">{messages.size}: </span>
                {card.sizes.map(({ title, isSoldOut }) =>
                  isSoldOut ? (
                    <s key={title}>
                      {messages.sizeTitle(title)}
                      <span className="sr-only"> ({messages.badges['sold-out']})</span>
                    </s>
                  ) : (
                    <span key={title}>{messages.sizeTitle(title)}</span>
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
