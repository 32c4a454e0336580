import { type Points, points } from '../money.ts'
import type { LineInput } from './pricing-input.ts'

/** Promotions are about money: points prices are never lowered, so both figures are the same. */
export interface LinePoints {
  originalPerUnit: Points
  discountedPerUnit: Points
  originalSubtotal: Points
  subtotal: Points
}

export function linePoints(line: LineInput): LinePoints | null {
  if (!line.isTakenWithPoints || line.pointsPrice === null) return null
  const subtotal = points(line.pointsPrice * line.qty)
  return {
    originalPerUnit: line.pointsPrice,
    discountedPerUnit: line.pointsPrice,
    originalSubtotal: subtotal,
    subtotal,
  }
}

export function sumPoints(values: Iterable<Points>): Points {
  let total = 0
  for (const value of values) total += value
  return points(total)
}
