import { z } from '@hono/zod-openapi'
import { amount, named } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
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

/** Rows and their sum, of a period and of the one before. */
const compared = z.object({
  period,
  rows: z.array(salesRow),
  total: salesSums,
  before: z.object({ period, rows: z.array(salesRow), total: salesSums }),
})

const calls = staffCalls('reports', 'reports:read')

export const salesReport = calls.read('GET /reports/sales', {
  summary: 'Report sales of a period, next to the period before',
  description:
    'A sale counts on the day it was paid, a refund on the day it was decided; surplus payments are in neither. A product counts in its main category. Rows add up to the total.',
  query: periodQuery.safeExtend({ by: z.enum(salesGroups).default('day') }),
  answer: compared.openapi('SalesReport'),
})

export const sellersReport = calls.read('GET /reports/sellers', {
  summary: 'Report best and worst sellers of a period',
  description: 'Worst are products on sale with stock on hand that sold fewest units.',
  query: periodQuery,
  answer: z
    .object({ period, best: z.array(sellerRow), worst: z.array(sellerRow) })
    .openapi('SellersReport'),
})

export const refundsReport = calls.read('GET /reports/refunds', {
  summary: 'Report refunds decided in a period',
  query: periodQuery,
  answer: named('RefundsReport', { period, rows: z.array(refundRow), total: amount }),
})

export const discountsReport = calls.read('GET /reports/discounts', {
  summary: 'Report what promotions and vouchers cost in a period',
  description: 'Of orders paid in the period, cancelled ones included.',
  query: periodQuery,
  answer: z
    .object({ period, rows: z.array(discountRow), total: amount })
    .openapi('DiscountsReport'),
})

export const stockReport = calls.read('GET /reports/stock-value', {
  summary: 'Report what the stock is worth now, by product: on hand and between warehouses',
  answer: named('StockValueReport', {
    rows: z.array(stockRow),
    total: stockRow.omit({ product_id: true, title: true }),
  }),
})

export const customersReport = calls.read('GET /reports/customers', {
  summary: 'Report new and returning customers of a period',
  description:
    'A customer is an email address, or a phone number without one: guests count once, and as the account they opened later. Of orders paid in the period. Erased and nameless buyers are unknown.',
  query: periodQuery,
  answer: z
    .object({ period, rows: z.array(customerRow), total: customerRow.omit({ kind: true }) })
    .openapi('CustomersReport'),
})

export const searchesReport = calls.read('GET /reports/searches', {
  summary: 'Report searches that found nothing, most frequent first',
  description: 'What looks like an email address or a phone number is never recorded.',
  query: periodQuery,
  answer: named('SearchesReport', {
    period,
    rows: z.array(z.object({ keyword: z.string(), searches: z.int(), last_on: z.iso.date() })),
    total: z.int(),
  }),
})

export const accountsReport = calls.read('GET /reports/accounts', {
  summary: 'Get the payments and refunds of a month, for the accountant',
  description:
    'Money that moved in the month, oldest first, with what its order was made of. `fee` is what the card company kept of a payment, as soon as it says.',
  query: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .openapi({ example: '2026-11' }),
  }),
  answer: named('MonthlyAccounts', {
    month: z.string(),
    lines: z.array(accountLine),
    payments: amount,
    refunds: amount,
    /** Payments less refunds. */
    net: amount,
    /** Kept by the card company, not deducted from `net`. */
    fees: amount,
  }),
})
