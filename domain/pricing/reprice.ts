import { type Cents, cents, percentOf } from '../money.ts'

export type PriceChange =
  | { kind: 'set'; amount: Cents }
  | {
      kind: 'raise' | 'lower'
      by: { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents }
    }

/** Exact, to a whole dollar, or to the nearest dollars that end in 9. */
export const priceRoundings = ['none', 'dollar', 'nine'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** The new price; never negative. */
export function reprice(price: Cents, change: PriceChange, rounding: PriceRounding): Cents {
  return roundPrice(cents(Math.max(0, changed(price, change))), rounding)
}

function changed(price: Cents, change: PriceChange): number {
  if (change.kind === 'set') return change.amount
  const { by } = change
  const step = by.kind === 'percent' ? percentOf(price, by.percent) : by.amount
  return change.kind === 'raise' ? price + step : price - step
}

/** Halves are rounded up. */
function roundPrice(price: Cents, rounding: PriceRounding): Cents {
  if (rounding === 'none') return price
  if (rounding === 'dollar') return cents(Math.round(price / 100) * 100)
  const tens = Math.round((price + 100) / 1000)
  return cents(Math.max(1, tens) * 1000 - 100)
}
