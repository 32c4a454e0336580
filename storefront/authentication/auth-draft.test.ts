import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '#contract/client.ts'
import { messages } from '../messages/en.ts'
import {
  contactOf,
  emptyDraft,
  loginOf,
  problemsOf,
  typedDraft,
  registrationOf,
  type AuthDraft,
} from './auth-draft.ts'
import { failureOf } from './auth-failure.ts'

const byEmail: AuthDraft = { ...emptyDraft, email: 'Tai.Man@Example.com', password: 'Harbour2026' }
const byPhone: AuthDraft = {
  ...emptyDraft,
  type: 'PHONE',
  phone: '9123 4567',
  area_code: '+852',
  password: 'Harbour2026',
}
const login = { contact: true, password: 'known' } as const
const registration = { contact: true, password: 'new' } as const

test.each([
  ['nothing', emptyDraft, { email: 'needEmail', password: 'needPassword' }],
  ['an address without a place', { ...byEmail, email: 'tai.man@' }, { email: 'invalidEmail' }],
  ['a short password', { ...byEmail, password: 'abc1234' }, { password: 'invalidPassword' }],
  ['no digit', { ...byEmail, password: 'abcdefgh' }, { password: 'invalidPassword' }],
  ['a symbol', { ...byEmail, password: 'abcd1234!' }, { password: 'invalidPassword' }],
  ['a space at the end', { ...byEmail, password: 'abcd1234 ' }, { password: 'invalidPassword' }],
  ['no number', { ...byPhone, phone: '' }, { phone: 'needPhone' }],
  ['letters for a number', { ...byPhone, phone: 'call me' }, { phone: 'invalidPhone' }],
  ['a number too short', { ...byPhone, phone: '9123' }, { phone: 'invalidPhone' }],
  ['no area code', { ...byPhone, area_code: '' }, { area_code: 'needAreaCode' }],
  ['all there, by email', byEmail, {}],
  ['all there, by phone', byPhone, {}],
] as const)('before a sign-in is sent, %s is found', (_, draft, problems) => {
  expect(problemsOf(draft, login)).toEqual(problems)
})

test('only the requested fields are checked', () => {
  expect(problemsOf(emptyDraft, { contact: true })).toEqual({ email: 'needEmail' })
  expect(problemsOf(emptyDraft, { code: 6 })).toEqual({ code: 'needCode' })
  expect(problemsOf({ ...emptyDraft, code: '482913' }, { code: 6 })).toEqual({})
  expect(problemsOf({ ...emptyDraft, code: '482913' }, { code: 12 })).toEqual({
    code: 'needLongCode',
  })
  expect(problemsOf({ ...emptyDraft, code: '482193305517' }, { code: 12 })).toEqual({})
  expect(problemsOf(emptyDraft, registration)).toMatchObject({ password: 'needNewPassword' })
})

test('phones are sent as digits, prefixed by the area code to sign in', () => {
  expect(loginOf(byPhone)).toEqual({
    type: 'PHONE',
    login_id: '85291234567',
    password: 'Harbour2026',
  })
  expect(contactOf(byPhone)).toEqual({ type: 'PHONE', area_code: '852', phone: '91234567' })
  expect(loginOf(byEmail).login_id).toBe('tai.man@example.com')
})

test('an empty name is not sent', () => {
  expect(registrationOf(byEmail)).toEqual({
    type: 'EMAIL',
    email: 'tai.man@example.com',
    password: 'Harbour2026',
  })
  expect(registrationOf({ ...byEmail, username: 'Chan' })).toMatchObject({ username: 'Chan' })
})

test('a form is read as typed, the password untouched and the code as digits', () => {
  const form = new FormData()
  form.set('type', 'PHONE')
  form.set('phone', ' 9123 4567 ')
  form.set('code', '482 913')
  form.set('password', ' Harbour2026')
  expect(typedDraft(form)).toMatchObject({
    type: 'PHONE',
    phone: '9123 4567',
    code: '482913',
    password: ' Harbour2026',
  })
})

test('a server error is shown where it can be fixed', () => {
  const refusal = (status: number, answer: Partial<ConstructorParameters<typeof ApiError>[1]>) =>
    failureOf(new ApiError(status, { message: 'No.', code: 'invalid', ...answer }), messages)
  expect(refusal(401, { code: 'wrong_credentials' }).refusal).toEqual({ kind: 'credentials' })
  expect(
    refusal(429, { code: 'rate_limited', details: { retry_after_seconds: 34 } }).refusal,
  ).toEqual({ kind: 'wait', seconds: 34 })
  expect(refusal(429, { code: 'rate_limited' }).refusal).toEqual({ kind: 'wait', seconds: null })
  const issues = [{ path: 'new_password', message: 'Too easy to guess' }]
  expect(refusal(422, { issues })).toEqual({
    problems: { password: 'commonPassword' },
    refusal: null,
  })
  expect(refusal(422, { code: 'verification_code_invalid' }).problems).toEqual({
    code: 'wrongCode',
  })
  expect(refusal(409, { code: 'conflict' }).refusal).toEqual({ kind: 'other', text: 'No.' })
  expect(failureOf(new ConnectionError(new TypeError('fetch failed')), messages).refusal).toEqual({
    kind: 'other',
    text: messages.errors.noConnection,
  })
})
