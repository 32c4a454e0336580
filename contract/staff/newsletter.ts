import { z } from '@hono/zod-openapi'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { pageQuery } from '../paging.ts'
import { locale, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const subscriber = named('NewsletterSubscriber', {
  email: z.string(),
  locale,
  is_customer: z.boolean(),
  /** When consent was confirmed. */
  confirmed_at: time,
  /** Belongs into every letter. */
  unsubscribe_url: z.string(),
})

const calls = staffCalls('newsletter', { read: 'customers:read', write: 'customers:close' })

export const listSubscribers = calls.page('GET /newsletter/subscribers', {
  summary: 'List who receives the newsletter: customers with the setting on, and visitors',
  alsoMay: 'people:export',
  query: z.object(pageQuery({ perPage: 100 })),
  item: subscriber,
})

export const exportSubscribers = endpoint({
  ...listSubscribers,
  key: 'GET /newsletter/subscribers/export',
  summary: 'Who receives the newsletter, for a file',
  description: 'Each answer is logged: who, and how many rows.',
  may: 'customers:read',
  alsoMay: 'people:export',
})

export const eraseSubscriber = calls.write('PUT /newsletter/subscribers/erased', {
  summary: 'Erase a visitor’s address from the newsletter at their request',
  body: z.object({ email }),
  answer: z.object({}),
})
