import { z } from 'zod'

/** Parts of the shop's answers that a purchase goes by, as a platform reads them. */

const message = z.object({
  type: z.enum(['error', 'warning', 'info']),
  content: z.string(),
  path: z.string().default(''),
  severity: z.string().optional(),
})

const totals = z.array(z.object({ type: z.string(), amount: z.int() }))

const messages = z.array(message).default([])

export const searchAnswer = z.object({
  products: z.array(
    z.object({
      variants: z.array(
        z.object({
          id: z.string(),
          description: z.object({ plain: z.string() }),
          price: z.object({ amount: z.int() }),
          availability: z.object({ available: z.boolean() }),
        }),
      ),
    }),
  ),
})

export const cartAnswer = z.object({
  id: z.string().optional(),
  totals: totals.default([]),
  messages,
})

const method = z.object({
  type: z.enum(['shipping', 'pickup']),
  destinations: z.array(z.looseObject({ id: z.string() })),
  groups: z.array(
    z.object({ options: z.array(z.object({ id: z.string(), title: z.string(), totals })) }),
  ),
})

export const checkoutAnswer = cartAnswer.extend({
  fulfillment: z
    .object({ methods: z.array(method), available_methods: z.array(method.pick({ type: true })) })
    .default({ methods: [], available_methods: [] }),
  ucp: z.object({
    payment_handlers: z
      .record(z.string(), z.array(z.object({ config: z.object({ title: z.string() }) })))
      .default({}),
  }),
})

export type Answered = z.output<typeof cartAnswer>
export type CheckoutAnswered = z.output<typeof checkoutAnswer>

/** Errors that an agent can mend; the rest waits for the buyer or is a remark. */
export function errorsIn({ messages: all }: Answered) {
  return all.filter(
    ({ type, severity }) => type === 'error' && !severity?.startsWith('requires_buyer'),
  )
}

export function totalOf({ totals: all }: Pick<Answered, 'totals'>): number | null {
  return all.find(({ type }) => type === 'total')?.amount ?? null
}
