import { z } from '@hono/zod-openapi'
import { pageOf, pageQuery } from '../paging.ts'
import { id, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
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
const calls = staffCalls(
  'promotions',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params, answer: staffPromotion },
)

export const listPromotions = calls.read('GET /promotions', {
  summary: 'List promotions, newest first',
  query: listQuery,
  answer: pageOf(staffPromotion),
})

export const getPromotion = calls.read('GET /promotions/{id}', {
  summary: 'Get a promotion and its total discount',
})

export const createPromotion = calls.write('POST /promotions', {
  summary: 'Create a promotion; without a start it is active immediately',
  body: promotionInput,
})

export const changePromotion = calls.write('PUT /promotions/{id}', {
  summary: 'Update a promotion; past orders are unchanged',
  body: promotionInput,
})

export const archivePromotion = calls.write('PUT /promotions/{id}/archive', {
  summary: 'Archive a promotion; it ends immediately',
})

export const listVouchers = calls.read('GET /vouchers', {
  summary: 'List vouchers, newest first',
  query: listQuery,
  answer: pageOf(staffVoucher),
})

export const getVoucher = calls.read('GET /vouchers/{id}', {
  summary: 'Get a voucher and its total discount',
  answer: staffVoucher,
})

export const createVoucher = calls.write('POST /vouchers', {
  summary: 'Create a voucher: a public code, codes for points, or both',
  body: voucherInput,
  answer: staffVoucher,
})

export const changeVoucher = calls.write('PUT /vouchers/{id}', {
  summary: 'Update a voucher; redeemed codes keep their expiry',
  body: voucherInput,
  answer: staffVoucher,
})

export const archiveVoucher = calls.write('PUT /vouchers/{id}/archive', {
  summary: 'Archive a voucher: its public code ends, redeemed codes keep their expiry',
  answer: staffVoucher,
})

export const listVoucherCodes = calls.read('GET /vouchers/{id}/codes', {
  summary: 'List the codes customers redeemed, newest first',
  description: 'Without the code itself, which only its owner sees.',
  alsoMay: 'customers:read',
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
})

export const listVoucherUses = calls.read('GET /vouchers/{id}/uses', {
  summary: 'List the orders that used a voucher, newest first',
  alsoMay: 'orders:read',
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
})
