import { memo, useState, type PointerEvent, type ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { colourPath, productPath } from '../paths.ts'
import { srcSet } from '../pictures/picture-files.ts'
import { WishButton } from '../wishlist/wish-button.tsx'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { CardSwatches } from './card-swatches.tsx'
import type { CardView } from './card-view.ts'

export interface ProductCardProps {
  card: CardView
  /** First row: its pictures load eagerly. */
  isFirstRow?: boolean
  /** `sizes` of the picture outside a listing. */
  sizes?: string
  headingLevel?: 2 | 3
  /** Without colours and heart, next to another product. */
  isBrief?: boolean
  children?: ReactNode
}

const loadActions = () => import('../quick-view/card-actions.tsx')
const listingSizes = '(width < 577px) 46vw, (width < 991px) 31vw, (width < 1367px) 19vw, 270px'

/** One product per card; its colours are swatches, not separate cards. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, isFirstRow, sizes = listingSizes, headingLevel = 3, isBrief, children } = props
  const { catalogue, product } = useMessages()
  const path = useLocalePath()
  const [chosen, setChosen] = useState(card.shown ?? 0)
  const [isPointedAt, setPointedAt] = useState(false)
  const Heading = `h${headingLevel}` as const
  const colour = card.colours[chosen]
  const isOwnColour = chosen === (card.shown ?? 0)
  const href = path(colour && !isOwnColour ? colourPath(card, colour.code) : productPath(card))
  const point = (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse')
  const actions = useLazyComponent(loadActions, isPointedAt && !isBrief, () => {
    // Optional: the link leads to the product.
  })
  return (
    <article className="card" onPointerEnter={point} onPointerLeave={() => setPointedAt(false)}>
      <div
        className="card-pic"
        style={colour?.background ? { background: colour.background } : undefined}
      >
        {colour?.front ? (
          <img
            {...srcSet(colour.front)}
            sizes={sizes}
            width={320}
            height={400}
            alt={`${card.title}, ${colour.title}`}
            {...(isFirstRow ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
          />
        ) : null}
        {card.back && isPointedAt && isOwnColour ? (
          <img {...srcSet(card.back)} sizes={sizes} width={320} height={400} alt="" />
        ) : null}
        {actions ? (
          <actions.CardActions
            product={card}
            colour={colour?.code ?? null}
            isPointedAt={isPointedAt}
          />
        ) : null}
      </div>
      <Heading>
        <Link href={href} onFocus={() => setPointedAt(true)}>
          {card.title}
        </Link>
      </Heading>
      <CardPrice card={card} />
      {card.stars && !isBrief ? (
        <p className="text-12">{product.averageOf(...card.stars)}</p>
      ) : null}
      {children}
      {card.colours.length > 1 && !isBrief ? (
        <CardSwatches card={card} chosen={chosen} onChoose={setChosen} />
      ) : null}
      {card.badge ? <Badge kind={card.badge}>{catalogue.badges[card.badge]}</Badge> : null}
      {isBrief ? null : <WishButton productId={card.id} title={card.title} />}
    </article>
  )
})

export function CardPrice({ card }: { card: Pick<CardView, 'price' | 'from' | 'was'> }) {
  const { catalogue } = useMessages()
  return (
    <Price
      amount={card.from ? catalogue.priceFrom(card.price) : card.price}
      {...(card.was && { was: { label: catalogue.was, amount: card.was } })}
    />
  )
}
