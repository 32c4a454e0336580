import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Fact {
  term: string
  detail: ReactNode
  total?: boolean
}

interface DescriptionListProps {
  facts: readonly Fact[]
  /** Numbers aligned to the end, as on a receipt. */
  sums?: boolean
  className?: string
}

export function DescriptionList({ facts, sums, className }: DescriptionListProps) {
  return (
    <dl className={classes('facts', sums && 'facts-sums', className)}>
      {facts.map(({ term, detail, total }) => (
        <div key={term} className={total ? 'facts-total' : undefined}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
