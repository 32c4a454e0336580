import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type BadgeKind = 'new' | 'sale' | 'low' | 'sold-out' | 'preorder' | 'plain'

interface BadgeProps {
  kind: BadgeKind
  children: ReactNode
  className?: string
}

/** Each kind has its own shape, so that no state relies on colour alone. */
export function Badge({ kind, children, className }: BadgeProps) {
  return (
    <span className={classes('badge', kind !== 'plain' && `badge-${kind}`, className)}>
      {children}
    </span>
  )
}
