import { centsOf } from '#domain/format-money.ts'
import { averageOf, noCents, sumCents, type Cents } from '#domain/money.ts'
import type { Sales } from './sales-types.ts'

type Sums = Pick<Sales['total'], 'net' | 'refunds' | 'order_count'>

/** What customers paid per order, before refunds. */
export function averageSale({ net, refunds, order_count: count }: Sums): Cents {
  return count ? averageOf(sumCents([centsOf(net), centsOf(refunds)]), count) : noCents
}
