import { overBudget, timeLine, unitOfWork, type Budgets } from './budgets.ts'
import { stopCommands } from './command.ts'
import { seconds } from './progress.ts'

export interface Tally {
  passed: number
  failed: number
  /** Which tests failed and why, for the end of a long run. */
  failures?: readonly string[]
  /** How long each test took. */
  times?: readonly TestTime[]
}

export interface TestTime {
  name: string
  ms: number
}

export interface Step {
  name: string
  run: () => Promise<Tally>
}

export function check(name: string, run: () => Promise<boolean>): Step {
  return {
    name,
    run: async () => ((await run()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  }
}

/**
 * Runs every step, even after one failed. The end says how long each took and how much that is of its
 * budget, which tests were the slowest, and what failed; the last line and the exit code give the result.
 */
export async function runSteps(steps: readonly Step[], budgets: Budgets = {}): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, giveUp)
  const total = { passed: 0, failed: 0 }
  const failures: string[] = []
  const times: TestTime[] = []
  const taken: TestTime[] = []
  const unit = await unitOfWork()
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const startedAt = performance.now()
    const tally = await step.run().catch(asFailure)
    total.passed += tally.passed
    total.failed += tally.failed
    if (tally.failed > 0) failures.push(`Failed in ${step.name}`, ...(tally.failures ?? []))
    times.push(...(tally.times ?? []))
    taken.push({ name: step.name, ms: performance.now() - startedAt })
    const outcome = tally.failed === 0 ? 'passed' : 'FAILED'
    console.log(`── ${step.name}: ${outcome} in ${seconds(startedAt)}`)
  }
  const late = overBudget(taken, unit, budgets)
  total.failed += late.length
  failures.push(...late)
  const lines = taken.map((part) => timeLine(part, unit, budgets))
  console.log(`\n${lines.join('\n')}\n${(unit / 1000).toFixed(2).padStart(7)} s  unit of budgets`)
  if (times.length > 0) console.log(`\nThe slowest tests:\n${slowest(times, 10).join('\n')}`)
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

export function slowest(times: readonly TestTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

function asFailure(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
}

function giveUp(): void {
  stopCommands()
  process.exit(1)
}
