import { z } from '@hono/zod-openapi'
import { phone } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, localizedText, picture, text, time } from '../shapes.ts'

export const holdStates = ['held', 'released', 'sold'] as const

const tryOnHold = z
  .object({
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
  .openapi('TryOnHold')

const example = {
  _id: 'hld_8Hn2vQxW5tLk0ZrY7cJs3B',
  variant_id: 'var_3Jk9Pw7Rt5',
  sku: 'OXF-WHT-M',
  product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  product_variant_title: { en: 'White / M', zh: '白色 / M', cn: '白色 / M' },
  image: null,
  warehouse: {
    _id: 'whs_5Tg6Yh7Uj8',
    title: { en: 'Seawall Place', zh: '海堤坊', cn: '海堤坊' },
  },
  qty: 1,
  name: 'Mr Chan',
  phone: '91234567',
  state: 'held',
  held_until: '2026-11-21T06:00:00.000Z',
  staff_name: 'Lee Ka Yan',
  order_id: null,
  created_at: '2026-11-21T04:00:00.000Z',
} satisfies z.input<typeof tryOnHold>

export const listTryOnHolds = endpoint({
  key: 'GET /try-on-holds',
  area: 'counter',
  summary: 'List try-on holds, those that end first on top; held ones unless a state is given',
  access: 'staff',
  may: 'counter:sell',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    state: z.enum(holdStates).default('held'),
    warehouse_id: id.optional(),
  }),
  answer: pageOf(tryOnHold),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const holdForTryOn = endpoint({
  key: 'POST /try-on-holds',
  area: 'counter',
  summary: 'Set an item aside for somebody who wants to try it on',
  description:
    'From the stock of the shop alone: 409 `out_of_stock` says what is there. Releases itself at `held_until`, by default after `try_on_hours` of the limits.',
  access: 'staff',
  may: 'counter:sell',
  idempotent: true,
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
  answer: tryOnHold,
  example,
})

export const releaseTryOnHold = endpoint({
  key: 'PUT /try-on-holds/{id}/released',
  area: 'counter',
  summary: 'Put an item that was held back on sale',
  access: 'staff',
  may: 'counter:sell',
  params: z.object({ id }),
  idempotent: true,
  answer: tryOnHold,
  example: { ...example, state: 'released' },
})
