import { z } from '@hono/zod-openapi'
import { named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { configurationSlugs } from './configuration-values.ts'

const staffConfiguration = named('StaffConfiguration', {
  slug: z.enum(configurationSlugs),
  /** The shape depends on the slug; null until it is set. */
  value: z.unknown(),
  updated_at: time.nullable(),
})

const params = z.object({ slug: z.enum(configurationSlugs) })

const calls = staffCalls('configuration', 'settings:manage', { params, answer: staffConfiguration })

export const listConfigurations = calls.list('GET /configurations', {
  summary: 'List configurations',
})

export const getConfiguration = calls.read('GET /configurations/{slug}', {
  summary: 'Get a configuration',
})

export const setConfiguration = calls.write('PUT /configurations/{slug}', {
  summary: 'Replace a configuration',
  description:
    'Only owners can set payment methods. With `known_updated_at`, a newer change by a colleague is not overwritten: 409 `conflict`.',
  body: z.object({ value: z.unknown(), known_updated_at: time.nullable().optional() }),
})
