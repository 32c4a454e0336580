import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, noCents, noPoints, points, sumCents } from '../money.ts'
import type { DiscountShare } from './discount-shares.ts'
import { lowerOrder, type UnpaidLine } from './lower-order.ts'

const shirts: UnpaidLine = {
  id: 'shirts',
  qty: 3,
  original: cents(400_00),
  subtotal: cents(1080_00),
  globalDiscount: cents(100_01),
  points: noPoints,
  shares: null,
}
const tees: UnpaidLine = {
  id: 'tees',
  qty: 2,
  original: noCents,
  subtotal: noCents,
  globalDiscount: noCents,
  points: points(900),
  shares: null,
}
const promotion = { position: 0, isLocal: true, amount: cents(90_00) }
const voucher = { position: 1, isLocal: false, amount: cents(100_01) }
const order = {
  productDiscount: cents(120_00),
  lines: [shirts, tees],
  discounts: [promotion, voucher],
}

test.each([
  [
    'one of three takes its share of every discount along',
    { shirts: 1 },
    { original: 400_00, productDiscount: 40_00, shopDiscount: 33_33, points: 0, total: 326_67 },
    [60_00, 66_68],
  ],
  [
    'a whole line takes all of them',
    { shirts: 3 },
    { original: 1200_00, productDiscount: 120_00, shopDiscount: 100_01, points: 0, total: 979_99 },
    [0, 0],
  ],
  [
    'points come back by the piece, and no money',
    { tees: 1 },
    { original: 0, productDiscount: 0, shopDiscount: 0, points: 450, total: 0 },
    [90_00, 100_01],
  ],
])('%s', (_, cancelled, less, amounts) => {
  const lowered = lowerOrder(order, new Map(Object.entries(cancelled)))
  expect(lowered.less).toEqual(less)
  expect(lowered.discounts.map(({ amount }) => amount)).toEqual(amounts)
})

test('a discount shrinks only by the pieces it was for, where lines say what each took off', () => {
  const share = (position: number, isLocal: boolean, amount: number) => ({
    position,
    isLocal,
    amount: cents(amount),
  })
  const aLineOf = (id: string, shares: DiscountShare[]) => ({
    id,
    qty: 2,
    original: cents(100_00),
    subtotal: cents(180_00),
    globalDiscount: cents(30_00),
    points: noPoints,
    shares,
  })
  const coat = aLineOf('coat', [
    share(0, true, 20_00),
    share(2, false, 10_00),
    share(3, false, 20_00),
  ])
  const scarf = aLineOf('scarf', [share(1, true, 20_00), share(3, false, 30_00)])
  const discounts = [
    share(0, true, 20_00),
    share(1, true, 20_00),
    share(2, false, 10_00),
    share(3, false, 50_00),
  ]
  const input = { productDiscount: cents(40_00), lines: [coat, scarf], discounts }
  const lowered = lowerOrder(input, new Map([['coat', 1]]))
  expect(lowered.discounts.map(({ amount }) => amount)).toEqual([10_00, 20_00, 5_00, 40_00])
  const [rest] = lowered.lines
  expect(rest?.shares?.map(({ amount }) => amount)).toEqual([10_00, 5_00, 10_00])
  const gone = lowerOrder(input, new Map([['coat', 2]]))
  expect(gone.discounts.map(({ amount }) => amount)).toEqual([0, 20_00, 0, 30_00])
})

const aLine = fc
  .record({
    qty: fc.integer({ min: 1, max: 5 }),
    original: fc.integer({ min: 0, max: 50_000 }),
    cut: fc.integer({ min: 0, max: 100 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ qty, original, cut, share }) => {
    const subtotal = cents(original * qty - Math.floor((original * qty * cut) / 100))
    const globalDiscount = cents(Math.floor((subtotal * share) / 100))
    return {
      qty,
      original: cents(original),
      subtotal,
      globalDiscount,
      points: noPoints,
      shares: null,
    }
  })

interface Sums {
  productDiscount: ReturnType<typeof cents>
  lines: UnpaidLine[]
  discounts: DiscountShare[]
}

function orderOf(lines: UnpaidLine[], promoted: number): Sums {
  const productDiscount = cents(
    lines.reduce((sum, { original, qty, subtotal }) => sum + original * qty - subtotal, 0),
  )
  const shop = sumCents(lines.map(({ globalDiscount }) => globalDiscount))
  const local = cents(Math.floor((productDiscount * promoted) / 100))
  const [first, second] = [cents(Math.floor(shop / 3)), cents(shop - Math.floor(shop / 3))]
  return {
    productDiscount,
    lines,
    discounts: [
      { position: 0, isLocal: true, amount: local },
      { position: 1, isLocal: false, amount: first },
      { position: 2, isLocal: false, amount: second },
    ],
  }
}

const sumOf = (discounts: readonly DiscountShare[], isLocal: boolean) =>
  sumCents(discounts.filter((each) => each.isLocal === isLocal).map(({ amount }) => amount))

test('however an order is taken apart, it adds up after each step, and ends at nothing', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.nat(99), { maxLength: 20 }),
      (lines, promoted, picks) => {
        let now = orderOf(
          lines.map((line, at) => ({ ...line, id: `${at}` })),
          promoted,
        )
        const step = (id: string, quantity: number) => {
          const { lines: lowered, discounts, less } = lowerOrder(now, new Map([[id, quantity]]))
          expect(less.total).toBe(less.original - less.productDiscount - less.shopDiscount)
          expect(Math.min(...Object.values(less))).toBeGreaterThanOrEqual(0)
          const after = now.lines
            .map((line) => lowered.find((each) => each.id === line.id) ?? line)
            .filter(({ qty }) => qty > 0)
          now = {
            productDiscount: cents(now.productDiscount - less.productDiscount),
            lines: after,
            discounts,
          }
          const shop = sumCents(after.map(({ globalDiscount }) => globalDiscount))
          expect(sumOf(discounts, false)).toBe(shop)
          expect(sumOf(discounts, true)).toBeLessThanOrEqual(now.productDiscount)
          for (const line of after) expect(line.globalDiscount).toBeLessThanOrEqual(line.subtotal)
        }
        for (const pick of picks) {
          const line = now.lines[pick % Math.max(now.lines.length, 1)]
          if (line) step(line.id, 1 + (pick % line.qty))
        }
        for (const { id, qty } of now.lines) step(id, qty)
        expect(now.productDiscount).toBe(0)
        expect(sumCents(now.discounts.map(({ amount }) => amount))).toBe(0)
      },
    ),
  )
})
