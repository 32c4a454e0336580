import { type Cents, type Points, cents, noCents, noPoints, points } from '../money.ts'

export interface PaidLine {
  /** Paid for the whole line: its subtotal less its share of the order's discounts. */
  paid: Cents
  qty: number
  /** Items already requested or returned, and their money. */
  heldQty: number
  heldCents: Cents
}

export interface PointsLine {
  paid: Points
  qty: number
  heldQty: number
  heldPoints: Points
}

/**
 * Refund for the next `pieces` items of a line. Odd cents go to the first items and the last ones
 * take the remainder, so a line returned in any number of steps refunds exactly what was paid.
 */
export function refundShare(line: PaidLine, pieces: number): Cents {
  return cents(shareOf({ ...line, held: line.heldCents }, pieces))
}

export function pointsShare(line: PointsLine, pieces: number): Points {
  return points(shareOf({ ...line, held: line.heldPoints }, pieces))
}

export function grantedShare(asked: { qty: number; cents: Cents }, pieces: number): Cents {
  return refundShare({ paid: asked.cents, qty: asked.qty, heldQty: 0, heldCents: noCents }, pieces)
}

export function grantedPoints(asked: { qty: number; points: Points }, pieces: number): Points {
  return pointsShare(
    { paid: asked.points, qty: asked.qty, heldQty: 0, heldPoints: noPoints },
    pieces,
  )
}

interface Line {
  paid: number
  qty: number
  heldQty: number
  held: number
}

function shareOf({ paid, qty, heldQty, held }: Line, pieces: number): number {
  if (pieces < 0 || heldQty + pieces > qty)
    throw new Error(`${pieces} pieces requested, ${qty - heldQty} left`)
  const rest = paid - held
  if (heldQty + pieces === qty) return rest
  const due = worthOf(paid, qty, heldQty + pieces) - held
  return Math.min(Math.max(due, 0), rest)
}

/**
 * Worth of the first `pieces` items of a line, by largest remainder: equal shares, odd cents first.
 */
function worthOf(paid: number, qty: number, pieces: number): number {
  return Math.floor(paid / qty) * pieces + Math.min(pieces, paid % qty)
}
