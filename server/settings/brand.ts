import { z } from '@hono/zod-openapi'
import { localizedText, picture } from '#contract/shapes.ts'
import type { Ctx } from '../platform/context.ts'
import { findConfiguration } from './configurations.ts'

const nowhere = { en: '', zh: '', cn: '' }

const contact = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  address: localizedText.default(nowhere),
  map_url: z.string().default(''),
})

/** Defaults let a shop open before its brand is configured. */
const brand = z.object({
  name: localizedText.default({ en: 'Shop', zh: '商店', cn: '商店' }),
  tagline: localizedText.default(nowhere),
  logo: picture.nullable().default(null),
  social_image: z.string().default(''),
  contact: contact.default(contact.parse({})),
  currency: z.literal('HKD').default('HKD'),
})

type Brand = z.output<typeof brand>

export async function readBrand(ctx: Ctx): Promise<Brand> {
  return brandIn(await findConfiguration(ctx, 'brand'))
}

/** The brand in a stored setting. */
export function brandIn(stored: unknown): Brand {
  return brand.parse(stored ?? {})
}
