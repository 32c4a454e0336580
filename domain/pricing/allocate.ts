import { type Cents, cents, noCents } from '../money.ts'

interface Share {
  key: string
  weight: Cents
}

/**
 * Allocates an amount over shares in proportion to their weights by largest remainder, so that the
 * parts add up exactly. Ties are broken by key, never by position. No part exceeds its weight
 * unless the amount exceeds their sum.
 */
export function allocate(amount: Cents, shares: readonly Share[]): Map<string, Cents> {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0)
  if (amount < 0 || shares.some(({ weight }) => weight < 0)) throw new Error('negative share')
  if (amount > 0 && whole === 0) throw new Error(`no shares to allocate ${amount} cents to`)
  if (amount === 0) return new Map(shares.map(({ key }) => [key, noCents]))

  const quotas = shares.map(({ key, weight }) => quota(key, amount, weight, whole))
  let left = amount - quotas.reduce((sum, { floor }) => sum + floor, 0)
  const inTurn = quotas.toSorted(
    (a, b) => Number(b.remainder - a.remainder) || (a.key < b.key ? -1 : 1),
  )
  return new Map(inTurn.map(({ key, floor }) => [key, cents(left-- > 0 ? floor + 1 : floor)]))
}

/** The product of two amounts can exceed the safe integers, hence bigint. */
function quota(key: string, amount: number, weight: number, whole: number) {
  const product = BigInt(amount) * BigInt(weight)
  return {
    key,
    floor: Number(product / BigInt(whole)),
    remainder: product % BigInt(whole),
  }
}
