import type { MouseEvent } from 'react'
import { Link } from '#ui/link.tsx'
import { useLocalePath } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { colourPath, productPath } from '../paths.ts'
import type { CardView } from './card-view.ts'

interface CardSwatchesProps {
  card: CardView
  chosen: number
  onChoose: (index: number) => void
}

/** A card's colours, each a link to the product in it. Hover or a first tap previews the colour. */
export function CardSwatches({ card, chosen, onChoose }: CardSwatchesProps) {
  const { catalogue } = useMessages()
  const path = useLocalePath()
  return (
    <ul className="swatch-row" data-hold="touch" aria-label={catalogue.colours}>
      {card.colours.map(({ code, title, hex }, index) => (
        <li key={code}>
          <Link
            href={path(colourPath(card, code))}
            aria-current={index === chosen || undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'mouse') onChoose(index)
            }}
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) onChoose(index)
            }}
            onClick={(event) => {
              if (index === chosen || !isTap(event)) return
              event.preventDefault()
              onChoose(index)
            }}
          >
            <i style={{ background: hex }}>{title}</i>
          </Link>
        </li>
      ))}
      {card.more ? (
        <li>
          <Link
            href={path(productPath(card))}
            className="swatch-more"
            aria-label={catalogue.moreColours(card.more)}
          >
            {`+${card.more}`}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

function isTap({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
}
