import { z } from '@hono/zod-openapi'
import { empty, locale, named } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { emailKinds } from './message-kinds.ts'

const params = z.object({
  id: z.string().openapi({ description: 'As `GET /email-examples` lists it.' }),
})

const emailExample = named('StaffEmailExample', {
  /** The kind, and which of its texts. */
  _id: z.string(),
  kind: z.enum(emailKinds),
  locale,
  subject: z.string(),
})

const calls = staffCalls('messages', 'messages:manage', { params })

export const listEmailExamples = calls.list('GET /email-examples', {
  summary: 'List an example of every email the shop sends',
  description:
    'Written by what writes the real ones, with the shop’s own brand, goods and payment method, about an order and people that do not exist.',
  query: z.object({ locale }),
  item: emailExample,
})

export const getEmailExample = calls.read('GET /email-examples/{id}', {
  summary: 'Get an example with its text',
  description: '`preview_url` shows it in a frame for ten minutes; its links lead nowhere.',
  query: z.object({ locale }),
  answer: emailExample
    .extend({ text: z.string(), preview_url: z.string() })
    .openapi('StaffEmailExampleDetails'),
})

export const sendEmailExample = calls.write('POST /email-examples/{id}/send', {
  summary: 'Send an example to oneself',
  body: z.object({ locale }),
  answer: empty,
})
