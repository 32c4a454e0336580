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
 * Refund for the next `quantity` items of a line. Odd cents go to the first items and the last ones
 * take the remainder, so a line returned in any number of steps refunds exactly what was paid.
 */
export function refundShare(line: PaidLine, quantity: number): Cents {
  return cents(shareOf({ ...line, held: line.heldCents }, quantity))
}

export function pointsShare(line: PointsLine, quantity: number): Points {
  return points(shareOf({ ...line, held: line.heldPoints }, quantity))
}

export function grantedShare(asked: { qty: number; cents: Cents }, quantity: number): Cents {
  return refundShare(
    { paid: asked.cents, qty: asked.qty, heldQty: 0, heldCents: noCents },
    quantity,
  )
}

export function grantedPoints(asked: { qty: number; points: Points }, quantity: number): Points {
  return pointsShare(
    { paid: asked.points, qty: asked.qty, heldQty: 0, heldPoints: noPoints },
    quantity,
  )
}

/** An amount's share for the next items, whatever was refunded for earlier ones. */
export function pieceShare(
  amount: Cents,
  { qty, heldQty }: Pick<PaidLine, 'qty' | 'heldQty'>,
  quantity: number,
): Cents {
  return cents(worthOf(amount, qty, heldQty + quantity) - worthOf(amount, qty, heldQty))
}

interface Line {
  paid: number
  qty: number
  heldQty: number
  held: number
}

function shareOf({ paid, qty, heldQty, held }: Line, quantity: number): number {
  if (quantity < 0 || heldQty + quantity > qty)
    throw new Error(`${quantity} items requested, ${qty - heldQty} left`)
  const rest = paid - held
  if (heldQty + quantity === qty) return rest
  const due = worthOf(paid, qty, heldQty + quantity) - held
  return Math.min(Math.max(due, 0), rest)
}

/**
 * Worth of the first `quantity` items of a line, by largest remainder: equal shares, odd cents first.
 */
function worthOf(paid: number, qty: number, quantity: number): number {
  return Math.floor(paid / qty) * quantity + Math.min(quantity, paid % qty)
}
