import { decimalText } from '#domain/format-money.ts'
import { typedCents } from '#domain/typed-amount.ts'
import { type Cents, cents } from '#domain/money.ts'
import { type PriceChange, type PriceRounding, reprice } from '#domain/pricing/reprice.ts'
import type { Product } from './product-types.ts'

export const priceSteps = [
  'lower_percent',
  'lower_amount',
  'raise_percent',
  'raise_amount',
  'set',
] as const
export const compareAtChoices = ['keep', 'old', 'none'] as const

export interface PricePlan {
  step: (typeof priceSteps)[number]
  /** Typed text: percent, or Hong Kong dollars. */
  value: string
  rounding: PriceRounding
  /** The compare-at price: as it is, the price before this change, or none. */
  compareAt: (typeof compareAtChoices)[number]
}

export interface PlannedPrice {
  variant_id: string
  known_price: string
  price: string
  compare_at: string | null
}

/** The prices that the plan changes; none while its value is no number. */
export function plannedPrices(products: readonly Product[], plan: PricePlan): PlannedPrice[] {
  const change = changeOf(plan)
  if (!change) return []
  return products.flatMap(({ variants }) =>
    variants
      .filter(({ is_archived: isArchived }) => !isArchived)
      .flatMap((variant) => {
        const before = parsed(variant.price)
        const after = reprice(before, change, plan.rounding)
        const was = variant.compare_at === null ? null : parsed(variant.compare_at)
        const wanted = { keep: was, old: was ?? before, none: null }[plan.compareAt]
        const compareAt = wanted !== null && wanted > after ? wanted : null
        if (after === before && compareAt === was) return []
        return [
          {
            variant_id: variant._id,
            known_price: variant.price,
            price: decimalText(after),
            compare_at: compareAt === null ? null : decimalText(compareAt),
          },
        ]
      }),
  )
}

function changeOf({ step, value }: PricePlan): PriceChange | null {
  const amount = typedCents(value)
  if (amount === null || amount < 0) return null
  if (step === 'set') return { kind: 'set', amount }
  const kind = step.startsWith('lower') ? 'lower' : 'raise'
  return {
    kind,
    by: step.endsWith('percent')
      ? { kind: 'percent', percent: amount / 100 }
      : { kind: 'amount', amount },
  }
}

function parsed(text: string): Cents {
  return typedCents(text) ?? cents(0)
}
