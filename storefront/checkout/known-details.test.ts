import { expect, test } from 'vitest'
import { detailsOf } from './use-known-details.ts'

const account = { username: 'Ada', email: 'ada@example.com', area_code: '852', phone: '51234567' }
const address = {
  unit: 'Flat 3A',
  building: 'Harbour Court',
  street: '1 Hoi Yuen Road',
  district: 'kwun-tong',
  region: '',
  point_code: '',
}
const recipient = { name: 'Chan Tai Man', area_code: '853', phone: '66123456', address }

test('the default recipient takes precedence over the account holder', () => {
  expect(detailsOf(account, recipient)).toMatchObject({
    name: 'Chan Tai Man',
    email: 'ada@example.com',
    areaCode: '853',
    phone: '66123456',
    district: 'kwun-tong',
    building: 'Harbour Court',
  })
  expect(detailsOf(account, null)).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    areaCode: '852',
    phone: '51234567',
  })
})

test('an address abroad is not filled in as a Hong Kong one, nor an area code without a number', () => {
  const abroad = { ...recipient, address: { ...address, district: 'Taipei' } }
  expect(detailsOf(account, abroad)).not.toHaveProperty('district')
  expect(detailsOf({ ...account, area_code: null, phone: null }, null)).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
  })
})

test('without a saved address, the last order fills the form', () => {
  const last = { ...recipient, country: 'HK' }
  expect(detailsOf(account, null, last)).toEqual(detailsOf(account, recipient))
  const nameless = { ...recipient, name: 'Ada Chan', phone: '51234567', address: null }
  expect(detailsOf(account, nameless, last)).toMatchObject({
    name: 'Ada Chan',
    phone: '51234567',
    building: 'Harbour Court',
  })
  expect(detailsOf(account, { ...nameless, address }, { ...last, name: 'Another' })).toMatchObject({
    name: 'Ada Chan',
  })
})

test('an order that went abroad fills in its country, a collected one only name and phone', () => {
  const abroad = { ...address, district: 'Taipei', region: 'Taiwan' }
  expect(detailsOf(account, null, { ...recipient, address: abroad, country: 'TW' })).toMatchObject({
    country: 'TW',
    district: 'Taipei',
    region: 'Taiwan',
  })
  const collected = detailsOf(account, null, { ...recipient, address: null, country: 'HK' })
  expect(collected).toMatchObject({ name: 'Chan Tai Man', phone: '66123456' })
  expect(collected).not.toHaveProperty('district')
})
