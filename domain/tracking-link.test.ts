import { expect, test } from 'vitest'
import { trackingIn } from './tracking-link.ts'

const sf = (language: string) => `https://www.sf-express.com/hk/${language}/waybill/SF1234567890`

test('a parcel is followed in the reader’s language, where its courier has it', () => {
  expect(trackingIn(sf('en'), 'zh')).toBe(sf('tc'))
  expect(trackingIn(sf('tc'), 'cn')).toBe(sf('sc'))
  expect(trackingIn(sf('sc'), 'en')).toBe(sf('en'))
  const other = 'https://courier.example/hk/en/waybill/1'
  expect(trackingIn(other, 'zh')).toBe(other)
})
