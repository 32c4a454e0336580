import { expect, test } from 'vitest'
import { unshownErrors } from './unshown-errors.ts'

const wrong = (message: string) => ({ type: 'contract', message })

test('an error that no field on the screen shows is listed in the summary, at any depth', () => {
  const errors = {
    root: wrong('said by the form itself'),
    title: { en: wrong('Required') },
    lines: [undefined, { qty: wrong('At least 1'), variant_id: wrong('Not found') }],
    rates: { root: wrong('At least 1 entry') },
    kind: wrong('Not accepted'),
  }
  const onScreen = new Set(['title.en', 'lines.1.qty'])
  expect(unshownErrors(errors, (path) => onScreen.has(path))).toEqual([
    { path: 'lines.1.variant_id', message: 'Not found' },
    { path: 'rates', message: 'At least 1 entry' },
    { path: 'kind', message: 'Not accepted' },
  ])
})

test('where every error has its field, nothing is said twice', () => {
  expect(unshownErrors({ name: wrong('Required') }, () => true)).toEqual([])
})
