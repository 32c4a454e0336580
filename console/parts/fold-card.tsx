import { useState, type ReactNode } from 'react'
import { get, type FieldErrors } from 'react-hook-form'

interface FoldCardProps {
  title: string
  /** The form's errors: what is refused opens by itself, so that it is seen. */
  errors?: FieldErrors
  /** Paths of the fields inside. */
  names?: readonly string[]
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A card of what is rarely changed, folded on a phone. */
export function FoldCard(props: FoldCardProps) {
  const { title, children } = props
  const [isFolding] = useState(() => !hasRoom())
  if (isFolding) return <FoldedCard {...props} />
  return (
    <section className="card form-grid" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface FoldedCardProps extends FoldCardProps {
  /** What it holds, in a few words. */
  summary?: string
  /** Buttons next to the title. */
  tools?: ReactNode
}

/** A card folded to its title at any width: one of many. */
export function FoldedCard(props: FoldedCardProps) {
  const { title, summary, tools, errors, names = [], isOpenAtFirst = false, children } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isRefused = names.some((name) => get(errors, name) !== undefined)
  return (
    <section className="value-item value-card" aria-label={title} data-tools={tools !== undefined}>
      <details
        open={isOpen || isRefused}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span>
            <h2>{title}</h2>
            {summary ? <small>{summary}</small> : null}
          </span>
        </summary>
        <div className="value-item-fields">{children}</div>
      </details>
      {tools}
    </section>
  )
}

/** Whether groups can be open at first: on a phone a form would be endless. */
export const hasRoom = () => matchMedia('(width >= 767px)').matches
