import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

interface ProductRowProps {
  title: string
  cards: readonly CardView[]
  /** As many as fit beside each other; the rest stays out of sight. */
  isOneRow?: boolean
}

/** A row of styles under what they are: to go with this one, or like it. */
export function ProductRow({ title, cards, isOneRow }: ProductRowProps) {
  if (cards.length === 0) return null
  return (
    <section className={isOneRow ? 'product-row product-row-one' : 'product-row'}>
      <h2>{title}</h2>
      <ul className="product-grid product-grid-5">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
