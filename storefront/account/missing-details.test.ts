import { expect, test } from 'vitest'
import { missingFieldsOf } from './missing-details.tsx'

const details = { username: null, email: 'ada@example.com', is_email_verified: true, phone: null }
const address = {
  unit: '',
  building: 'Harbour Court',
  street: '',
  district: 'kwun-tong',
  region: '',
  point_code: '',
}

test('nothing is missing that the checkout takes from a saved recipient or the last order', () => {
  const recipient = { name: 'Ada', phone: '91234567', address }
  expect(missingFieldsOf(details, [recipient, null])).toEqual([])
  expect(missingFieldsOf(details, [null, recipient])).toEqual([])
  expect(missingFieldsOf(details, [{ ...recipient, address: null }, null])).toEqual(['address'])
  expect(missingFieldsOf(details, [null, null])).toEqual(['username', 'phone', 'address'])
})
