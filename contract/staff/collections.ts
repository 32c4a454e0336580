import { z } from '@hono/zod-openapi'
import { derivedNames, localizedText, named, newSlug, position, writtenText } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const params = z.object({ slug: z.string().min(1).max(120) })
const collectionInput = z.object({ title: writtenText(120), position })

const collection = named('StaffCollection', {
  slug: z.string(),
  title: localizedText,
  position: z.int(),
  /** Including drafts and archived products. */
  product_count: z.int(),
  derived_cn: derivedNames,
})

const calls = staffCalls(
  'catalogue',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params, answer: collection },
)

export const listCollections = calls.list('GET /collections', { summary: 'List collections' })

export const createCollection = calls.write('POST /collections', {
  summary: 'Create a collection',
  body: collectionInput.partial({ position: true }).extend({ slug: newSlug }),
})

export const changeCollection = calls.write('PUT /collections/{slug}', {
  summary: 'Rename a collection or move it in the list',
  description: 'Omitted fields are unchanged.',
  body: collectionInput.partial(),
})

export const deleteCollection = calls.remove('DELETE /collections/{slug}', {
  summary: 'Delete a collection without products',
  description: '409 `in_use` if it has products.',
})
