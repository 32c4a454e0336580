import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery, sortOrder } from '../paging.ts'
import { amount, id, localizedText, slug, storeParams, time, wholePoints } from '../shapes.ts'
import { cartVoucher, pricing } from './cart.ts'
import { ownVoucherExample } from './cart-example.ts'

export const discountTypes = ['percent', 'amount', 'free_shipping'] as const
export const voucherSorts = ['title.en', 'recommended', 'created_at', 'points_required'] as const
export const voucherSlugs = ['recommended', 'newest', 'points_asc', 'points_desc', 'title'] as const
export const discountCodeStates = ['usable', 'used', 'expired'] as const

/** With `everything` all lines are covered; otherwise those named by any list. */
export const scope = z.object({
  everything: z.boolean(),
  product_ids: z.array(id),
  category_ids: z.array(id),
  tags: z.array(z.string()),
})

export const voucher = z
  .object({
    _id: id,
    slug,
    title: localizedText,
    description: localizedText,
    discount_type: z.enum(discountTypes),
    /** Percent, or Hong Kong dollars; null for free delivery. */
    discount_value: z.string().nullable(),
    /** Maximum discount of a percentage. */
    max_discount: amount.nullable(),
    min_spending: amount.nullable(),
    min_quantity: z.int().nullable(),
    scope,
    starts_at: time.nullable(),
    ends_at: time.nullable(),
    /** How many days a redeemed code is valid; null: until the voucher ends. */
    valid_days: z.int().nullable(),
    /** Price of a personal code in points; null: cannot be redeemed. */
    points_required: wholePoints.nullable(),
    /** The public code; null: personal codes only. */
    code: z.string().nullable(),
    per_customer: z.int().nullable(),
    /** False once all have been used or redeemed. */
    is_available: z.boolean(),
  })
  .openapi('Voucher')

export const discountCode = z
  .object({
    _id: id,
    /** Typed by the customer at the cart. */
    code: z.string(),
    state: z.enum(discountCodeStates),
    points: wholePoints,
    redeemed_at: time,
    expires_at: time.nullable(),
    order: z.object({ _id: id, reference: z.string() }).nullable(),
    voucher,
  })
  .openapi('DiscountCode')

export const exampleVoucher = {
  _id: 'vou_4Kd81mZq0P',
  slug: 'fifty-off',
  title: { en: 'HK$50 off', zh: '減 HK$50', cn: '减 HK$50' },
  description: {
    en: 'On orders of HK$400 or more.',
    zh: '訂單滿 HK$400 適用。',
    cn: '订单满 HK$400 可用。',
  },
  discount_type: 'amount' as const,
  discount_value: '50.00',
  max_discount: null,
  min_spending: '400.00',
  min_quantity: null,
  scope: { everything: true, product_ids: [], category_ids: [], tags: [] },
  starts_at: null,
  ends_at: null,
  valid_days: 90,
  points_required: 500,
  code: null,
  per_customer: null,
  is_available: true,
}

const exampleCode = {
  _id: 'vcd_7fQm20xLpR4tYc81NzKd5a',
  code: '7K3Q-9XDT-2MPH',
  state: 'usable' as const,
  points: 500,
  redeemed_at: '2026-11-21T04:00:00.000Z',
  expires_at: '2027-02-19T04:00:00.000Z',
  order: null,
  voucher: exampleVoucher,
}

/** spec §9: by title.en ascending unless sorted otherwise; slug recommended. */
export const listVouchers = endpoint({
  key: 'GET /vouchers/all',
  area: 'vouchers',
  summary: 'List current vouchers',
  description: '`sort_by` takes precedence over `slug`, which names a predefined order.',
  access: 'public',
  query: z.object({
    ...pageQuery({ perPage: 10 }),
    discount_type: z.enum(discountTypes).optional(),
    sort_by: z.enum(voucherSorts).optional(),
    sort_order: sortOrder.default('asc'),
    slug: z.enum(voucherSlugs).default('recommended'),
  }),
  answer: pageOf(voucher),
  example: { data: [exampleVoucher], current_page: 1, next_page_url: null, total: 1 },
})

export const getVoucher = endpoint({
  key: 'GET /vouchers/{voucher_id}/details',
  area: 'vouchers',
  summary: 'Get a voucher by `_id` or slug',
  access: 'public',
  params: z.object({ voucher_id: id }),
  answer: voucher,
  example: exampleVoucher,
})

export const redeemVoucher = endpoint({
  key: 'POST /vouchers/redeem',
  area: 'vouchers',
  summary: 'Redeem points for personal voucher codes',
  description:
    'All or nothing. A code is good for one order, and is returned if the order is cancelled.',
  access: 'registered',
  idempotent: true,
  body: z.object({ voucher_id: id, qty: z.int().min(1).max(10).default(1) }),
  answer: z
    .object({ data: z.array(discountCode), points_balance: wholePoints })
    .openapi('RedeemAnswer'),
  example: { data: [exampleCode], points_balance: 740 },
})

export const listRedeemedVouchers = endpoint({
  key: 'GET /redeemed-vouchers/all',
  area: 'vouchers',
  summary: 'List own voucher codes, newest first',
  access: 'registered',
  query: z.object({
    ...pageQuery({ perPage: 10 }),
    state: z.enum(discountCodeStates).optional(),
  }),
  answer: pageOf(discountCode),
  example: { data: [exampleCode], current_page: 1, next_page_url: null, total: 1 },
})

export const getRedeemedVoucher = endpoint({
  key: 'GET /redeemed-vouchers/{discount_code_id}/details',
  area: 'vouchers',
  summary: 'Get an own voucher code',
  access: 'registered',
  params: z.object({ discount_code_id: id }),
  answer: discountCode,
  example: exampleCode,
})

export const suggestOwnVouchers = endpoint({
  key: 'POST /stores/{store_id}/shopping-cart/own-vouchers',
  area: 'cart',
  summary: 'List own vouchers, each with what it takes off this cart or why it does not apply',
  access: 'registered',
  params: storeParams,
  body: z.object(pricing),
  answer: z.object({ data: z.array(cartVoucher) }).openapi('OwnVouchersAnswer'),
  example: { data: [ownVoucherExample] },
})
