import { z } from '@hono/zod-openapi'
import { phone } from '../contact-shapes.ts'
import { issueSentences } from '../issue-sentences.ts'
import { pageQuery } from '../paging.ts'
import { id, localizedText, named, picture, text, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

export const holdStates = ['held', 'released', 'sold'] as const

const tryOnHold = named('TryOnHold', {
  _id: id,
  variant_id: id,
  sku: z.string(),
  product_title: localizedText,
  product_variant_title: localizedText,
  image: picture.nullable(),
  warehouse: z.object({ _id: id, title: localizedText }),
  qty: z.int(),
  name: z.string(),
  phone: z.string(),
  state: z.enum(holdStates),
  held_until: time,
  staff_name: z.string(),
  order_id: id.nullable(),
  created_at: time,
})

const calls = staffCalls('counter', 'counter:sell', { answer: tryOnHold })

export const listTryOnHolds = calls.page('GET /try-on-holds', {
  summary: 'List try-on holds, those that end first on top; held ones unless a state is given',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    state: z.enum(holdStates).default('held'),
    warehouse_id: id.optional(),
  }),
})

export const holdForTryOn = calls.write('POST /try-on-holds', {
  summary: 'Set an item aside for somebody who wants to try it on',
  description:
    'From the stock of the shop alone: 409 `out_of_stock` says what is there. Releases itself at `held_until`, by default after `try_on_hours` of the limits.',
  body: z
    .object({
      variant_id: id,
      warehouse_id: id,
      qty: z.int().min(1).max(99).default(1),
      name: text.max(120).default(''),
      phone: z.union([z.literal(''), phone]).default(''),
      held_until: time.nullable().default(null),
    })
    .refine(({ name, phone }) => name !== '' || phone !== '', {
      path: ['name'],
      message: issueSentences.name_or_phone.en,
    }),
})

export const releaseTryOnHold = calls.write('PUT /try-on-holds/{id}/released', {
  summary: 'Put an item that was held back on sale',
  params: z.object({ id }),
})
