import { z } from '@hono/zod-openapi'
import { id } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { productInput } from './product-shapes.ts'

const calls = staffCalls('catalogue', 'catalogue:manage')

export const editProducts = calls.write('POST /product-changes', {
  summary: 'File many products elsewhere: categories, tags and collection, all or nothing',
  description: 'What is added is added last, so a product keeps its main category.',
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
})
