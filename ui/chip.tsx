import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

interface ChipLinkProps {
  href: string
  current?: boolean
  children: ReactNode
}

export function ChipLink({ href, current, children }: ChipLinkProps) {
  return (
    <Link href={href} className="chip" aria-current={current || undefined}>
      {children}
    </Link>
  )
}

interface RemovableText {
  children: string
  /** The full action: "Remove filter: Navy". */
  removeLabel: string
}

type RemovableChipProps = RemovableText &
  ({ href: string; onRemove?: never } | { href?: never; onRemove: () => void })

/** An active filter. With `href` it can be removed without scripts. */
export function RemovableChip({ children, removeLabel, href, onRemove }: RemovableChipProps) {
  if (href !== undefined) {
    return (
      <Link href={href} className="chip" aria-label={removeLabel}>
        {children}
        <Icon name="close" />
      </Link>
    )
  }
  return (
    <button type="button" className="chip" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <Icon name="close" />
    </button>
  )
}
