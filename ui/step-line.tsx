import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type StepState = 'done' | 'current' | 'todo' | 'failed'

interface Step {
  title: string
  state: StepState
  /** When it happened or is expected. */
  time?: ReactNode
  detail?: ReactNode
}

interface StepLineProps {
  label: string
  steps: readonly Step[]
  /** The states in words, for screen readers. */
  stateLabels: Record<StepState, string>
}

export function StepLine({ label, steps, stateLabels }: StepLineProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map(({ title, state, time, detail }) => (
        <li
          key={title}
          className={`steps-${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="steps-mark">
            {state === 'done' ? <Icon name="check" /> : null}
            {state === 'failed' ? <Icon name="close" /> : null}
          </span>
          <div>
            <strong>{title}</strong>
            <span className="sr-only"> – {stateLabels[state]}</span>
            {time ? <small>{time}</small> : null}
            {detail ? <div>{detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
