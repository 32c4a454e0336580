import { z } from '@hono/zod-openapi'
import { counterMethods } from '#domain/counter/counter-methods.ts'
import { price, text } from '../shapes.ts'

/** In how many parts a sum can be paid at once. */
const maxParts = 6

/** How a sum is paid at the counter: by one method, or in parts by several. */
export const counterPayments = z
  .array(
    z.object({
      method: z.enum(counterMethods),
      amount: price.nullable().default(null).openapi({
        description: 'Null: what the other parts leave.',
      }),
      given: price.nullable().default(null).openapi({ description: 'In cash; null: exact.' }),
      reference: text.max(120).default('').openapi({
        description: 'Of Octopus, card terminal or bank; required unless paid in cash.',
      }),
    }),
  )
  .min(1)
  .max(maxParts)
