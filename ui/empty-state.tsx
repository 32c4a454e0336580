import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'

interface EmptyStateProps {
  drawing: DrawingName
  /** One sentence. */
  children: ReactNode
  /** A single action. */
  action?: ReactNode
}

export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Drawing name={drawing} />
      <p>{children}</p>
      {action}
    </div>
  )
}
