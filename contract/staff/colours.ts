import { z } from '@hono/zod-openapi'
import { colourFamilies } from '#domain/colour-families.ts'
import { endpoint } from '../endpoint.ts'
import { derivedNames, empty, localizedText, newSlug, position, writtenText } from '../shapes.ts'

const params = z.object({ code: z.string().min(1).max(120) })

const colourInput = z.object({
  title: writtenText(60),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .openapi({ description: 'Swatch colour.', example: '#232c42' }),
  family: z.enum(colourFamilies).openapi({ description: 'What customers filter by.' }),
  position,
})

const colour = z
  .object({
    code: z.string(),
    title: localizedText,
    hex: z.string(),
    family: z.string(),
    position: z.int(),
    /** Variants and pictures that use it, including archived ones. */
    use_count: z.int(),
    derived_cn: derivedNames,
  })
  .openapi('StaffColour')

const example = {
  code: 'navy',
  title: { en: 'Navy', zh: '海軍藍', cn: '藏青色' },
  hex: '#232c42',
  family: 'blue',
  position: 24,
  use_count: 38,
  derived_cn: [],
}

export const listColours = endpoint({
  key: 'GET /colours',
  area: 'catalogue',
  summary: 'List colours',
  access: 'staff',
  // Each variant is named with its colour where items are scanned.
  may: ['catalogue:read', 'counter:sell', 'orders:manage'],
  answer: z.object({ data: z.array(colour) }),
  example: { data: [example] },
})

export const createColour = endpoint({
  key: 'POST /colours',
  area: 'catalogue',
  summary: 'Create a colour',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: colourInput
    .partial({ position: true })
    .extend({ code: newSlug.openapi({ description: 'Its name in file names and URLs.' }) }),
  answer: colour,
  example,
})

export const changeColour = endpoint({
  key: 'PUT /colours/{code}',
  area: 'catalogue',
  summary: 'Rename a colour, or change its swatch and family',
  description: 'Omitted fields are unchanged. Past orders keep what they showed.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: colourInput.partial(),
  answer: colour,
  example,
})

export const deleteColour = endpoint({
  key: 'DELETE /colours/{code}',
  area: 'catalogue',
  summary: 'Delete an unused colour',
  description: '409 `in_use` if a variant or a picture uses it.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  answer: empty,
  example: {},
})
