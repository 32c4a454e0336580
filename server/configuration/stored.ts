import { z } from '@hono/zod-openapi'
import * as shapes from '#contract/endpoints/configuration.ts'
import { localizedText, picture } from '#contract/shapes.ts'

/** What the rows of `configurations` hold, by slug. Read through these, so that a bad one is named. */
export const stored = {
  brand: shapes.configuration.shape.brand
    .omit({ logo: true, social_image: true })
    .extend({
      logo: picture.nullable().default(null),
      social_image: z.string().default('/social.png'),
    }),
  payment_methods: z.array(
    shapes.paymentMethod.extend({
      /** What the FPS QR code pays to. */
      fps: z
        .object({ kind: z.enum(['fps_id', 'mobile', 'email']), value: z.string() })
        .nullable()
        .default(null),
    }),
  ),
  delivery_methods: shapes.configuration.shape.delivery_methods,
  countries: shapes.configuration.shape.countries,
  response_messages: shapes.configuration.shape.response_messages,
  limits: z.object({
    review_images: z.int(),
    upload_bytes: z.int(),
    low_stock: z.int(),
    payment_hours: z.int(),
    return_days: z.int(),
  }),
  sorting_lists: z.record(
    z.string(),
    z.array(
      z.object({
        slug: z.string(),
        title: localizedText,
        sort_by: z.string(),
        sort_order: z.enum(['asc', 'desc']),
      }),
    ),
  ),
  layout: shapes.layout,
} as const

export type ConfigurationSlug = keyof typeof stored
export type Stored<Slug extends ConfigurationSlug> = z.output<(typeof stored)[Slug]>
