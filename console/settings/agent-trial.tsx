import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../api/error-text.ts'
import { callStaff, type StaffAnswer } from '../api/staff-api.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { agentTrialMessages } from './agent-messages.ts'

type Step = StaffAnswer<'POST /agents/trials'>['steps'][number]

/** A purchase as an assistant makes it, step by step, up to the order. */
export function AgentTrial() {
  const texts = useMessages(agentTrialMessages)
  const trial = useMutation({ mutationFn: () => callStaff('POST /agents/trials', {}) })
  return (
    <section className="card grid gap-4 mt-4">
      <div>
        <h2>{texts.title}</h2>
        <p className="mt-1 text-ink-2">{texts.hint}</p>
      </div>
      <div>
        <Button kind="ghost" busy={trial.isPending} onClick={() => trial.mutate()}>
          {texts.run}
        </Button>
      </div>
      {trial.isError ? (
        <Notice tone="error" live="alert">
          {errorText(trial.error)}
        </Notice>
      ) : null}
      {trial.data ? <TrialOutcome steps={trial.data.steps} /> : null}
    </section>
  )
}

export function TrialOutcome({ steps }: { steps: readonly Step[] }) {
  const texts = useMessages(agentTrialMessages)
  const isWell = steps.every(({ problems }) => problems.length === 0)
  return (
    <>
      <Notice tone={isWell ? 'success' : 'warn'} live="status">
        {isWell ? texts.allWell : texts.notAll}
      </Notice>
      <ol className="lines" aria-label={texts.title}>
        {steps.map((each) => (
          <TrialStep key={each.step} step={each} />
        ))}
      </ol>
    </>
  )
}

function TrialStep({ step: { step, problems, detail, amount } }: { step: Step }) {
  const texts = useMessages(agentTrialMessages)
  const found = [detail, amount === null ? null : showMoney(amount)].filter(Boolean).join(' · ')
  return (
    <li>
      <span className="min-w-0 flex-1">
        {texts.steps[step]}
        {found ? <small className="block text-ink-2">{found}</small> : null}
        {problems.map((problem) => (
          <small key={problem} className="block">
            {problem}
          </small>
        ))}
      </span>
      <StateBadge tone={problems.length === 0 ? 'good' : 'bad'}>
        {problems.length === 0 ? texts.works : texts.fails}
      </StateBadge>
    </li>
  )
}
