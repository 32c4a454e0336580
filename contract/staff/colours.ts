import { z } from '@hono/zod-openapi'
import { colourFamilies } from '#domain/colour-families.ts'
import { derivedNames, localizedText, named, newSlug, position, writtenText } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

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

const colour = named('StaffColour', {
  code: z.string(),
  title: localizedText,
  hex: z.string(),
  family: z.string(),
  position: z.int(),
  /** Variants and pictures that use it, including archived ones. */
  use_count: z.int(),
  derived_cn: derivedNames,
})

const calls = staffCalls('catalogue', 'catalogue:manage', { params, answer: colour })

export const listColours = calls.list('GET /colours', {
  summary: 'List colours',
  // Each variant is named with its colour where items are scanned.
  may: ['catalogue:read', 'counter:sell', 'orders:manage'],
})

export const createColour = calls.write('POST /colours', {
  summary: 'Create a colour',
  body: colourInput
    .partial({ position: true })
    .extend({ code: newSlug.openapi({ description: 'Its name in file names and URLs.' }) }),
})

export const changeColour = calls.write('PUT /colours/{code}', {
  summary: 'Rename a colour, or change its swatch and family',
  description: 'Omitted fields are unchanged. Past orders keep what they showed.',
  body: colourInput.partial(),
})

export const deleteColour = calls.remove('DELETE /colours/{code}', {
  summary: 'Delete an unused colour',
  description: '409 `in_use` if a variant or a picture uses it.',
})
