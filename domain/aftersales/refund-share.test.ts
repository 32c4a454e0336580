import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, points, type Cents } from '../money.ts'
import {
  grantedPoints,
  grantedShare,
  pieceShare,
  pointsShare,
  refundShare,
  type PaidLine,
} from './refund-share.ts'

function aLine(paid: number, qty: number, heldQty = 0, heldCents = 0): PaidLine {
  return { paid: cents(paid), qty, heldQty, heldCents: cents(heldCents) }
}

test.each<[PaidLine, number, number]>([
  [aLine(76_000, 2), 1, 38_000],
  [aLine(76_000, 2), 2, 76_000],
  [aLine(100, 3), 1, 34],
  [aLine(100, 3, 1, 34), 1, 33],
  [aLine(100, 3, 2, 67), 1, 33],
  [aLine(101, 3), 2, 68],
  [aLine(0, 4), 3, 0],
  [aLine(2, 3), 1, 1],
  [aLine(2, 3, 2, 2), 1, 0],
])('of %o, %i items are worth %i cents', (line, quantity, worth) => {
  expect(refundShare(line, quantity)).toBe(worth)
})

test('more items than are left cannot be returned', () => {
  expect(() => refundShare(aLine(100, 3, 2, 67), 2)).toThrow('2 items requested, 1 left')
  expect(() => refundShare(aLine(100, 3), -1)).toThrow()
})

const lines = fc.record({ paid: fc.nat(5_000_000), qty: fc.integer({ min: 1, max: 40 }) })

test('a line returned in any number of steps refunds what was paid, to the cent', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 40 })), ({ paid, qty }, steps) => {
      let [heldQty, heldCents] = [0, 0]
      for (const step of [...steps, qty]) {
        const quantity = Math.min(step, qty - heldQty)
        const share = refundShare(aLine(paid, qty, heldQty, heldCents), quantity)
        expect(share).toBeGreaterThanOrEqual(0)
        heldQty += quantity
        heldCents += share
      }
      expect(heldCents).toBe(paid)
    }),
  )
})

test('a line bought with points refunds them all, in any number of steps', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.integer({ min: 1, max: 40 })), ({ paid, qty }, steps) => {
      let [heldQty, heldPoints] = [0, 0]
      for (const step of [...steps, qty]) {
        const quantity = Math.min(step, qty - heldQty)
        const line = { paid: points(paid), qty, heldQty, heldPoints: points(heldPoints) }
        const share = pointsShare(line, quantity)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(grantedPoints({ qty: quantity, points: share }, quantity)).toBe(share)
        heldQty += quantity
        heldPoints += share
      }
      expect(heldPoints).toBe(paid)
    }),
  )
})

test('however many requests are rejected in between, the total is never exceeded and is reached', () => {
  const steps = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), drop: fc.nat(9) }))
  fc.assert(
    fc.property(lines, steps, ({ paid, qty }, moves) => {
      let open: { qty: number; share: Cents }[] = []
      const line = () => {
        const heldQty = open.reduce((sum, each) => sum + each.qty, 0)
        return aLine(
          paid,
          qty,
          heldQty,
          open.reduce((sum, each) => sum + each.share, 0),
        )
      }
      for (const { pieces: quantity, drop } of moves) {
        const now = line()
        const taken = Math.min(quantity, qty - now.heldQty)
        if (taken > 0) open.push({ qty: taken, share: refundShare(now, taken) })
        expect(line().heldCents).toBeLessThanOrEqual(paid)
        if (drop < open.length) open = open.filter((_, at) => at !== drop)
      }
      const last = line()
      const rest = refundShare(last, qty - last.heldQty)
      expect(last.heldQty === qty ? last.heldCents <= paid : last.heldCents + rest === paid).toBe(
        true,
      )
    }),
  )
})

test('the granted and the rejected share of a request add up to what was requested', () => {
  const asked = fc.record({ cents: fc.nat(1_000_000), qty: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(asked, fc.nat(30), (request, wish) => {
      const quantity = Math.min(wish, request.qty)
      const share = grantedShare({ qty: request.qty, cents: cents(request.cents) }, quantity)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(request.cents)
      if (quantity === request.qty) expect(share).toBe(request.cents)
      if (quantity === 0) expect(share).toBe(0)
    }),
  )
})

test('the next items of an amount are worth what is left of it, whatever was refunded', () => {
  const pieces = [0, 1, 2].map((heldQty) => pieceShare(cents(100), { qty: 3, heldQty }, 1))
  expect(pieces).toEqual([34, 33, 33])
  expect(pieceShare(cents(100), { qty: 3, heldQty: 1 }, 2)).toBe(66)
})

test('of a line that paid too much back already, the next items get what is due and no more', () => {
  expect(refundShare(aLine(90, 3, 1, 50), 1)).toBe(10)
  expect(refundShare(aLine(90, 3, 1, 70), 1)).toBe(0)
})
