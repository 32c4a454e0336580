import { expect, test } from 'vitest'
import { draftProblems } from '../address/check-draft.ts'
import { emptyDraft, type Draft } from '../address/draft.ts'
import { problemsLeft } from './field-errors.ts'

const chosen = { delivery: { method: 'DELIVERY', isPoint: false }, payment: {} } as const
const filled: Draft = {
  ...emptyDraft,
  name: 'Chan Tai Man',
  email: 'tai.man@example.com',
  phone: '9123 4567',
  district: 'wan-chai',
  street: '1 Seawall Street',
}

test('a message disappears when its field is fixed, and returns when it breaks again', () => {
  const broken = { ...filled, email: 'tai' }
  const fieldErrors = { problems: draftProblems(broken, chosen), draft: broken }
  expect(problemsLeft(fieldErrors, filled, chosen)).toEqual({})
  expect(problemsLeft(fieldErrors, broken, chosen)).toEqual({ email: 'invalidEmail' })
})

test('a server-side problem stays until the field or its partner is changed', () => {
  const fieldErrors = { problems: { phone: 'invalidPhone' }, draft: filled } as const
  expect(problemsLeft(fieldErrors, filled, chosen)).toEqual({ phone: 'invalidPhone' })
  expect(problemsLeft(fieldErrors, { ...filled, name: 'Ada' }, chosen)).toEqual({
    phone: 'invalidPhone',
  })
  expect(problemsLeft(fieldErrors, { ...filled, phone: '61234567' }, chosen)).toEqual({})
  expect(
    problemsLeft(fieldErrors, { ...filled, areaCode: '853', phone: '66123456' }, chosen),
  ).toEqual({})
})
