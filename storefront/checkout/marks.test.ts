import { expect, test } from 'vitest'
import { draftProblems } from '../address/check-draft.ts'
import { emptyDraft, type Draft } from '../address/draft.ts'
import { problemsLeft } from './marks.ts'

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
  const marks = { problems: draftProblems(broken, chosen), draft: broken }
  expect(problemsLeft(marks, filled, chosen)).toEqual({})
  expect(problemsLeft(marks, broken, chosen)).toEqual({ email: 'invalidEmail' })
})

test('a server-side problem stays until the field or its partner is changed', () => {
  const marks = { problems: { phone: 'invalidPhone' }, draft: filled } as const
  expect(problemsLeft(marks, filled, chosen)).toEqual({ phone: 'invalidPhone' })
  expect(problemsLeft(marks, { ...filled, name: 'Ada' }, chosen)).toEqual({ phone: 'invalidPhone' })
  expect(problemsLeft(marks, { ...filled, phone: '61234567' }, chosen)).toEqual({})
  expect(problemsLeft(marks, { ...filled, areaCode: '853', phone: '66123456' }, chosen)).toEqual({})
})
