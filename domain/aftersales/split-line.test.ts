import { expect, test } from 'vitest'
import { cents, noCents, noPoints, points } from '../money.ts'
import { refundShare } from './refund-share.ts'
import { splitLine, type LineMoney } from './split-line.ts'

const line: LineMoney = {
  qty: 3,
  subtotal: cents(12_000),
  globalDiscount: cents(1001),
  points: noPoints,
  heldQty: 0,
  heldCents: noCents,
  heldPoints: noPoints,
}

test('the part and the rest paid together what the line paid', () => {
  const { part, rest } = splitLine(line, 1)
  expect(part).toEqual({ qty: 1, subtotal: 4000, globalDiscount: 333, points: 0 })
  expect(rest).toEqual({ qty: 2, subtotal: 8000, globalDiscount: 668, points: 0 })
})

test('whatever went back before, the rest is worth what is left of it', () => {
  for (let qty = 2; qty <= 5; qty += 1) {
    for (let heldQty = 0; heldQty < qty - 1; heldQty += 1) {
      for (let quantity = 1; quantity <= qty - heldQty; quantity += 1) {
        const whole = { ...line, qty, subtotal: cents(4000 * qty) }
        const paid = cents(whole.subtotal - whole.globalDiscount)
        const heldCents = refundShare({ paid, qty, heldQty: 0, heldCents: noCents }, heldQty)
        const { part, rest } = splitLine({ ...whole, heldQty, heldCents }, quantity)
        expect(part.subtotal).toBe(4000 * quantity)
        expect(part.subtotal + rest.subtotal).toBe(whole.subtotal)
        expect(part.globalDiscount + rest.globalDiscount).toBe(line.globalDiscount)
        for (const { subtotal, globalDiscount } of [part, rest]) {
          expect(globalDiscount).toBeGreaterThanOrEqual(0)
          expect(subtotal).toBeGreaterThanOrEqual(globalDiscount)
        }
        expect(rest.subtotal - rest.globalDiscount).toBeGreaterThanOrEqual(heldCents)
        if (rest.qty === heldQty) expect(rest.subtotal - rest.globalDiscount).toBe(heldCents)
      }
    }
  }
})

test('points are divided like money', () => {
  const spent = { ...line, subtotal: noCents, globalDiscount: noCents, points: points(1000) }
  expect(splitLine(spent, 2)).toMatchObject({ part: { points: 667 }, rest: { points: 333 } })
})
