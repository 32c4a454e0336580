import { expect, test, vi } from 'vitest'
import { tallyOf } from './tests.ts'

const oneFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [oneFile],
}

test('tests are counted individually', () => {
  expect(tallyOf(report, true)).toEqual({ passed: 3, failed: 0 })
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const twoFailed = { ...report, numFailedTests: 2, testResults: [oneFile, failed] }
  expect(tallyOf(twoFailed, false)).toEqual({ passed: 3, failed: 2 })
})

test('a file that fails to load counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const result = { ...report, testResults: [oneFile, broken] }
  expect(tallyOf(result, false)).toEqual({ passed: 3, failed: 1 })
})

test.each([
  ['a run without tests', { ...report, numPassedTests: 0, testResults: [] }, true],
  ['an error outside any test', report, false],
  ['a skipped test', { ...report, numPendingTests: 1 }, true],
  ['a test yet to be written', { ...report, numTodoTests: 1 }, true],
])('%s is a failure', (_name, result, isOk) => {
  using said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(tallyOf(result, isOk).failed).toBe(1)
  expect(said).toHaveBeenCalledOnce()
})
