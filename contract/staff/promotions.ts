import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, time } from '../shapes.ts'
import {
  promotionStates,
  promotionInput,
  staffPromotion,
  staffVoucher,
  voucherInput,
} from './promotion-shapes.ts'

const params = z.object({ id })
const listQuery = z.object({
  ...pageQuery({ perPage: 20 }),
  state: z
    .enum(promotionStates)
    .optional()
    .openapi({ description: 'Defaults to all except archived.' }),
})
const onePage = { current_page: 1, next_page_url: null, total: 1 }

const aPromotion = {
  _id: 'prm_5Qm81xLz0K',
  level: 'global' as const,
  title: { en: 'Free delivery over HK$600', zh: '滿 HK$600 免運費', cn: '满 HK$600 免运费' },
  effect: { kind: 'free_shipping' as const },
  priority: 10,
  tiers: null,
  scope: { everything: true, product_ids: [], category_ids: [], tags: [] },
  min_spend: '600.00',
  min_quantity: null,
  starts_at: null,
  ends_at: null,
  state: 'running' as const,
  created_at: '2026-11-01T04:00:00.000Z',
  derived_cn: ['title'],
  version: 2,
  orders: 12,
  given: '480.00',
}

const aVoucher = {
  _id: 'vou_4Kd81mZq0P',
  slug: 'welcome',
  title: { en: 'Welcome', zh: '迎新優惠', cn: '迎新优惠' },
  description: { en: '10% off a first order.', zh: '首張訂單九折。', cn: '首单九折。' },
  effect: { kind: 'percent' as const, percent: 10, cap: '100.00' },
  scope: { everything: true, product_ids: [], category_ids: [], tags: [] },
  min_spend: null,
  min_quantity: null,
  starts_at: null,
  ends_at: null,
  state: 'running' as const,
  created_at: '2026-11-01T04:00:00.000Z',
  derived_cn: ['title'],
  valid_days: null,
  points_required: null,
  code: 'WELCOME10',
  max_uses: null,
  per_customer: 1,
  per_customer_by_contact: false,
  version: 5,
  uses: 31,
  is_listed: true,
  position: 1,
  orders: 31,
  given: '1204.50',
}

export const listPromotions = endpoint({
  key: 'GET /promotions',
  area: 'promotions',
  summary: 'List promotions, newest first',
  access: 'staff',
  may: 'catalogue:read',
  query: listQuery,
  answer: pageOf(staffPromotion),
  example: { data: [aPromotion], ...onePage },
})

export const getPromotion = endpoint({
  key: 'GET /promotions/{id}',
  area: 'promotions',
  summary: 'Get a promotion and its total discount',
  access: 'staff',
  may: 'catalogue:read',
  params,
  answer: staffPromotion,
  example: aPromotion,
})

export const createPromotion = endpoint({
  key: 'POST /promotions',
  area: 'promotions',
  summary: 'Create a promotion; without a start it is active immediately',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: promotionInput,
  answer: staffPromotion,
  example: aPromotion,
})

export const changePromotion = endpoint({
  key: 'PUT /promotions/{id}',
  area: 'promotions',
  summary: 'Update a promotion; past orders are unchanged',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  params,
  body: promotionInput,
  answer: staffPromotion,
  example: aPromotion,
})

export const archivePromotion = endpoint({
  key: 'PUT /promotions/{id}/archive',
  area: 'promotions',
  summary: 'Archive a promotion; it ends immediately',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  params,
  answer: staffPromotion,
  example: { ...aPromotion, state: 'archived' },
})

export const listVouchers = endpoint({
  key: 'GET /vouchers',
  area: 'promotions',
  summary: 'List vouchers, newest first',
  access: 'staff',
  may: 'catalogue:read',
  query: listQuery,
  answer: pageOf(staffVoucher),
  example: { data: [aVoucher], ...onePage },
})

export const getVoucher = endpoint({
  key: 'GET /vouchers/{id}',
  area: 'promotions',
  summary: 'Get a voucher and its total discount',
  access: 'staff',
  may: 'catalogue:read',
  params,
  answer: staffVoucher,
  example: aVoucher,
})

export const createVoucher = endpoint({
  key: 'POST /vouchers',
  area: 'promotions',
  summary: 'Create a voucher: a public code, codes for points, or both',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: voucherInput,
  answer: staffVoucher,
  example: aVoucher,
})

export const changeVoucher = endpoint({
  key: 'PUT /vouchers/{id}',
  area: 'promotions',
  summary: 'Update a voucher; redeemed codes keep their expiry',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  params,
  body: voucherInput,
  answer: staffVoucher,
  example: aVoucher,
})

export const archiveVoucher = endpoint({
  key: 'PUT /vouchers/{id}/archive',
  area: 'promotions',
  summary: 'Archive a voucher: its public code ends, redeemed codes keep their expiry',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  params,
  answer: staffVoucher,
  example: { ...aVoucher, state: 'archived' },
})

export const listVoucherCodes = endpoint({
  key: 'GET /vouchers/{id}/codes',
  area: 'promotions',
  summary: 'List the codes customers redeemed, newest first',
  description: 'Without the code itself, which only its owner sees.',
  access: 'staff',
  may: 'catalogue:read',
  alsoMay: 'customers:read',
  params,
  query: z.object(pageQuery({ perPage: 20 })),
  answer: pageOf(
    z.object({
      _id: id,
      account_id: id.nullable(),
      points: z.int(),
      state: z.enum(['usable', 'used', 'expired']),
      redeemed_at: time,
      expires_at: time.nullable(),
      order: z.object({ _id: id, reference: z.string() }).nullable(),
    }),
  ),
  example: {
    data: [
      {
        _id: 'vcd_7fQm20xLpR4tYc81NzKd5a',
        account_id: 'acc_1bXq93LmTz8RkV5wYc20Hd',
        points: 500,
        state: 'usable',
        redeemed_at: '2026-11-21T04:00:00.000Z',
        expires_at: null,
        order: null,
      },
    ],
    ...onePage,
  },
})

export const listVoucherUses = endpoint({
  key: 'GET /vouchers/{id}/uses',
  area: 'promotions',
  summary: 'List the orders that used a voucher, newest first',
  access: 'staff',
  may: 'catalogue:read',
  alsoMay: 'orders:read',
  params,
  query: z.object(pageQuery({ perPage: 20 })),
  answer: pageOf(
    z.object({
      order: z.object({ _id: id, reference: z.string() }),
      state: z.enum(['held', 'returned']),
      is_own_code: z.boolean(),
      created_at: time,
      returned_at: time.nullable(),
    }),
  ),
  example: {
    data: [
      {
        order: { _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K3Q-9XD' },
        state: 'held',
        is_own_code: false,
        created_at: '2026-11-21T04:00:00.000Z',
        returned_at: null,
      },
    ],
    ...onePage,
  },
})
