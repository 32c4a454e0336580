import { type Cents, type Points, cents, noCents, noPoints, points } from '../money.ts'

/** A line of an order as far as giving its money back goes. */
export interface PaidLine {
  /** What was paid for the whole line: its subtotal without its part of the order's discounts. */
  paid: Cents
  qty: number
  /** Pieces that are asked back or have gone back already, and the money that goes with them. */
  heldQty: number
  heldCents: Cents
}

/** The same of a line that was taken with points. */
export interface PointsLine {
  paid: Points
  qty: number
  heldQty: number
  heldPoints: Points
}

/**
 * What goes back for so many more pieces of a line. A line's odd cents go to its first pieces; the
 * last pieces take what is left. So a line that goes back in any number of steps gives back what
 * was paid for it, to the cent.
 */
export function refundShare(line: PaidLine, pieces: number): Cents {
  return cents(shareOf({ ...line, held: line.heldCents }, pieces))
}

/** The same in points, for a line that was taken with them. */
export function pointsShare(line: PointsLine, pieces: number): Points {
  return points(shareOf({ ...line, held: line.heldPoints }, pieces))
}

/** What of a request's money stands for some of its pieces. */
export function grantedShare(asked: { qty: number; cents: Cents }, pieces: number): Cents {
  return refundShare({ paid: asked.cents, qty: asked.qty, heldQty: 0, heldCents: noCents }, pieces)
}

/** The same in points. */
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
  if (pieces < 0 || heldQty + pieces > qty) throw new Error(`${pieces} pieces are not there`)
  const rest = paid - held
  if (heldQty + pieces === qty) return rest
  const due = worthOf(paid, qty, heldQty + pieces) - held
  return Math.min(Math.max(due, 0), rest)
}

/** The first so many pieces of a line, by largest remainder: equal shares, odd cents first. */
function worthOf(paid: number, qty: number, pieces: number): number {
  return Math.floor(paid / qty) * pieces + Math.min(pieces, paid % qty)
}
