import { z } from '@hono/zod-openapi'
import { discountCodeStates } from '../endpoints/vouchers.ts'
import { pageQuery } from '../paging.ts'
import { id, localizedText, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const calls = staffCalls('promotions', 'customers:read')

export const listCustomerVouchers = calls.page('GET /customers/{account_id}/vouchers', {
  summary: 'List the vouchers a customer redeemed, newest first',
  description: 'Without the code itself, which only its owner sees.',
  params: z.object({ account_id: id }),
  query: z.object(pageQuery({ perPage: 20 })),
  item: z.object({
    _id: id,
    voucher: z.object({ _id: id, title: localizedText }),
    points: z.int(),
    state: z.enum(discountCodeStates),
    redeemed_at: time,
    expires_at: time.nullable(),
    order: z.object({ _id: id, reference: z.string() }).nullable(),
  }),
})
