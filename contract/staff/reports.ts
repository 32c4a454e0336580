import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { amount } from '../shapes.ts'
import {
  accountLine,
  customerRow,
  discountRow,
  period,
  periodQuery,
  refundRow,
  salesGroups,
  salesRow,
  salesSums,
  sellerRow,
  stockRow,
} from './report-shapes.ts'

const ours = { area: 'reports', access: 'staff', may: 'reports:read' } as const
const november = { from: '2026-11-01', to: '2026-11-30' }
const october = { from: '2026-10-01', to: '2026-10-31' }
const shirt = { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' }

const sumsExample = {
  order_count: 12,
  units: 20,
  returned_units: 1,
  gross: '7600.00',
  discounts: '380.00',
  vouchers: '100.00',
  delivery: '160.00',
  refunds: '380.00',
  net: '6900.00',
  points: 400,
  cost: '2600.00',
  margin: '4140.00',
}

/** Rows and their sum, of a period and of the one before. */
const compared = z.object({
  period,
  rows: z.array(salesRow),
  total: salesSums,
  before: z.object({ period, rows: z.array(salesRow), total: salesSums }),
})

export const salesReport = endpoint({
  key: 'GET /reports/sales',
  ...ours,
  summary: 'Report sales of a period, next to the period before',
  description:
    'A sale counts on the day it was paid, a refund on the day it was decided; surplus payments are in neither. A product counts in its main category. Rows add up to the total.',
  query: periodQuery.safeExtend({ by: z.enum(salesGroups).default('day') }),
  answer: compared.openapi('SalesReport'),
  example: {
    period: november,
    rows: [{ key: '2026-11-21', title: null, ...sumsExample }],
    total: sumsExample,
    before: {
      period: october,
      rows: [{ key: '2026-10-21', title: null, ...sumsExample }],
      total: sumsExample,
    },
  },
})

export const sellersReport = endpoint({
  key: 'GET /reports/sellers',
  ...ours,
  summary: 'Report best and worst sellers of a period',
  description: 'Worst are products on sale with stock on hand that sold fewest units.',
  query: periodQuery,
  answer: z
    .object({ period, best: z.array(sellerRow), worst: z.array(sellerRow) })
    .openapi('SellersReport'),
  example: {
    period: november,
    best: [{ product_id: 'prd_8Vq2Lm4Xz1', title: shirt, units: 9, net: '3420.00', on_hand: 31 }],
    worst: [],
  },
})

export const refundsReport = endpoint({
  key: 'GET /reports/refunds',
  ...ours,
  summary: 'Report refunds decided in a period',
  query: periodQuery,
  answer: z.object({ period, rows: z.array(refundRow), total: amount }).openapi('RefundsReport'),
  example: {
    period: november,
    rows: [{ kind: 'return', count: 1, goods: '380.00', rest: '0.00', amount: '380.00' }],
    total: '380.00',
  },
})

export const discountsReport = endpoint({
  key: 'GET /reports/discounts',
  ...ours,
  summary: 'Report what promotions and vouchers cost in a period',
  description: 'Of orders paid in the period, cancelled ones included.',
  query: periodQuery,
  answer: z
    .object({ period, rows: z.array(discountRow), total: amount })
    .openapi('DiscountsReport'),
  example: {
    period: november,
    rows: [
      {
        kind: 'voucher',
        source_id: 'vou_2Wq8Lm4Xz1',
        title: { en: 'HK$50 off', zh: '減 HK$50', cn: '减 HK$50' },
        order_count: 2,
        goods: '100.00',
        delivery: '0.00',
        amount: '100.00',
        order_total: '1340.00',
      },
    ],
    total: '100.00',
  },
})

export const stockReport = endpoint({
  key: 'GET /reports/stock-value',
  ...ours,
  summary: 'Report what the stock is worth now, by product: on hand and between warehouses',
  answer: z
    .object({
      rows: z.array(stockRow),
      total: stockRow.omit({ product_id: true, title: true }),
    })
    .openapi('StockValueReport'),
  example: {
    rows: [
      {
        product_id: 'prd_8Vq2Lm4Xz1',
        title: shirt,
        on_hand: 31,
        reserved: 2,
        on_the_way: 0,
        cost: '4030.00',
        uncosted: 0,
        retail: '11780.00',
      },
    ],
    total: {
      on_hand: 31,
      reserved: 2,
      on_the_way: 0,
      cost: '4030.00',
      uncosted: 0,
      retail: '11780.00',
    },
  },
})

export const customersReport = endpoint({
  key: 'GET /reports/customers',
  ...ours,
  summary: 'Report new and returning customers of a period',
  description:
    'A customer is an email address, or a phone number without one: guests count once, and as the account they opened later. Of orders paid in the period. Erased and nameless buyers are unknown.',
  query: periodQuery,
  answer: z
    .object({ period, rows: z.array(customerRow), total: customerRow.omit({ kind: true }) })
    .openapi('CustomersReport'),
  example: {
    period: november,
    rows: [{ kind: 'new', customers: 8, order_count: 9, amount: '5200.00' }],
    total: { customers: 8, order_count: 9, amount: '5200.00' },
  },
})

export const searchesReport = endpoint({
  key: 'GET /reports/searches',
  ...ours,
  summary: 'Report searches that found nothing, most frequent first',
  description: 'What looks like an email address or a phone number is never recorded.',
  query: periodQuery,
  answer: z
    .object({
      period,
      rows: z.array(z.object({ keyword: z.string(), searches: z.int(), last_on: z.iso.date() })),
      total: z.int(),
    })
    .openapi('SearchesReport'),
  example: {
    period: november,
    rows: [{ keyword: 'tuxedo', searches: 4, last_on: '2026-11-20' }],
    total: 4,
  },
})

export const accountsReport = endpoint({
  key: 'GET /reports/accounts',
  ...ours,
  summary: 'Get the payments and refunds of a month, for the accountant',
  description:
    'Money that moved in the month, oldest first, with what its order was made of. `fee` is what the card company kept of a payment, as soon as it says.',
  query: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .openapi({ example: '2026-11' }),
  }),
  answer: z
    .object({
      month: z.string(),
      lines: z.array(accountLine),
      payments: amount,
      refunds: amount,
      /** Payments less refunds. */
      net: amount,
      /** Kept by the card company, not deducted from `net`. */
      fees: amount,
    })
    .openapi('MonthlyAccounts'),
  example: {
    month: '2026-11',
    lines: [
      {
        kind: 'payment',
        day: '2026-11-21',
        order: 'PR-7K3Q-9XD',
        ordered_on: '2026-11-20',
        channel: 'web',
        method: 'fps',
        reference: '',
        is_surplus: false,
        goods: '760.00',
        discounts: '0.00',
        delivery: '40.00',
        amount: '800.00',
        fee: null,
      },
    ],
    payments: '800.00',
    refunds: '0.00',
    net: '800.00',
    fees: '0.00',
  },
})
