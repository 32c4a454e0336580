import type { ReactNode } from 'react'

/**
 * What a state asks of staff: `act`, the `next` step, `wait` for the customer, `good`, `bad`, or
 * nothing.
 */
export type StateTone = 'act' | 'next' | 'wait' | 'good' | 'bad' | 'plain'

/** Always a word with a dot, so that no state relies on colour alone. */
export function StateBadge({ tone, children }: { tone: StateTone; children: ReactNode }) {
  return <span className={`state state-${tone}`}>{children}</span>
}
