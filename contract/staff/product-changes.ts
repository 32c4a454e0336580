import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id } from '../shapes.ts'
import { productInput } from './product-shapes.ts'

export const editProducts = endpoint({
  key: 'POST /product-changes',
  area: 'catalogue',
  summary: 'File many products elsewhere: categories, tags and collection, all or nothing',
  description: 'What is added is added last, so a product keeps its main category.',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: z.object({
    ids: z.array(id).min(1).max(1000),
    add_category_ids: productInput.shape.category_ids.default([]),
    remove_category_ids: productInput.shape.category_ids.default([]),
    add_tags: productInput.shape.tags.default([]),
    remove_tags: productInput.shape.tags.default([]),
    collection: productInput.shape.collection
      .optional()
      .openapi({ description: 'Null: of none. Without it, it stays.' }),
  }),
  answer: z.object({ changed: z.int() }),
  example: { changed: 12 },
})
