import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { empty, id, localizedText, optionalProse, picture, slug, writtenText } from '../shapes.ts'

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
    /** Drafts and archived ones among them. */
    product_count: z.int(),
  })
  .openapi('StaffCategory')

const facts = z.object({
  title: writtenText(120),
  slug: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en)
    .openapi({ description: 'Part of its address; made of the title when it is new.' }),
  description: optionalProse(2000),
  parent_id: id.nullable().openapi({ description: 'Null: on top.' }),
  image_id: id.nullable().openapi({ description: 'Of a picture that staff uploaded.' }),
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
}

export const listCategories = endpoint({
  key: 'GET /categories',
  area: 'catalogue',
  summary: 'All categories, each before what is below it',
  access: 'staff',
  answer: z.object({ data: z.array(staffCategory) }),
  example: { data: [example] },
})

export const createCategory = endpoint({
  key: 'POST /categories',
  area: 'catalogue',
  summary: 'A new category',
  access: 'staff',
  may: 'sell',
  idempotent: true,
  body: facts.partial().required({ title: true }),
  answer: staffCategory,
  example,
})

export const changeCategory = endpoint({
  key: 'PUT /categories/{id}',
  area: 'catalogue',
  summary: 'Rename, describe or move a category',
  description: 'What is not sent stays as it is. A category cannot be moved below itself.',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: facts.partial(),
  answer: staffCategory,
  example,
})

export const deleteCategory = endpoint({
  key: 'DELETE /categories/{id}',
  area: 'catalogue',
  summary: 'Delete a category that holds nothing',
  description: '409 `conflict` while it has products or categories below it.',
  access: 'staff',
  may: 'sell',
  params,
  answer: empty,
  example: {},
})
