import { expect, test } from 'vitest'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { code } from '#test/sources.ts'
import { withoutScreen } from '#test/staff-calls.ts'

/** Quick, by the sources. That browsers send them is shown after all journeys (`scripts/staff-calls.ts`). */
const callers = ['useCall', 'useWrite', 'callStaff', 'callQuery']
const called = new Set(
  code(/^console\/.*(?<!\.test)\.tsx?$/).flatMap(([, text]) =>
    [...text.matchAll(/\b(\w+)\(\s*'((?:GET|POST|PUT|DELETE) [^']+)'/g)]
      .filter(([, name = '']) => callers.includes(name))
      .map(([, , key = '']) => key),
  ),
)

test('every staff call is made by a screen, or named here with the reason why not', () => {
  expect(called.size).toBeGreaterThan(100)
  const uncalled = staffEndpoints.map(({ key }) => key).filter((key) => !called.has(key))
  expect(uncalled.toSorted()).toEqual(Object.keys(withoutScreen).toSorted())
})
