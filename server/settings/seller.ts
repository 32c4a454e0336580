import { z } from 'zod'
import { localizedText } from '#contract/shapes.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Ctx } from '../platform/context.ts'
import { readBrand } from './brand.ts'
import { findConfiguration } from './configurations.ts'

/** The company behind the brand, from the `brand` configuration. */
const company = z.object({
  company: localizedText.optional(),
  registration: z.string().default(''),
})

interface Seller {
  name: LocalizedText
  company: LocalizedText
  registration: string
  address: LocalizedText
  phone: string
  email: string
}

export async function readSeller(ctx: Ctx): Promise<Seller> {
  const { name, contact } = await readBrand(ctx)
  const behind = company.parse((await findConfiguration(ctx, 'brand')) ?? {})
  return {
    name,
    company: behind.company ?? name,
    registration: behind.registration,
    address: contact.address,
    phone: contact.phone,
    email: contact.email,
  }
}
