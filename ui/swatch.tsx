import { Link } from './link.tsx'

export interface SwatchLink {
  href: string
  label: string
  /** Any CSS background: a hex value, or a gradient for a two-colour fabric. */
  colour: string
  current?: boolean
}

export interface SwatchLinksProps {
  label: string
  links: readonly SwatchLink[]
  /** Colours that did not fit: "+3". */
  more?: { href: string; text: string; label: string }
  /** On hover or focus of a colour, so that the card can show its picture. */
  onPreview?: (index: number) => void
}

/** A product card's colours, each linking to the product in that colour. */
export function SwatchLinks({ label, links, more, onPreview }: SwatchLinksProps) {
  return (
    <ul className="swatch-row" aria-label={label}>
      {links.map((link, index) => (
        <li key={link.href}>
          <Link
            href={link.href}
            className="swatch"
            aria-label={link.label}
            aria-current={link.current || undefined}
            onPointerEnter={onPreview && (() => onPreview(index))}
            onFocus={onPreview && (() => onPreview(index))}
          >
            <i style={{ background: link.colour }} />
          </Link>
        </li>
      ))}
      {more ? (
        <li>
          <Link href={more.href} className="swatch swatch-more" aria-label={more.label}>
            {more.text}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
