import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../shapes.ts'
import { contentInput } from './contents.ts'
import { entryInput } from './entry.ts'
import { productInput } from './product-shapes.ts'

const { was_updated_at: _read, ...entry } = entryInput

export const openPreview = endpoint({
  key: 'POST /previews',
  area: 'previews',
  summary: 'See texts on the page before they are published',
  description:
    'Takes what would be saved, and saves nothing. `path` opens the page of the shop as it would be, published or not, for an hour; it is the same page in each language, after its prefix. What could not be saved is refused as it would be there.',
  access: 'staff',
  may: 'catalogue:manage',
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
  example: {
    path: '/about-us?preview=pvw_4fzzzxjylrxbeqQpTAAXHh.1795510800.Zy1jTqf0aXo',
    expires_at: '2026-11-24T09:00:00.000Z',
  },
})
