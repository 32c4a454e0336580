import { expect, test } from 'vitest'
import { messages as early } from '../messages/en.ts'
import { messages as late } from '../messages/en-lazy.ts'
import { emptyDraft, enquiryBody, problemsOf, typedDraft } from './enquiry-draft.ts'

const messages = { ...early, ...late }
const draft = {
  ...emptyDraft,
  name: 'Wong Ka Ming',
  email: 'wong@example.com',
  subject: 'Hem',
  description: 'Three centimetres?',
}

test('a phone number is optional and may contain spaces', () => {
  expect(problemsOf(draft, messages)).toEqual({})
  expect(enquiryBody(draft)).toMatchObject({ phone: '', area_code: '' })
  const called = { ...draft, phone: '9123 4567', area_code: '+852' }
  expect(problemsOf(called, messages)).toEqual({})
  expect(enquiryBody(called)).toMatchObject({ phone: '91234567', area_code: '852' })
})

test('missing or invalid input is reported at its field', () => {
  expect(Object.keys(problemsOf(emptyDraft, messages)).toSorted()).toEqual([
    'description',
    'email',
    'name',
    'subject',
  ])
  expect(problemsOf({ ...draft, email: 'wong@' }, messages)).toEqual({ email: 'Invalid email' })
  for (const phone of ['none', '12ab', '12', '9123456', '+86 138 1234 5678']) {
    expect(problemsOf({ ...draft, phone }, messages)).toEqual({ phone: 'Invalid phone number' })
  }
})

test.each(['(9123) 4567', '+852 9123 4567', '85291234567', '９１２３　４５６７'])(
  'the phone number %s is understood',
  (phone) => {
    expect(problemsOf({ ...draft, phone }, messages)).toEqual({})
    expect(enquiryBody({ ...draft, phone })).toMatchObject({ phone: '91234567', area_code: '852' })
  },
)

test('form values are trimmed', () => {
  const form = new FormData()
  form.set('name', '  Wong ')
  expect(typedDraft(form)).toEqual({ ...emptyDraft, area_code: '', name: 'Wong' })
})
