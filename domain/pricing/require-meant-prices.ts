import { DomainError } from '../errors.ts'
import { decimalText } from '../format-money.ts'
import { cents } from '../money.ts'
import { isLowPrice, type LowPrice } from './low-price.ts'

interface NewPrice {
  sku: string
  unit: LowPrice['unit']
  /** Cents or points; null without an earlier price. */
  before: number | null
  after: number
}

/** Throws `low_price`, naming each price that falls far, unless a person said that they are meant. */
export function requireMeantPrices(
  prices: readonly NewPrice[],
  confirms_low_prices: boolean | undefined,
): void {
  if (confirms_low_prices) return
  const low = prices
    .filter(({ before, after }) => isLowPrice(before, after))
    .map(({ sku, unit, before, after }) => ({
      sku,
      unit,
      before: before === null ? null : written(before, unit),
      after: written(after, unit),
    }))
  if (low.length > 0) throw new DomainError('low_price', { prices: low })
}

function written(amount: number, unit: LowPrice['unit']): string {
  return unit === 'money' ? decimalText(cents(amount)) : String(amount)
}
