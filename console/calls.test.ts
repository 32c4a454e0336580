import { expect, test } from 'vitest'
import { staffEndpoints } from '#contract/staff-endpoints.ts'
import { code } from '#test/sources.ts'
import { withoutScreen } from '#test/staff-calls.ts'

/** Quick, by the sources. That browsers send them is shown after all journeys (`scripts/staff-calls.ts`). */
const callers = ['useCall', 'useWrite', 'callStaff', 'callQuery', 'rowsOf']
const key = `'((?:GET|POST|PUT|DELETE) [^']+)'`
const screens = code(/^console\/.*(?<!\.test)\.tsx?$/).map(([, text]) => text)

/** Calls by their modules and names: `staff/stock.ts adjust`. */
const declared = new Map(
  code(/^contract\/staff\/.*\.ts$/).flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(`export const (\\w+) = calls\\.\\w+\\(\\s*${key}`, 'g'))].map(
      ([, name, found = '']) => [`${file} ${name}`, found] as const,
    ),
  ),
)

const called = new Set(screens.flatMap((text) => [...namedIn(text), ...describedIn(text)]))

test('every staff call is made by a screen, or named here with the reason why not', () => {
  expect(called.size).toBeGreaterThan(100)
  const uncalled = staffEndpoints.map(({ key: each }) => each).filter((each) => !called.has(each))
  expect(uncalled.toSorted()).toEqual(Object.keys(withoutScreen).toSorted())
})

test('an endpoint that only lends the shape of its body is not called', () => {
  const from = "import { adjust, count } from '#contract/staff/stock.ts'\n"
  expect(describedIn(`${from}shape: bodyOf(adjust)`)).toEqual([])
  expect(describedIn(`${from}call={line ? adjust : count}`)).toEqual([
    'POST /stock/adjust',
    'PUT /stock/on-hand',
  ])
})

/** Calls by their keys, made at once or by a description. */
function namedIn(text: string): string[] {
  const made = [...text.matchAll(new RegExp(`\\b(\\w+)\\(\\s*${key}`, 'g'))]
    .filter(([, name = '']) => callers.includes(name))
    .map(([, , found = '']) => found)
  const listed = [
    ...text.matchAll(new RegExp(`\\b(?:list|get|create|change|remove): ${key},`, 'g')),
  ]
  return [...made, ...listed.map(([, found = '']) => found)]
}

/** Calls that a description names as the contract declares them, for more than the shape of their body. */
function describedIn(text: string): string[] {
  const rest = text.replaceAll(/^import[^']*'[^']*'$/gm, '').replaceAll(/\bbodyOf\(\w+\)/g, '')
  return [
    ...text.matchAll(/^import (?:\{([^}]*)\}|\* as (\w+)) from '#(contract\/staff\/[^']+)'$/gm),
  ].flatMap(([, names = '', all, module = '']) => {
    const used = all
      ? [...rest.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      : names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(rest))
    return used.flatMap((name) => declared.get(`${module} ${name}`) ?? [])
  })
}
