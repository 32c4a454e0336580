import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

/** A row of styles under what they are: to go with this one, or like it. */
export function ProductRow({ title, cards }: { title: string; cards: readonly CardView[] }) {
  if (cards.length === 0) return null
  return (
    <section className="product-row">
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
