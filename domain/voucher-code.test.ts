import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asOwnVoucherCode,
  newVoucherCode,
  normaliseVoucherCode,
  spellVoucherCode,
} from './voucher-code.ts'

const codes = fc
  .infiniteStream(fc.nat(1000))
  .map((numbers) => newVoucherCode((bound) => Number(numbers.next().value) % bound))

test('a code survives being read aloud and typed with spaces, hyphens or lower-case letters', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const typed = spellVoucherCode(code).toLowerCase().replaceAll('-', ' – ')
      expect(asOwnVoucherCode(normaliseVoucherCode(typed))).toBe(code)
    }),
  )
})

test('an O typed for a zero is read as the zero', () => {
  expect(asOwnVoucherCode('7K3Q9XDT2MOO')).toBe('7K3Q9XDT2M00')
})

test.each(['', 'WELCOME', '7K3Q9XDT2MP', '7K3Q9XDT2MPHH', '7K3Q9XDT2M!!'])(
  '%s is not a personal voucher code',
  (text) => {
    expect(asOwnVoucherCode(text)).toBeNull()
  },
)

test('codes are formatted in groups of four', () => {
  expect(spellVoucherCode('7K3Q9XDT2MPH')).toBe('7K3Q-9XDT-2MPH')
})
