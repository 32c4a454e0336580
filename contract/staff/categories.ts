import { z } from '@hono/zod-openapi'
import { issueSentences } from '../issue-sentences.ts'
import {
  derivedNames,
  id,
  localizedText,
  named,
  optionalProse,
  picture,
  recordVersion,
  slug,
  writtenText,
} from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const params = z.object({ id })

const staffCategory = named('StaffCategory', {
  _id: id,
  parent_id: id.nullable(),
  slug,
  title: localizedText,
  description: localizedText,
  image: picture.nullable(),
  position: z.int(),
  /** Including drafts and archived products. */
  product_count: z.int(),
  derived_cn: derivedNames,
  version: recordVersion,
})

const input = z.object({
  title: writtenText(120),
  slug: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en)
    .openapi({ description: 'Part of its URL; derived from the title by default.' }),
  description: optionalProse(2000),
  parent_id: id.nullable().openapi({ description: 'Null: on top.' }),
  image_id: id.nullable().openapi({ description: 'Id of a picture uploaded by staff.' }),
  position: z.int().min(0).max(10_000),
})

const calls = staffCalls(
  'catalogue',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params, answer: staffCategory },
)

export const listCategories = calls.list('GET /categories', {
  summary: 'List all categories, each before its subcategories',
})

export const createCategory = calls.write('POST /categories', {
  summary: 'Create a category',
  body: input.partial().required({ title: true }),
})

export const changeCategory = calls.write('PUT /categories/{id}', {
  summary: 'Rename, describe or move a category',
  description: 'Omitted fields are unchanged. A category cannot be moved below itself.',
  body: input.partial(),
})

export const deleteCategory = calls.remove('DELETE /categories/{id}', {
  summary: 'Delete an empty category',
  description: '409 `in_use` while products, subcategories, promotions or vouchers name it.',
})
