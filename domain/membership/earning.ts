import { points, type Cents, type Points } from '../money.ts'

/** One point for each whole dollar paid for goods, times the tier's factor, rounded down. */
export function pointsFor(goods: Cents, factorPercent: number): Points {
  return points(Math.floor((Math.floor(Math.max(goods, 0) / 100) * factorPercent) / 100))
}

/**
 * What a refund takes back: all that the order has earned so far beyond what it earns for the money
 * that stays. Counted from the whole, so that refunds in any number of steps take back the same.
 */
export function pointsToTakeBack(order: {
  /** Paid for goods. */
  goods: Cents
  /** Went back, with the refund at hand. */
  refunded: Cents
  factorPercent: number
  /** Earned, less what was taken back before. */
  earned: Points
}): Points {
  const stays = Math.max(order.goods - order.refunded, 0) as Cents
  return points(Math.max(order.earned - pointsFor(stays, order.factorPercent), 0))
}
