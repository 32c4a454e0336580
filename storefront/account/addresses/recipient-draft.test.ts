import { expect, test } from 'vitest'
import { emptyDraft } from '../../address/draft.ts'
import { draftOf, elsewhere, recipientOf, recipientProblems } from './recipient-draft.ts'

const kept = {
  name: 'Chan Tai Man',
  area_code: '852',
  phone: '91234567',
  address: {
    unit: 'Flat 3A, 12/F',
    building: 'Harbour Court',
    street: '1 Hoi Yuen Road',
    district: 'kwun-tong',
    region: '',
    point_code: '',
  },
}

test('a saved recipient survives the round trip through the form', () => {
  expect(recipientOf(draftOf(kept))).toEqual(kept)
})

test('a recipient abroad needs a city instead of a district', () => {
  const abroad = { ...kept, address: { ...kept.address, district: 'Taipei', region: 'Taiwan' } }
  expect(draftOf(abroad).country).toBe(elsewhere)
  expect(recipientOf(draftOf(abroad))).toEqual(abroad)
  expect(recipientProblems({ ...draftOf(abroad), district: '' })).toEqual({ district: 'needCity' })
})

test('a phone is saved as digits, however it was typed', () => {
  const typed = { ...draftOf(kept), areaCode: '+852', phone: '9123-4567' }
  expect(recipientOf(typed)).toMatchObject({ area_code: '852', phone: '91234567' })
})

test('only the recipient is validated: no email, no payment', () => {
  expect(Object.keys(recipientProblems(emptyDraft))).toEqual([
    'name',
    'phone',
    'district',
    'street',
  ])
  expect(recipientProblems(draftOf(kept))).toEqual({})
})
