import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { derivedNames, empty, localizedText, newSlug, position, writtenText } from '../shapes.ts'

const params = z.object({ slug: z.string().min(1).max(120) })
const collectionInput = z.object({ title: writtenText(120), position })

const collection = z
  .object({
    slug: z.string(),
    title: localizedText,
    position: z.int(),
    /** Including drafts and archived products. */
    product_count: z.int(),
    derived_cn: derivedNames,
  })
  .openapi('StaffCollection')

const example = {
  slug: 'aw26',
  title: { en: 'Autumn/Winter 2026', zh: '2026秋冬', cn: '2026秋冬' },
  position: 0,
  product_count: 22,
  derived_cn: ['title'],
}

export const listCollections = endpoint({
  key: 'GET /collections',
  area: 'catalogue',
  summary: 'List collections',
  access: 'staff',
  may: 'catalogue:read',
  answer: z.object({ data: z.array(collection) }),
  example: { data: [example] },
})

export const createCollection = endpoint({
  key: 'POST /collections',
  area: 'catalogue',
  summary: 'Create a collection',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: collectionInput.partial({ position: true }).extend({ slug: newSlug }),
  answer: collection,
  example,
})

export const changeCollection = endpoint({
  key: 'PUT /collections/{slug}',
  area: 'catalogue',
  summary: 'Rename a collection or move it in the list',
  description: 'Omitted fields are unchanged.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: collectionInput.partial(),
  answer: collection,
  example,
})

export const deleteCollection = endpoint({
  key: 'DELETE /collections/{slug}',
  area: 'catalogue',
  summary: 'Delete a collection without products',
  description: '409 `in_use` if it has products.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  answer: empty,
  example: {},
})
