import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, noCents } from '../money.ts'
import type { DiscountShare } from './discount-shares.ts'
import { priceStepsOf, type SoldLine } from './price-steps.ts'

const line: SoldLine = {
  original: cents(96_000),
  subtotal: cents(76_000),
  globalDiscount: cents(7_600),
  points: 0,
  isGift: false,
  shares: [
    { position: 0, isLocal: true, amount: cents(15_000) },
    { position: 2, isLocal: false, amount: cents(7_600) },
  ],
}

test.each<[string, SoldLine, [string, number | null, number][]]>([
  [
    'marked down, on promotion and with a voucher',
    line,
    [
      ['marked_down', null, 5_000],
      ['discount', 0, 15_000],
      ['discount', 2, 7_600],
    ],
  ],
  [
    'sold before shares were recorded',
    { ...line, shares: null },
    [
      ['marked_down', null, 20_000],
      ['shop', null, 7_600],
    ],
  ],
  [
    'a gift',
    { ...line, subtotal: noCents, globalDiscount: noCents, isGift: true },
    [['gift', null, 96_000]],
  ],
  [
    'bought with points',
    { ...line, subtotal: noCents, globalDiscount: noCents, points: 960 },
    [['points', null, 96_000]],
  ],
  [
    'at its full price',
    { ...line, subtotal: line.original, globalDiscount: noCents, shares: [] },
    [],
  ],
])('a line %s has the listed steps', (_, sold, expected) => {
  const steps = priceStepsOf(sold).map(({ kind, position, amount }) => [kind, position, amount])
  expect(steps).toEqual(expected)
})

test('whatever took something off, the original price less the steps is what was paid', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents)
  const share = fc.record({ position: fc.nat(9), isLocal: fc.boolean(), amount })
  fc.assert(
    fc.property(fc.array(share), amount, amount, amount, (shares: DiscountShare[], ...rest) => {
      const [paid, markDown, unknown] = rest
      const off = (isLocal: boolean) =>
        shares
          .filter((each) => each.isLocal === isLocal)
          .reduce((sum, each) => sum + each.amount, 0)
      const globalDiscount = cents(off(false) + unknown)
      const subtotal = cents(paid + globalDiscount)
      const original = cents(subtotal + off(true) + markDown)
      const sold = { original, subtotal, globalDiscount, points: 0, isGift: false, shares }
      const gone = priceStepsOf(sold).reduce((sum, step) => sum + step.amount, 0)
      expect(original - gone).toBe(paid)
    }),
  )
})
