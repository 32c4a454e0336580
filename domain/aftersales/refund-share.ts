import { type Cents, cents } from '../money.ts'

/** A line of an order as far as giving its money back goes. */
export interface PaidLine {
  /** What was paid for the whole line: its subtotal without its part of the order's discounts. */
  paid: Cents
  qty: number
  /** Pieces that are asked back or have gone back already, and the money that goes with them. */
  heldQty: number
  heldCents: Cents
}

/**
 * What goes back for so many more pieces of a line. A line's odd cents go to its first pieces; the
 * last pieces take what is left. So a line that goes back in any number of steps gives back what
 * was paid for it, to the cent.
 */
export function refundShare({ paid, qty, heldQty, heldCents }: PaidLine, pieces: number): Cents {
  if (pieces < 0 || heldQty + pieces > qty) throw new Error(`${pieces} pieces are not there`)
  const rest = paid - heldCents
  if (heldQty + pieces === qty) return cents(rest)
  const due = worthOf(paid, qty, heldQty + pieces) - heldCents
  return cents(Math.min(Math.max(due, 0), rest))
}

/** What of a request's money stands for some of its pieces. */
export function grantedShare(asked: { qty: number; cents: Cents }, pieces: number): Cents {
  return refundShare({ paid: asked.cents, qty: asked.qty, heldQty: 0, heldCents: cents(0) }, pieces)
}

/** The first so many pieces of a line, by largest remainder: equal shares, odd cents first. */
function worthOf(paid: Cents, qty: number, pieces: number): number {
  return Math.floor(paid / qty) * pieces + Math.min(pieces, paid % qty)
}
