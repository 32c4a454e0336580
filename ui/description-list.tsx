import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Detail {
  term: string
  detail: ReactNode
  total?: boolean
}

interface DescriptionListProps {
  details: readonly Detail[]
  /** Numbers aligned to the end, as on a receipt. */
  sums?: boolean
  className?: string
}

export function DescriptionList({ details, sums, className }: DescriptionListProps) {
  return (
    <dl className={classes('facts', sums && 'facts-sums', className)}>
      {details.map(({ term, detail, total }) => (
        <div key={term} className={total ? 'facts-total' : undefined}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
