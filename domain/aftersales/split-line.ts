import { type Cents, cents, type Points, points } from '../money.ts'
import {
  pieceShare,
  pointsShare,
  refundShare,
  type PaidLine,
  type PointsLine,
} from './refund-share.ts'

/** A line's money and points, and what of it went back. */
export interface LineMoney {
  qty: number
  subtotal: Cents
  /** Its share of the order's discounts. */
  globalDiscount: Cents
  points: Points
  heldQty: number
  heldCents: Cents
  heldPoints: Points
}

type Share = Pick<LineMoney, 'qty' | 'subtotal' | 'globalDiscount' | 'points'>

/**
 * Divides a line into the next `quantity` pieces and the rest, so that both together paid exactly
 * what the line paid, and each piece is worth what a refund of it would be.
 */
export function splitLine(line: LineMoney, quantity: number): { part: Share; rest: Share } {
  const paid = refundShare(paidOf(line), quantity)
  const subtotal = pieceShare(line.subtotal, line, quantity)
  const discount = subtotal - paid
  const spent = pointsShare(pointsOf(line), quantity)
  return {
    part: {
      qty: quantity,
      subtotal: cents(subtotal),
      globalDiscount: cents(discount),
      points: spent,
    },
    rest: {
      qty: line.qty - quantity,
      subtotal: cents(line.subtotal - subtotal),
      globalDiscount: cents(line.globalDiscount - discount),
      points: points(line.points - spent),
    },
  }
}

function paidOf({ subtotal, globalDiscount, qty, heldQty, heldCents }: LineMoney): PaidLine {
  return { paid: cents(subtotal - globalDiscount), qty, heldQty, heldCents }
}

function pointsOf({ points: paid, qty, heldQty, heldPoints }: LineMoney): PointsLine {
  return { paid, qty, heldQty, heldPoints }
}
