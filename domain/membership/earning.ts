import { points, type Cents, type Points } from '../money.ts'

/** One point per whole dollar paid for goods, times the tier's factor, rounded down. */
export function pointsFor(goods: Cents, factorPercent: number): Points {
  return points(Math.floor((Math.floor(Math.max(goods, 0) / 100) * factorPercent) / 100))
}

/**
 * Points a refund takes back: those earned so far beyond what the remaining money earns. Computed
 * from the totals, so refunds in any number of steps take back the same.
 */
export function pointsToTakeBack(order: {
  goods: Cents
  /** Refunded in total, including this refund. */
  refunded: Cents
  factorPercent: number
  /** Earned, less what was already taken back. */
  earned: Points
}): Points {
  const stays = Math.max(order.goods - order.refunded, 0) as Cents
  return points(Math.max(order.earned - pointsFor(stays, order.factorPercent), 0))
}
