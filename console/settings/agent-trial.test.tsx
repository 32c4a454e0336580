import { expect, test } from 'vitest'
import { tryAgents } from '#contract/staff/agents.ts'
import { consoleMarkup } from '#test/console-markup.tsx'
import { exampleAnswer } from '#test/example-answer.ts'
import { agentTrialMessages } from './agent-messages.ts'
import { TrialOutcome } from './agent-trial.tsx'

const { steps } = exampleAnswer(tryAgents)
const { allWell, notAll, works, fails } = agentTrialMessages.en

test('a purchase that goes well shows what each step found', () => {
  const markup = consoleMarkup(<TrialOutcome steps={steps} />)
  expect(markup).toContain(allWell)
  expect(markup).toContain('SF Express · HK$40<')
  expect(markup.split(works)).toHaveLength(steps.length + 1)
})

test('a step that fails says why, and no other does', () => {
  const problem = 'No courier delivers there.'
  const failed = steps.map((each) =>
    each.step === 'delivery' ? { ...each, problems: [problem] } : each,
  )
  const markup = consoleMarkup(<TrialOutcome steps={failed} />)
  expect(markup).toContain(notAll)
  expect(markup).not.toContain(allWell)
  expect(markup).toContain(problem)
  expect(markup.split(fails)).toHaveLength(2)
})
