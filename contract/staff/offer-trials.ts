import { z } from '@hono/zod-openapi'
import { cart } from '../endpoints/cart.ts'
import { issueSentences } from '../issue-sentences.ts'
import { id, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
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

const trial = named('OfferTrial', {
  /** When it was priced: now, or when the offer starts. */
  at: time,
  without: cart,
  with: cart,
  /** Products that the offer makes free when they are bought alone; saving it asks about them. */
  free_products: z.int(),
})

const description =
  'Nothing is stored. The example cart is delivered within Hong Kong, next to all other promotions; stock does not count.'

const calls = staffCalls('promotions', 'catalogue:manage', { answer: trial })

export const tryPromotion = calls.read('POST /promotions/trials', {
  summary: 'Price an example cart with and without a promotion, before it runs',
  description,
  body: z.object({
    promotion: promotionInput,
    replaces: id.nullable().default(null).openapi({
      description: 'The promotion this is a new version of.',
    }),
    lines,
    tier,
  }),
})

export const tryVoucher = calls.read('POST /vouchers/trials', {
  summary: 'Price an example cart with and without a voucher, before it is given out',
  description,
  body: z.object({ voucher: voucherInput, lines, tier }),
})
