import { z } from '@hono/zod-openapi'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { locale, time } from '../shapes.ts'

const subscriber = z
  .object({
    email: z.string(),
    locale,
    is_customer: z.boolean(),
    /** When consent was confirmed. */
    confirmed_at: time,
    /** Belongs into every letter. */
    unsubscribe_url: z.string(),
  })
  .openapi('NewsletterSubscriber')

const example = {
  email: 'tai.man@example.com',
  locale: 'zh' as const,
  is_customer: false,
  confirmed_at: '2026-11-20T12:00:00.000Z',
  unsubscribe_url: 'https://shop.example/api/unsubscribe/4fzzzxjylrxbeqQpTAAXHh',
}

export const listSubscribers = endpoint({
  key: 'GET /newsletter/subscribers',
  area: 'newsletter',
  summary: 'List who receives the newsletter: customers with the setting on, and visitors',
  access: 'staff',
  may: 'customers:read',
  alsoMay: 'people:export',
  query: z.object(pageQuery({ perPage: 100 })),
  answer: pageOf(subscriber),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const exportSubscribers = endpoint({
  ...listSubscribers,
  key: 'GET /newsletter/subscribers/export',
  summary: 'Who receives the newsletter, for a file',
  description: 'Each answer is logged: who, and how many rows.',
  may: 'customers:read',
  alsoMay: 'people:export',
})

export const eraseSubscriber = endpoint({
  key: 'PUT /newsletter/subscribers/erased',
  area: 'newsletter',
  summary: 'Erase a visitor’s address from the newsletter at their request',
  access: 'staff',
  may: 'customers:close',
  idempotent: true,
  body: z.object({ email }),
  answer: z.object({}),
  example: {},
})
