import { memo, useState, type PointerEvent, type ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { WithAvif } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { showToast } from '#ui/toasts.ts'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { colourPath, productPath } from '../paths.ts'
import { sources } from '../pictures/picture-files.ts'
import { WishButton } from '../wishlist/wish-button.tsx'
import { waitingFor } from '../start/pending-press.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import { CardSwatches } from './card-swatches.tsx'
import type { CardView } from './card-view.ts'

export interface ProductCardProps {
  card: CardView
  /** Set for the first picture of a list, and for others that show without scrolling. */
  urgency?: 'high' | 'eager'
  /** `sizes` of the picture outside a listing. */
  sizes?: string
  headingLevel?: 2 | 3
  /** Without colours and heart, next to another product. */
  isBrief?: boolean
  children?: ReactNode
}

const loadActions = () => import('../quick-view/card-actions.tsx')
// Phones of 360 to 414 px then get by with a file that is narrower by one step.
const listingSizes = '(width < 577px) 44vw, (width < 991px) 31vw, (width < 1536px) 18vw, 283px'

/** One product per card; its colours are swatches, not separate cards. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, urgency, sizes = listingSizes, headingLevel = 3, isBrief, children } = props
  const { catalogue, errors, product } = useMessages()
  const path = useLocalePath()
  const [chosen, setChosen] = useState(card.shown ?? 0)
  const [isPointedAt, setPointedAt] = useState(false)
  const Heading = `h${headingLevel}` as const
  const colour = card.colours[chosen]
  const isOwnColour = chosen === (card.shown ?? 0)
  const href = path(colour && !isOwnColour ? colourPath(card, colour.code) : productPath(card))
  const point = (event: PointerEvent) => setPointedAt(event.pointerType === 'mouse')
  const [isQuick, setQuick] = useState(false)
  const actions = useLazyComponent(
    () => (isQuick ? waitingFor(loadActions()) : loadActions()),
    isQuick || (isPointedAt && !isBrief),
    () => {
      if (isQuick) showToast(errors.noConnection, { tone: 'error' })
      setQuick(false)
    },
  )
  return (
    <article className="card" onPointerEnter={point} onPointerLeave={() => setPointedAt(false)}>
      <div
        className="card-pic"
        style={colour?.background ? { background: colour.background } : undefined}
      >
        {colour?.front ? (
          <CardPicture file={colour.front} sizes={sizes} alt={colour.title} urgency={urgency} />
        ) : null}
        {card.back && isPointedAt && isOwnColour ? (
          <CardPicture file={card.back} sizes={sizes} alt="" urgency="eager" />
        ) : null}
        {actions ? (
          <actions.CardActions
            product={card}
            colour={colour?.code ?? null}
            isPointedAt={isPointedAt}
            isOpen={isQuick}
            setOpen={setQuick}
          />
        ) : null}
        {isBrief || card.badge === 'sold-out' ? null : (
          <IconButton
            icon="plus"
            label={catalogue.quickAdd(card.title)}
            onClick={() => setQuick(true)}
          />
        )}
      </div>
      <Heading>
        <Link href={href} onFocus={() => setPointedAt(true)}>
          {card.title}
        </Link>
      </Heading>
      <CardPrice card={card} />
      {card.stars && !isBrief ? <small>{product.averageOf(...card.stars)}</small> : null}
      {children}
      {card.colours.length > 1 && !isBrief ? (
        <CardSwatches card={card} chosen={chosen} onChoose={setChosen} />
      ) : null}
      {card.badge ? <Badge kind={card.badge}>{catalogue.badges[card.badge]}</Badge> : null}
      {isBrief ? null : <WishButton productId={card.id} title={card.title} />}
    </article>
  )
})

/** The first picture of a list does not share the line with the others of its row. */
const attributesOf = {
  high: { fetchPriority: 'high', decoding: 'sync' },
  eager: { fetchPriority: 'low' },
  lazy: { loading: 'lazy' },
} as const

interface CardPictureProps extends Pick<ProductCardProps, 'urgency'> {
  file: string
  sizes: string
  alt: string
}

function CardPicture({ file, sizes, alt, urgency }: CardPictureProps) {
  const { src, avif } = sources(file)
  return (
    <WithAvif avif={avif} sizes={sizes}>
      <img {...attributesOf[urgency ?? 'lazy']} src={src} alt={alt} />
    </WithAvif>
  )
}

export function CardPrice({ card }: { card: Pick<CardView, 'price' | 'from' | 'was'> }) {
  const { catalogue } = useMessages()
  return (
    <Price
      amount={card.from ? catalogue.priceFrom(card.price) : card.price}
      {...(card.was && { was: { label: catalogue.was, amount: card.was } })}
    />
  )
}
