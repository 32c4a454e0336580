import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { time } from '../shapes.ts'
import { configurationSlugs } from './configuration-values.ts'

const staffConfiguration = z
  .object({
    slug: z.enum(configurationSlugs),
    /** The shape depends on the slug; null until it is set. */
    value: z.unknown(),
    updated_at: time.nullable(),
  })
  .openapi('StaffConfiguration')

const params = z.object({ slug: z.enum(configurationSlugs) })

const example = {
  slug: 'limits',
  value: { payment_hours: 72, payment_minutes_card: 30, return_days: 14 },
  updated_at: '2026-11-20T04:00:00.000Z',
}

export const listConfigurations = endpoint({
  key: 'GET /configurations',
  area: 'configuration',
  summary: 'List configurations',
  access: 'staff',
  may: 'settings:manage',
  answer: z.object({ data: z.array(staffConfiguration) }),
  example: { data: [example] },
})

export const getConfiguration = endpoint({
  key: 'GET /configurations/{slug}',
  area: 'configuration',
  summary: 'Get a configuration',
  access: 'staff',
  may: 'settings:manage',
  params,
  answer: staffConfiguration,
  example,
})

export const setConfiguration = endpoint({
  key: 'PUT /configurations/{slug}',
  area: 'configuration',
  summary: 'Replace a configuration',
  description:
    'Only owners can set payment methods. With `known_updated_at`, a newer change by a colleague is not overwritten: 409 `conflict`.',
  access: 'staff',
  may: 'settings:manage',
  params,
  idempotent: true,
  body: z.object({ value: z.unknown(), known_updated_at: time.nullable().optional() }),
  answer: staffConfiguration,
  example,
})
