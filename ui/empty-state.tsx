import type { ReactNode } from 'react'
import sprite from './drawings.svg?no-inline'

type Drawing = 'rail' | 'bag' | 'card' | 'lens' | 'parcel' | 'heart' | 'thread'

interface EmptyStateProps {
  drawing: Drawing
  /** One sentence. */
  children: ReactNode
  /** A single action. */
  action?: ReactNode
}

export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg className="icon drawing" aria-hidden="true">
        <use href={`${sprite}#${drawing}`} />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  )
}
