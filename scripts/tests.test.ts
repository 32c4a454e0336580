import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { root } from './command.ts'
import { slowest } from './steps.ts'
import { tallyOf } from './tests.ts'

const passed = { status: 'passed', fullName: 'a shirt is sold', failureMessages: [] }
const failed = { status: 'failed', fullName: 'a coat is sold', failureMessages: ['sold out'] }
const oneFile = {
  name: join(root, 'server/sales.test.ts'),
  status: 'passed',
  message: '',
  assertionResults: [passed],
}
const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [oneFile],
}

test('tests are counted individually', () => {
  expect(tallyOf(report, true)).toEqual({ passed: 3, failed: 0, failures: [] })
  const oneFailed = { ...oneFile, status: 'failed', assertionResults: [passed, failed] }
  const result = { ...report, numFailedTests: 1, testResults: [oneFile, oneFailed] }
  expect(tallyOf(result, false)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['server/sales.test.ts > a coat is sold\nsold out'],
  })
})

test('a file that fails to load counts as a failure', () => {
  const broken = { ...oneFile, status: 'failed', message: 'no such module', assertionResults: [] }
  const result = { ...report, testResults: [oneFile, broken] }
  const failures = ['server/sales.test.ts\nno such module']
  expect(tallyOf(result, false)).toEqual({ passed: 3, failed: 1, failures })
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

test('the slowest tests are named first', () => {
  const times = [
    { name: 'quick', ms: 20 },
    { name: 'slowest', ms: 61_000 },
    { name: 'slow', ms: 9500 },
  ]
  expect(slowest(times, 2)).toEqual(['   61.0 s  slowest', '    9.5 s  slow'])
})
