/** HKD minor units, always whole. Never a float, never mixed with points. */
export type Cents = number & { readonly __unit: 'cents' }

/** Membership points, always whole. */
export type Points = number & { readonly __unit: 'points' }

/** Throws unless it is a whole number: half a cent is a bug. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of cents: ${value}`)
  return value as Cents
}

export function points(value: number): Points {
  if (!Number.isSafeInteger(value)) throw new Error(`not a whole number of points: ${value}`)
  return value as Points
}

/** The largest amount that a column of the database holds, rounded down. */
export const maxCents = 2_000_000_000

export const noCents = cents(0)
export const noPoints = points(0)

export function sumCents(values: Iterable<Cents>): Cents {
  let total = 0
  for (const value of values) total += value
  return cents(total)
}

/** An amount divided by a count above zero, rounding half a cent up. */
export function averageOf(amount: Cents, count: number): Cents {
  return cents(Math.floor((2 * amount + count) / (2 * count)))
}

/** A percentage of an amount, rounding half a cent up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(Math.floor((amount * Math.round(percent * 100) + 5000) / 10_000))
}
