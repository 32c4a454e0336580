import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import {
  derivedNames,
  empty,
  id,
  localizedText,
  optionalProse,
  picture,
  recordVersion,
  slug,
  writtenText,
} from '../shapes.ts'

const params = z.object({ id })

const staffCategory = z
  .object({
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
  .openapi('StaffCategory')

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

const example = {
  _id: 'cat_6Yh7Uj8Ik9',
  parent_id: null,
  slug: 'shirts',
  title: { en: 'Shirts', zh: '恤衫', cn: '衬衫' },
  description: { en: 'For every day.', zh: '每日都着得。', cn: '每天都可以穿。' },
  image: null,
  position: 2,
  product_count: 14,
  derived_cn: ['title'],
  version: 3,
}

export const listCategories = endpoint({
  key: 'GET /categories',
  area: 'catalogue',
  summary: 'List all categories, each before its subcategories',
  access: 'staff',
  may: 'catalogue:read',
  answer: z.object({ data: z.array(staffCategory) }),
  example: { data: [example] },
})

export const createCategory = endpoint({
  key: 'POST /categories',
  area: 'catalogue',
  summary: 'Create a category',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: input.partial().required({ title: true }),
  answer: staffCategory,
  example,
})

export const changeCategory = endpoint({
  key: 'PUT /categories/{id}',
  area: 'catalogue',
  summary: 'Rename, describe or move a category',
  description: 'Omitted fields are unchanged. A category cannot be moved below itself.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: input.partial(),
  answer: staffCategory,
  example,
})

export const deleteCategory = endpoint({
  key: 'DELETE /categories/{id}',
  area: 'catalogue',
  summary: 'Delete an empty category',
  description: '409 `in_use` while products, subcategories, promotions or vouchers name it.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  answer: empty,
  example: {},
})
