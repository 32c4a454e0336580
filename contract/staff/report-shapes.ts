import { z } from '@hono/zod-openapi'
import { issueSentences } from '../issue-sentences.ts'
import { daysIn, maxPeriodDays } from '#domain/period.ts'
import { amount, localizedText, named } from '../shapes.ts'

/** What sales are grouped by. */
export const salesGroups = [
  'day',
  'month',
  'product',
  'category',
  'size',
  'channel',
  'payment_method',
] as const

const day = z.iso.date()

/** Counting days from year 1 or 9999 would leave the calendar. */
const dayOfThisCentury = day.regex(/^20/, issueSentences.format.en)

/** Days in Hong Kong time, both included; at most three years. */
export const periodQuery = z
  .object({
    from: dayOfThisCentury.openapi({ description: 'First day, in Hong Kong time.' }),
    to: dayOfThisCentury.openapi({ description: 'Last day, in Hong Kong time.' }),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: issueSentences.end_before_start.en,
  })
  .refine((period) => daysIn(period) <= maxPeriodDays, {
    path: ['to'],
    message: issueSentences.period_too_long.en,
  })

export const period = named('ReportPeriod', { from: day, to: day })

export const salesSums = named('SalesSums', {
  /** Null by product, category and size: an order can be in several rows. */
  order_count: z.int().nullable(),
  units: z.int(),
  returned_units: z.int(),
  /** Goods at list price. */
  gross: amount,
  /** Promotions on goods, without vouchers. */
  discounts: amount,
  vouchers: amount,
  delivery: amount,
  refunds: amount,
  /** Gross and delivery less discounts, vouchers and refunds. */
  net: amount,
  points: z.int(),
  /** Covers goods whose cost is known, less what came back to stock. */
  cost: amount,
  /** Net of goods whose cost is known, less that cost; null if none is known. */
  margin: amount.nullable(),
})

export const salesRow = salesSums
  .extend({
    /** Day, month, id or slug; `delivery` for delivery, `none` for goods without one. */
    key: z.string(),
    /** Name of a product or category. */
    title: localizedText.nullable(),
  })
  .openapi('SalesRow')

export const sellerRow = named('SellerRow', {
  product_id: z.string(),
  title: localizedText,
  units: z.int(),
  net: amount,
  on_hand: z.int(),
})

export const refundKinds = ['return', 'cancellation', 'goodwill'] as const

export const refundRow = z
  .object({ kind: z.enum(refundKinds), count: z.int(), goods: amount, rest: amount, amount })
  .openapi('RefundReportRow')

export const discountRow = named('DiscountReportRow', {
  kind: z.enum(['local', 'global', 'voucher']),
  source_id: z.string(),
  title: localizedText,
  /** Orders it was used in. */
  order_count: z.int(),
  goods: amount,
  delivery: amount,
  amount,
  /** What those orders came to. */
  order_total: amount,
})

export const stockRow = named('StockValueRow', {
  product_id: z.string(),
  title: localizedText,
  on_hand: z.int(),
  reserved: z.int(),
  /** From one warehouse to another; worth what the others are. */
  on_the_way: z.int(),
  /** At the cost of each variant; those without one count as zero. */
  cost: amount,
  /** Units without a cost. */
  uncosted: z.int(),
  /** At today’s own price of each variant. */
  retail: amount,
})

export const customerKinds = ['new', 'returning', 'unknown'] as const

export const customerRow = named('CustomerReportRow', {
  kind: z.enum(customerKinds),
  customers: z.int(),
  order_count: z.int(),
  amount,
})

export const accountLine = named('AccountLine', {
  kind: z.enum(['payment', 'refund']),
  /** Day the money moved, in Hong Kong time. */
  day,
  order: z.string(),
  ordered_on: day,
  channel: z.string(),
  method: z.string(),
  reference: z.string(),
  /** Paid when nothing was due; goes back. */
  is_surplus: z.boolean(),
  goods: amount,
  discounts: amount,
  delivery: amount,
  /** Negative for a refund. */
  amount,
  /** Kept by the card company; null for other methods, and until it says so. */
  fee: amount.nullable(),
})
