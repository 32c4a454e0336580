import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { cart } from '../endpoints/cart.ts'
import { cartExample } from '../endpoints/cart-example.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, time } from '../shapes.ts'
import { promotionInput, voucherInput } from './promotion-shapes.ts'

/** The customer's level, or null for a guest. */
const tier = id.nullable().default(null)

const lines = z
  .array(z.object({ variant_id: id, qty: z.int().min(1).max(999) }))
  .min(1)
  .max(50)
  .refine((each) => new Set(each.map((line) => line.variant_id)).size === each.length, {
    message: issueSentences.named_twice.en,
  })

const trial = z
  .object({
    /** When it was priced: now, or when the offer starts. */
    at: time,
    without: cart,
    with: cart,
    /** Products that the offer makes free when they are bought alone; saving it asks about them. */
    free_products: z.int(),
  })
  .openapi('OfferTrial')

const example = {
  at: '2026-11-21T04:00:00.000Z',
  without: cartExample,
  with: cartExample,
  free_products: 0,
}

const description =
  'Nothing is stored. The example cart is delivered within Hong Kong, next to all other promotions; stock does not count.'

export const tryPromotion = endpoint({
  key: 'POST /promotions/trials',
  area: 'promotions',
  summary: 'Price an example cart with and without a promotion, before it runs',
  description,
  access: 'staff',
  may: 'catalogue:manage',
  body: z.object({
    promotion: promotionInput,
    replaces: id.nullable().default(null).openapi({
      description: 'The promotion this is a new version of.',
    }),
    lines,
    tier,
  }),
  answer: trial,
  example,
})

export const tryVoucher = endpoint({
  key: 'POST /vouchers/trials',
  area: 'promotions',
  summary: 'Price an example cart with and without a voucher, before it is given out',
  description,
  access: 'staff',
  may: 'catalogue:manage',
  body: z.object({ voucher: voucherInput, lines, tier }),
  answer: trial,
  example,
})
