import { z } from '@hono/zod-openapi'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'

export const subscribeToNewsletter = endpoint({
  key: 'POST /newsletter/subscriptions',
  area: 'newsletter',
  summary: 'Ask for the newsletter',
  description:
    'Sends an email with a link to confirm, in the caller’s language. The answer is the same whether or not the address is known or already subscribed.',
  access: 'public',
  idempotent: true,
  body: z.object({
    email,
    website: z.string().max(500).optional().openapi({
      description: 'Leave empty: a honeypot hidden from people and filled in by spam bots.',
    }),
  }),
  answer: z.object({}),
  example: {},
})
