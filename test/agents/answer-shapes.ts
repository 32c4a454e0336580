import { z } from 'zod'

/**
 * Shapes of answers of UCP 2026-04-08, from its JSON Schemas: all that they require, and how they
 * type it. No package has the schemas of this version, and they are not copied.
 */

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const name = z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/)
const amount = z.int().min(0)
const url = z.url()
const time = z.iso.datetime({ offset: true })

const capabilities = z.record(name, z.array(z.looseObject({ version })))
const handler = z.looseObject({
  id: z.string(),
  version,
  available_instruments: z
    .array(z.looseObject({ type: z.string() }))
    .min(1)
    .optional(),
})
const handlers = z.record(name, z.array(handler))
const meta = z.looseObject({ version, status: z.literal('success').optional(), capabilities })

const message = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('error'),
    code: z.string(),
    content: z.string(),
    path: z.string().startsWith('$').optional(),
    severity: z.enum([
      'recoverable',
      'requires_buyer_input',
      'requires_buyer_review',
      'unrecoverable',
    ]),
  }),
  z.looseObject({ type: z.literal('warning'), code: z.string(), content: z.string() }),
  z.looseObject({ type: z.literal('info'), content: z.string() }),
])
const messages = z.array(message)

const negative = ['discount', 'items_discount']
const positive = ['subtotal', 'fulfillment', 'tax', 'fee']
const known = [...negative, ...positive, 'total']

const total = z
  .looseObject({ type: z.string(), amount: z.int(), display_text: z.string().optional() })
  .refine(({ type, amount: sum }) => !negative.includes(type) || sum < 0)
  .refine(({ type, amount: sum }) => !positive.includes(type) || sum >= 0)
  .refine(({ type, display_text: text }) => known.includes(type) || text !== undefined)

/** One subtotal, one total, and the rest adds up. */
const totals = z.array(total).refine((all) => {
  const sum = (types: (type: string) => boolean) =>
    all.reduce((before, each) => before + (types(each.type) ? each.amount : 0), 0)
  const count = (type: string) => all.filter((each) => each.type === type).length
  const isWhole = count('subtotal') === 1 && count('total') === 1
  return isWhole && sum((type) => type !== 'total') === sum((type) => type === 'total')
})

const item = z.looseObject({
  id: z.string(),
  title: z.string(),
  price: amount,
  image_url: url.optional(),
})
const line = z.looseObject({ id: z.string(), item, quantity: z.int().min(1), totals })
const links = z.array(z.looseObject({ type: z.string(), url }))
const address = z.looseObject({
  street_address: z.string().optional(),
  address_country: z.string().optional(),
})

const destination = z.union([
  z.looseObject({ id: z.string(), name: z.string(), address, street_address: z.null() }),
  z.looseObject({ id: z.string(), name: z.undefined().optional(), ...address.shape }),
])
const option = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  earliest_fulfillment_time: time.optional(),
  latest_fulfillment_time: time.optional(),
  totals: z.array(total),
})
const method = z.looseObject({
  id: z.string(),
  type: z.enum(['shipping', 'pickup']),
  line_item_ids: z.array(z.string()),
  destinations: z.array(destination),
  selected_destination_id: z.string().nullable(),
  groups: z
    .array(
      z.looseObject({
        id: z.string(),
        line_item_ids: z.array(z.string()),
        options: z
          .array(option)
          .refine((all) => new Set(all.map(({ title }) => title)).size === all.length),
        selected_option_id: z.string().nullable(),
      }),
    )
    .max(1),
})

const discounts = z.looseObject({
  codes: z.array(z.string()),
  applied: z.array(
    z
      .looseObject({
        title: z.string(),
        amount: amount.min(1),
        allocations: z.array(z.looseObject({ path: z.string(), amount })).optional(),
      })
      .refine(
        ({ amount: whole, allocations: parts }) =>
          parts === undefined || parts.reduce((sum, each) => sum + each.amount, 0) === whole,
      ),
  ),
})

const basket = {
  id: z.string(),
  line_items: z.array(line),
  currency: z.literal('HKD'),
  totals,
  messages: messages.optional(),
  discounts: discounts.optional(),
  expires_at: time,
}
const cart = z.looseObject({ ...basket, ucp: meta, continue_url: url.startsWith('https://') })

