import { type Cents, cents, sumCents } from '../money.ts'
import type { DiscountShare } from './discount-shares.ts'

/** A line of an order as it was sold. */
export interface SoldLine {
  /** Quantity times the price before every reduction. */
  original: Cents
  subtotal: Cents
  globalDiscount: Cents
  points: number
  isGift: boolean
  /** Null for lines sold before shares were recorded. */
  shares: readonly DiscountShare[] | null
}

/** What took an amount off: one of the order's discounts by its position, or none that is known. */
export interface PriceStep {
  kind: 'discount' | 'marked_down' | 'shop' | 'gift' | 'points'
  position: number | null
  amount: Cents
}

/** How a line's price came about: its original price less every step is what was paid for it. */
export function priceStepsOf(line: SoldLine): PriceStep[] {
  const { original, subtotal, globalDiscount, isGift, points } = line
  if (isGift) return steps([{ kind: 'gift', position: null, amount: original }])
  if (points > 0) return steps([{ kind: 'points', position: null, amount: original }])
  const shares = line.shares ?? []
  const off = (isLocal: boolean) =>
    sumCents(shares.filter((share) => share.isLocal === isLocal).map(({ amount }) => amount))
  return steps([
    {
      kind: 'marked_down',
      position: null,
      amount: cents(original - subtotal - off(true)),
    },
    ...shares.map(({ position, amount }) => ({ kind: 'discount' as const, position, amount })),
    { kind: 'shop', position: null, amount: cents(globalDiscount - off(false)) },
  ])
}

function steps(all: readonly PriceStep[]): PriceStep[] {
  return all.filter(({ amount }) => amount !== 0)
}
