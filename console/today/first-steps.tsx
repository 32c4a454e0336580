import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { PlaceLink } from '../parts/place-link.tsx'
import { todayMessages } from './messages.ts'

type Step = StaffAnswer<'GET /today'>['first_steps'][number]

/** Steps of a new shop before its first real order; gone once everything is done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const texts = useMessages(todayMessages)
  if (steps.length === 0) return null
  const done = steps.filter((step) => step.is_done).length
  return (
    <section className="card mt-4" aria-labelledby="first-steps">
      <h2 id="first-steps">{texts.firstSteps}</h2>
      <p className="text-ink-2 mb-2">{texts.stepsDone(done, steps.length)}</p>
      <ol className="first-steps">
        {steps.map((step) => (
          <li key={step.name} className={classes(step.is_done && 'is-done')}>
            <Icon name={step.is_done ? 'check' : 'chevron-end'} />
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepText({ step: { name, is_done: isDone } }: { step: Step }) {
  const texts = useMessages(todayMessages)
  const path = paths[name]
  const text = (
    <>
      {texts.steps[name]}
      {isDone ? <span className="sr-only"> ({texts.stepDone})</span> : null}
    </>
  )
  if (isDone) return <span>{text}</span>
  if (path === null) {
    return (
      <a className="link" href="/" target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  }
  return (
    <PlaceLink className="link" to={path}>
      {text}
    </PlaceLink>
  )
}

/** Null: the shop itself. */
const paths: Record<Step['name'], string | null> = {
  brand: '/settings/brand',
  payees: '/settings/payment-methods',
  product: '/products/new',
  stock: '/stock/receive',
  // Shows what was sent and what waits.
  emails: '/settings/messages',
  order: null,
}
