import { expect, test } from 'vitest'
import { arrivedValues, dividePrefill, type FieldState } from './prefill.ts'

const values = { name: 'Chan', email: 'chan@example.com', areaCode: '853', phone: '66123456' }
const phone = ['areaCode', 'phone'] as const

function divided(states: Partial<Record<keyof typeof values, FieldState>>) {
  return dividePrefill(values, [phone], (name) => states[name] ?? 'free')
}

test('a form that was left alone is filled', () => {
  expect(divided({})).toEqual({ due: values, waiting: {} })
})

test('a changed field stays as it is, and the field in use waits', () => {
  const { name: _, email, ...others } = values
  expect(divided({ name: 'own', email: 'in use' })).toEqual({ due: others, waiting: { email } })
})

test('a whole is filled together or not at all', () => {
  const { areaCode, phone: number, ...others } = values
  expect(divided({ areaCode: 'own', phone: 'in use' })).toEqual({ due: others, waiting: {} })
  expect(divided({ phone: 'in use' })).toEqual({
    due: others,
    waiting: { areaCode, phone: number },
  })
})

test('nothing is filled with an empty value', () => {
  const part: { name?: string; email?: string } = { name: '', email: 'chan@example.com' }
  expect(arrivedValues(part, new Set())).toEqual({ email: 'chan@example.com' })
})

test('what an earlier person was filled in with is emptied for one without it', () => {
  const filled = new Set(['name', 'email'] as const)
  const next: { name?: string; email?: string } = { name: 'Wong', email: '' }
  expect(arrivedValues(next, filled)).toEqual({ name: 'Wong', email: '' })
  expect(arrivedValues({}, filled)).toEqual({ name: '', email: '' })
  // What the person has typed since is theirs.
  const states = (name: string): FieldState => (name === 'email' ? 'own' : 'free')
  expect(dividePrefill(arrivedValues(next, filled), [], states)).toEqual({
    due: { name: 'Wong' },
    waiting: {},
  })
})
