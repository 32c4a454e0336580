import { expect, test } from 'vitest'
import { dividePrefill, type FieldState } from './prefill.ts'

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
  const part: { name?: string; email?: string } = { name: '' }
  expect(dividePrefill(part, [], () => 'free')).toEqual({ due: {}, waiting: {} })
})
