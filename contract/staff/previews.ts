import { z } from '@hono/zod-openapi'
import { id, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { contentInput } from './contents.ts'
import { entryInput } from './entry.ts'
import { productInput } from './product-shapes.ts'

const { was_updated_at: _read, ...entry } = entryInput

const calls = staffCalls('previews', 'catalogue:manage')

export const openPreview = calls.write('POST /previews', {
  summary: 'See texts on the page before they are published',
  description:
    'Takes what would be saved, and saves nothing. `path` opens the page of the shop as it would be, published or not, for an hour; it is the same page in each language, after its prefix. What could not be saved is refused as it would be there.',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('content'), ...contentInput }),
    z.object({ kind: z.literal('post'), id, ...entry }),
    z.object({ kind: z.literal('article'), id, ...entry }),
    z.object({ kind: z.literal('product'), id, ...productInput.partial().shape }),
  ]),
  answer: z.object({
    path: z.string().openapi({ description: 'With the signature, without the language prefix.' }),
    expires_at: time,
  }),
  idempotent: false,
})
