import { expect, test } from 'vitest'
import { draftProblems, problemsOfIssues } from './check-draft.ts'
import { emptyDraft, filledDraft, parseDraft, restoredDraft, type Draft } from './draft.ts'

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

test('an empty form is asked for what a delivery to the door needs, and for no postcode', () => {
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
])('a filled form goes out %s', (_, change) => {
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

test('a locker asks for its code instead of a street, the shop for no address at all', () => {
  const nowhere = { ...filled, street: '', district: 'wan-chai' }
  expect(draftProblems(nowhere, { delivery: point, payment })).toEqual({
    pointCode: 'needPointCode',
  })
  expect(draftProblems({ ...nowhere, district: '' }, { delivery: shop, payment })).toEqual({})
})

test('what the server refuses is shown at the field it came from', () => {
  expect(
    problemsOfIssues([
      { path: 'delivery_details.phone' },
      { path: 'delivery_details.address.point_code' },
      { path: 'delivery_details.name' },
    ]),
  ).toEqual({ phone: 'invalidPhone', pointCode: 'needPointCode', name: 'wrongField' })
})

test('a refusal that no field can mend is not hidden among fields', () => {
  expect(problemsOfIssues([{ path: 'expected_total' }])).toBeNull()
  expect(problemsOfIssues([])).toBeNull()
})

test('a kept draft comes back under what was typed since the page came', () => {
  const kept = parseDraft({ name: 'Ada', street: 'Old Street', stranger: 'x', phone: 5 })
  expect(kept).toEqual({ name: 'Ada', street: 'Old Street' })
  const typed = { ...emptyDraft, name: 'Bo' }
  expect(restoredDraft(emptyDraft, kept, typed)).toEqual({
    ...emptyDraft,
    name: 'Bo',
    street: 'Old Street',
  })
})

test.each([null, 'text', 7, [], { name: {} }])(
  'a draft spoilt in the storage (%j) is none',
  (kept) => {
    expect(parseDraft(kept)).toEqual({})
  },
)

test('what an account knows goes only where nothing was typed, an area code with its number', () => {
  const known = { name: 'Chan', email: 'chan@example.com', areaCode: '853', phone: '66123456' }
  expect(filledDraft(emptyDraft, emptyDraft, known)).toEqual({ ...emptyDraft, ...known })
  expect(filledDraft(emptyDraft, filled, known)).toEqual(filled)
  const nothing = { name: '', street: '' }
  expect(filledDraft(emptyDraft, filled, nothing)).toEqual(filled)
})
