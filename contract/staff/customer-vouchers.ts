import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { discountCodeStates } from '../endpoints/vouchers.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, localizedText, time } from '../shapes.ts'

export const listCustomerVouchers = endpoint({
  key: 'GET /customers/{account_id}/vouchers',
  area: 'promotions',
  summary: 'List the vouchers a customer redeemed, newest first',
  description: 'Without the code itself, which only its owner sees.',
  access: 'staff',
  may: 'customers:read',
  params: z.object({ account_id: id }),
  query: z.object(pageQuery({ perPage: 20 })),
  answer: pageOf(
    z.object({
      _id: id,
      voucher: z.object({ _id: id, title: localizedText }),
      points: z.int(),
      state: z.enum(discountCodeStates),
      redeemed_at: time,
      expires_at: time.nullable(),
      order: z.object({ _id: id, reference: z.string() }).nullable(),
    }),
  ),
  example: {
    data: [
      {
        _id: 'vcd_7fQm20xLpR4tYc81NzKd5a',
        voucher: {
          _id: 'vou_4Kd81mZq0P',
          title: { en: 'HK$50 off', zh: '減 HK$50', cn: '减 HK$50' },
        },
        points: 500,
        state: 'usable',
        redeemed_at: '2026-11-21T04:00:00.000Z',
        expires_at: '2027-02-19T04:00:00.000Z',
        order: null,
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})
