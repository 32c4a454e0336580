import type { DiscountShare as StoredShare } from '#db/json-types.ts'
import { cents } from '#domain/money.ts'
import type { DiscountShare } from '#domain/order/discount-shares.ts'

/** Null for items sold before shares were recorded. */
export function sharesOf(stored: readonly StoredShare[] | null): DiscountShare[] | null {
  if (!stored) return null
  return stored.map(({ position, is_local: isLocal, amount_cents }) => ({
    position,
    isLocal,
    amount: cents(amount_cents),
  }))
}

export function sharesColumn(shares: readonly DiscountShare[] | null): string | null {
  if (!shares) return null
  return JSON.stringify(
    shares.map(({ position, isLocal, amount }): StoredShare => ({
      position,
      is_local: isLocal,
      amount_cents: amount,
    })),
  )
}
