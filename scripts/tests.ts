import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { root, runCommand } from './command.ts'
import type { Step, Tally, TestTime } from './steps.ts'

const reportFile = join(root, '.cache', `vitest-${process.pid}.json`)

const reportShape = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
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
          '--reporter=json',
          `--outputFile.json=${reportFile}`,
        ],
        { env: await env() },
      )
      const report = reportShape.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
      rmSync(reportFile)
      return { ...tallyOf(report, isOk), times: timesOf(report) }
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
  const failures = report.testResults.flatMap(failuresOf)
  if (failed === 0 && (!isOk || report.numPassedTests === 0)) {
    const hasRun = report.numPassedTests > 0
    console.error(hasRun ? 'Vitest failed outside any test' : 'No tests were run')
    return { passed: report.numPassedTests, failed: 1, failures }
  }
  return { passed: report.numPassedTests, failed, failures }
}

function timesOf({ testResults }: Report): TestTime[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)} > ${fullName}`,
      ms: duration ?? 0,
    })),
  )
}

function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]) {
  const file = relative(root, name)
  const failed = assertionResults.filter((each) => each.status === 'failed')
  if (failed.length > 0) {
    return failed.map((test) => `${file} > ${test.fullName}\n${short(test.failureMessages)}`)
  }
  return status === 'failed' ? [`${file}\n${short([message])}`] : []
}

/** The message and our own lines of the stack. */
function short(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split('\n'))
  return lines
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 20)
    .join('\n')
}
