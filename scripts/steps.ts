import { stopCommands } from './command.ts'
import { seconds } from './progress.ts'

export interface Tally {
  passed: number
  failed: number
  /** Which tests failed and why, for the end of a long run. */
  failures?: readonly string[]
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

/** Runs every step, even after one failed; the last lines and the exit code give the result. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, giveUp)
  const total = { passed: 0, failed: 0 }
  const failures: string[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const startedAt = performance.now()
    const { passed, failed, failures: named = [] } = await step.run().catch(asFailure)
    total.passed += passed
    total.failed += failed
    if (failed > 0) failures.push(`Failed in ${step.name}`, ...named)
    console.log(`── ${step.name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds(startedAt)}`)
  }
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

function asFailure(error: unknown): Tally {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
}

function giveUp(): void {
  stopCommands()
  process.exit(1)
}