const checkout = z
  .looseObject({
    ...basket,
    ucp: meta.extend({ payment_handlers: handlers }),
    links,
    status: z.enum([
      'incomplete',
      'requires_escalation',
      'ready_for_complete',
      'complete_in_progress',
      'completed',
      'canceled',
    ]),
    fulfillment: z.looseObject({ methods: z.array(method) }).optional(),
    continue_url: url.startsWith('https://').optional(),
    order: z.looseObject({ id: z.string(), label: z.string(), permalink_url: url }).optional(),
  })
  .refine(({ status, order }) => (status === 'completed') === (order !== undefined))
  .refine(({ status, continue_url: to }) => ['completed', 'canceled'].includes(status) || to)
  .refine(
    ({ status, messages: all = [] }) =>
      status !== 'requires_escalation' ||
      all.some((each) => each.type === 'error' && each.severity.startsWith('requires_')),
  )

const price = z.looseObject({ amount, currency: z.literal('HKD') })
const range = z.looseObject({ min: price, max: price })
const description = z.looseObject({ plain: z.string() })
const variant = z.looseObject({
  id: z.string(),
  title: z.string(),
  description,
  price,
  list_price: price.optional(),
  url,
  availability: z.looseObject({ available: z.boolean(), status: z.string() }),
  options: z.array(z.looseObject({ name: z.string(), label: z.string() })),
})
const product = z.looseObject({
  id: z.string(),
  title: z.string(),
  description,
  url,
  price_range: range,
  list_price_range: range.optional(),
  variants: z.array(variant).min(1),
  media: z.array(z.looseObject({ type: z.string(), url, width: z.int().min(1) })).optional(),
})
const pages = z.union([
  z.looseObject({ has_next_page: z.literal(true), cursor: z.string() }),
  z.looseObject({ has_next_page: z.literal(false) }),
])
const correlated = variant.extend({
  inputs: z.array(z.looseObject({ id: z.string(), match: z.string() })).min(1),
})
const detailed = product.extend({
  selected: z.array(z.looseObject({ name: z.string(), label: z.string() })),
})

const eventLines = z.array(z.looseObject({ id: z.string(), quantity: z.int().min(1) }))
const event = z
  .looseObject({
    id: z.string(),
    occurred_at: time,
    type: z.string(),
    line_items: eventLines,
    tracking_number: z.string().optional(),
    tracking_url: url.optional(),
  })
  .refine(({ type, tracking_number: number, tracking_url: to }) =>
    type === 'processing' ? true : number !== undefined && to !== undefined,
  )
const order = z.looseObject({
  ucp: meta,
  id: z.string(),
  checkout_id: z.string(),
  permalink_url: url,
  currency: z.literal('HKD'),
  totals,
  line_items: z.array(
    z.looseObject({
      id: z.string(),
      item,
      quantity: z.looseObject({ original: amount, total: amount, fulfilled: amount }),
      totals,
      status: z.enum(['processing', 'partial', 'fulfilled', 'removed']),
    }),
  ),
  fulfillment: z.looseObject({
    expectations: z.array(
      z.looseObject({
        id: z.string(),
        line_items: eventLines,
        method_type: z.enum(['shipping', 'pickup', 'digital']),
        destination: address,
      }),
    ),
    events: z.array(event),
  }),
  adjustments: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      occurred_at: time,
      status: z.enum(['pending', 'completed', 'failed']),
    }),
  ),
})

/** The answer of every failed operation: nothing besides what is named. */
const failure = z.strictObject({
  ucp: z.looseObject({ version, status: z.literal('error') }),
  messages: messages.min(1),
  continue_url: url.optional(),
})

/** The error of a transport. */
const refusal = z.looseObject({ code: z.string(), content: z.string().min(1) })

const shapes: readonly (readonly [RegExp, z.ZodType])[] = [
  [
    /^\/ucp\/catalog\/search/,
    z.looseObject({ ucp: meta, products: z.array(product), pagination: pages }),
  ],
  [
    /^\/ucp\/catalog\/lookup/,
    z.looseObject({
      ucp: meta,
      products: z.array(product.extend({ variants: z.array(correlated).min(1) })),
    }),
  ],
  [/^\/ucp\/catalog\/product/, z.looseObject({ ucp: meta, product: detailed })],
  [/^\/ucp\/carts/, cart],
  [/^\/ucp\/checkout-sessions/, checkout],
  [/^\/ucp\/orders/, order],
]

/** Throws for an answer that does not fit the specification; one without agents answers as the shop. */
export function requireFit(path: string, status: number, body: unknown): void {
  if (status === 404) return
  if (status >= 400) return void refusal.parse(body)
  const isFailure = z.object({ ucp: z.object({ status: z.literal('error') }) }).safeParse(body)
  const shape = shapes.find(([pattern]) => pattern.test(path))?.[1]
  if (!shape) throw new Error(`no shape for ${path}`)
  return void (isFailure.success ? failure : shape).parse(body)
}
