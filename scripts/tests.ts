import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root, runCommand } from './command.ts'
import type { Step, Tally } from './steps.ts'

const reportFile = join(root, '.cache', `vitest-${process.pid}.json`)

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})
type Report = z.infer<typeof reportShape>

/** Runs Vitest projects as one step, counting each test. */
export function tests(
  name: string,
  projects: readonly string[],
  env: () => Promise<Record<string, string>> = async () => ({}),
): Step {
  return {
    name,
    run: async () => {
      const { isOk } = await runCommand(
        'vitest',
        [
          'run',
          ...projects.map((project) => `--project=${project}`),
          '--reporter=default',
          '--reporter=./scripts/unstable-reporter.ts',
          '--reporter=json',
          `--outputFile.json=${reportFile}`,
        ],
        { env: await env() },
      )
      const report = reportShape.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
      rmSync(reportFile)
      return tallyOf(report, isOk)
    },
  }
}

/** Skipped tests and a run without tests count as failures, because they prove nothing. */
export function tallyOf(report: Report, isOk: boolean): Tally {
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) console.error(`${skipped} tests were skipped, which counts as failed`)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
  )
  const failed = report.numFailedTests + skipped + brokenFiles.length
  if (failed === 0 && (!isOk || report.numPassedTests === 0)) {
    const hasRun = report.numPassedTests > 0
    console.error(hasRun ? 'Vitest failed outside any test' : 'No tests were run')
    return { passed: report.numPassedTests, failed: 1 }
  }
  return { passed: report.numPassedTests, failed }
}
