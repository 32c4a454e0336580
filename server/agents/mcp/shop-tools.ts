import { z } from 'zod'
import { localize, type Locale } from '#domain/locale.ts'
import { productDetailsOf } from '../../catalogue/details.ts'
import type { Ctx } from '../../platform/context.ts'
import { pageUrl } from '../../platform/mail/links.ts'
import { readBrand } from '../../settings/brand.ts'
import { readLimits } from '../../settings/limits.ts'
import { pickupShops } from '../../shipping/warehouses.ts'
import { policyLinks } from '../sessions/session-links.ts'
import { detailsIfSold, theStore } from '../operations/product-view.ts'

/** A tool besides those of UCP, for questions that people ask a shop; it needs no profile. */
interface ShopTool<Shape extends z.ZodType = z.ZodType> {
  name: string
  description: string
  shape: Shape
  answer: (ctx: Ctx, locale: Locale, input: z.output<Shape>) => Promise<Record<string, unknown>>
}

function tool<Shape extends z.ZodType>(made: ShopTool<Shape>): ShopTool {
  return {
    ...made,
    answer: (ctx, locale, input) => made.answer(ctx, locale, made.shape.parse(input)),
  }
}

const productId = z.object({ id: z.string().max(200).describe('Id or handle of a product.') })

export const shopTools: readonly ShopTool[] = [
  tool({
    name: 'get_shop_policies',
    description:
      'Where the shop’s policies are, how long returns are taken, and how to reach people. Read the pages before you quote a policy.',
    shape: z.object({}),
    async answer(ctx, locale) {
      const { name, contact } = await readBrand(ctx)
      const { return_days: days, payment_hours: hours } = await readLimits(ctx)
      return {
        shop: localize(name, locale),
        return_days: days,
        hours_to_pay_by_transfer: hours,
        email: contact.email,
        phone: contact.phone,
        pages: policyLinks(ctx, locale),
      }
    },
  }),
  tool({
    name: 'get_shops',
    description: 'Addresses and opening hours of the shops where orders can be collected.',
    shape: z.object({}),
    async answer(ctx, locale) {
      const store = await theStore(ctx)
      const shops = await pickupShops(ctx, store.id)
      return {
        shops: shops.map((shop) => ({
          id: shop._id,
          name: localize(shop.title, locale),
          address: localize(shop.address, locale),
          opening_hours: localize(shop.hours, locale),
          phone: shop.phone,
          map_url: shop.map_url,
          ready_within_hours: shop.ready_hours,
        })),
      }
    },
  }),
  tool({
    name: 'get_size_advice',
    description:
      'Measures of a garment laid flat, in centimetres, by size. Compare them with a garment of the buyer that fits well; say which size comes nearest, and never guess without measures.',
    shape: productId,
    async answer(ctx, locale, { id }) {
      const details = await readDetails(ctx, id)
      if (!details) return { is_found: false }
      return {
        is_found: true,
        product: localize(details.title, locale),
        fit: details.fit && localize(details.fit, locale),
        measurements_cm: details.measurements,
        size_guide: pageUrl(ctx, locale, '/size-guide'),
      }
    },
  }),
  tool({
    name: 'get_stock_in_shops',
    description:
      'How many of each size and colour of a product each shop has today, for buyers who want to come by. Next: create_checkout with a pickup method to reserve.',
    shape: productId,
    async answer(ctx, locale, { id }) {
      const details = await readDetails(ctx, id)
      if (!details) return { is_found: false }
      const shops = await pickupShops(ctx, (await theStore(ctx)).id)
      return {
        is_found: true,
        product: localize(details.title, locale),
        shops: shops.map((shop) => ({
          id: shop._id,
          name: localize(shop.title, locale),
          variants: details.variants.map((variant) => ({
            id: variant._id,
            title: localize(variant.title, locale),
            available: variant.available_at[shop._id] ?? 0,
          })),
        })),
      }
    },
  }),
]

async function readDetails(ctx: Ctx, id: string) {
  const store = await theStore(ctx)
  return detailsIfSold(() => productDetailsOf(ctx, store.id, id))
}
