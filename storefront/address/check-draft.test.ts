import { expect, test } from 'vitest'
import { draftProblems, problemsOfIssues } from './check-draft.ts'
import { draftToStore, emptyDraft, parseDraft, type Draft } from './draft.ts'

const home = { method: 'DELIVERY', isPoint: false } as const
const point = { method: 'DELIVERY', isPoint: true } as const
const shop = { method: 'PICKUP' } as const
const payment = { slug: 'fps' }

const filled: Draft = {
  ...emptyDraft,
  name: 'Chan Tai Man',
  email: 'tai.man@example.com',
  phone: '9123 4567',
  district: 'wan-chai',
  street: '1 Seawall Street',
}

test('an empty form needs everything for a home delivery, but no postcode', () => {
  expect(draftProblems(emptyDraft, { delivery: home, payment: undefined })).toEqual({
    name: 'needName',
    email: 'needEmail',
    phone: 'needPhone',
    district: 'needDistrict',
    street: 'needStreet',
    payment: 'needPayment',
  })
})

test.each([
  ['as typed with spaces', { phone: ' 9123 4567 ' }],
  ['in full-width figures', { phone: '９１２３４５６７' }],
  ['with a plus before the area code', { areaCode: '+852' }],
  ['from Macau', { areaCode: '853', phone: '66123456' }],
  ['with a building instead of a street', { street: '', building: 'Seawall Place' }],
])('a filled form is valid %s', (_, change) => {
  expect(draftProblems({ ...filled, ...change }, { delivery: home, payment })).toEqual({})
})

test.each([
  ['an email without a domain', { email: 'tai.man@' }, { email: 'invalidEmail' }],
  ['a number too short for Hong Kong', { phone: '912345' }, { phone: 'invalidPhone' }],
  ['no area code', { areaCode: '' }, { areaCode: 'needAreaCode' }],
  ['a place that is no district', { district: 'atlantis' }, { district: 'needDistrict' }],
  ['no city elsewhere', { country: 'MO', district: ' ' }, { district: 'needCity' }],
])('%s is marked at its field', (_, change, problems) => {
  expect(draftProblems({ ...filled, ...change }, { delivery: home, payment })).toEqual(problems)
})

test('a locker needs its code instead of a street, a pick-up needs no address', () => {
  const nowhere = { ...filled, street: '', district: 'wan-chai' }
  expect(draftProblems(nowhere, { delivery: point, payment })).toEqual({
    pointCode: 'needPointCode',
  })
  expect(draftProblems({ ...nowhere, district: '' }, { delivery: shop, payment })).toEqual({})
})

test('a server error is shown at the field it came from', () => {
  expect(
    problemsOfIssues([
      { path: 'delivery_details.phone' },
      { path: 'delivery_details.address.point_code' },
      { path: 'delivery_details.name' },
    ]),
  ).toEqual({ phone: 'invalidPhone', pointCode: 'needPointCode', name: 'wrongField' })
})

test('a server error without a field is not hidden among the fields', () => {
  expect(problemsOfIssues([{ path: 'expected_total' }])).toBeNull()
  expect(problemsOfIssues([])).toBeNull()
})

test('a stored draft keeps what the customer changed, and drops what is no field', () => {
  const changed = { ...emptyDraft, name: 'Ada', email: '' }
  const stored = draftToStore(emptyDraft, changed, new Set(['email']))
  expect(stored).toEqual({ name: 'Ada', email: '' })
  expect(parseDraft({ ...stored, stranger: 'x', phone: 5 })).toEqual(stored)
})

test.each([null, 'text', 7, [], { name: {} }])('a corrupt stored draft (%j) is ignored', (kept) => {
  expect(parseDraft(kept)).toEqual({})
})
