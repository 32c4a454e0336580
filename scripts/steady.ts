import { Worker } from 'node:worker_threads'
import { readArguments, refuseUse } from './arguments.ts'
import { build } from './checks.ts'
import { withChromium } from './journeys.ts'
import { runSteps, type Step } from './steps.ts'
import { tests } from './tests.ts'

const usage = `npm run steady -- 10   runs all tests ten times, each time in another order; in every third
                       run both cores are kept busy by something else`

const { positionals } = readArguments({ allowPositionals: true }, usage)
const runs = Number(positionals[0] ?? 10)
if (!Number.isInteger(runs) || runs < 1) refuseUse('The number of runs is at least 1.', usage)

await runSteps([build, ...Array.from({ length: runs }, (_, at) => run(at + 1))])

function run(number: number): Step {
  const isBusy = number % 3 === 0
  const name = `run ${number} of ${runs}${isBusy ? ', both cores busy' : ''}`
  const step = tests(name, ['code', 'controls', 'e2e'], async () => ({
    ...(await withChromium()),
    JOURNEY_VISITS: 'first',
    TEST_ORDER: String(number),
  }))
  return isBusy ? { ...step, run: () => besides(step.run) } : step
}

/** Keeps two cores busy while the work goes on. */
async function besides<T>(work: () => Promise<T>): Promise<T> {
  const busy = [1, 2].map(() => new Worker('for (;;) Math.random()', { eval: true }))
  try {
    return await work()
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()))
  }
}
