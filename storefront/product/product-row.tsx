import type { ReactNode } from 'react'
import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

const sizes = '(width < 577px) 46vw, 22vw'

interface ProductRowProps {
  title: string
  cards: readonly CardView[]
  children?: ReactNode
}

export function ProductRow({ title, cards, children }: ProductRowProps) {
  if (cards.length === 0) return null
  return (
    <section className="product-row">
      <h2>{title}</h2>
      <ul className="product-grid">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard isBrief card={card} sizes={sizes} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
