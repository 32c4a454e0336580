import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, points } from '../money.ts'
import { redeemFromLots } from './redeem.ts'
import { pointsFor, pointsToTakeBack } from './earning.ts'
import { endOfPoints } from './expiry.ts'
import { tierStatusOf } from './tiers.ts'

const money = fc.integer({ min: 0, max: 10_000_000 })
const factor = fc.constantFrom(1, 50, 100, 125, 150, 333)

test.each([
  [38_000, 100, 380],
  [38_099, 100, 380],
  [99, 100, 0],
  [38_000, 125, 475],
  [10_100, 125, 126],
  [-500, 100, 0],
])('%i cents at a factor of %i percent earn %i points', (goods, percent, earned) => {
  expect(pointsFor(cents(goods), percent)).toBe(earned)
})

test('refunds in any number of steps take back what one full refund takes back', () => {
  fc.assert(
    fc.property(money, factor, fc.array(money, { maxLength: 8 }), (goods, percent, steps) => {
      const earned = pointsFor(cents(goods), percent)
      let left: number = earned
      let refunded = 0
      for (const step of [...steps, goods]) {
        refunded += step
        const lost = pointsToTakeBack({
          goods: cents(goods),
          refunded: cents(refunded),
          factorPercent: percent,
          earned: points(left),
        })
        expect(lost).toBeGreaterThanOrEqual(0)
        left -= lost
        expect(left).toBe(pointsFor(cents(goods - refunded), percent))
      }
      expect(left).toBe(0)
    }),
    { seed: 5, numRuns: 300 },
  )
})

test('points are drawn from the first lots first, never more than they hold', () => {
  const lot = fc.integer({ min: 0, max: 500 })
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 9 }), fc.nat(2000), (amounts, wanted) => {
      const lots = amounts.map((remaining, id) => ({ id, remaining }))
      const { draws, missing } = redeemFromLots(lots, wanted)
      const drawn = draws.reduce((sum, draw) => sum + draw.points, 0)
      const all = amounts.reduce((sum, amount) => sum + amount, 0)
      expect(drawn).toBe(Math.min(all, wanted))
      expect(drawn + missing).toBe(wanted)
      draws.slice(0, -1).forEach(({ lotId, points: taken }) => expect(taken).toBe(amounts[lotId]))
      expect(draws.map(({ lotId }) => lotId)).toEqual(
        draws.map(({ lotId }) => lotId).toSorted((a, b) => a - b),
      )
    }),
    { seed: 7, numRuns: 300 },
  )
})

const tier = (slug: string, from: number) => ({
  slug,
  title: { en: slug, zh: slug, cn: slug },
  fromPoints: points(from),
  factorPercent: 100,
})
const tiers = [tier('member', 0), tier('silver', 3000), tier('gold', 10_000)]

test.each([
  [0, 'member', 1, 3000],
  [2999, 'member', 1, 1],
  [3000, 'silver', 2, 7000],
  [9999, 'silver', 2, 1],
  [10_000, 'gold', 3, null],
])('%i points earned make a %s, level %i', (earned, slug, level, missing) => {
  const standing = tierStatusOf(tiers, points(earned))
  expect(standing).toMatchObject({ tier: { slug }, level })
  expect(standing.next?.missing ?? null).toBe(missing)
})

test.each([
  ['2026-11-21T04:00:00Z', 24, '2028-11-21T15:59:59.999Z'],
  // Late evening in London is the next day in Hong Kong.
  ['2026-11-21T23:00:00Z', 24, '2028-11-22T15:59:59.999Z'],
  ['2024-02-29T04:00:00Z', 12, '2025-02-28T15:59:59.999Z'],
  ['2026-08-31T04:00:00Z', 6, '2027-02-28T15:59:59.999Z'],
  ['2026-12-31T04:00:00Z', 1, '2027-01-31T15:59:59.999Z'],
])('points earned at %s expire after %i months, at %s', (at, months, end) => {
  expect(endOfPoints(new Date(at), months).toISOString()).toBe(end)
})
