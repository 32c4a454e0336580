import { z } from '@hono/zod-openapi'
import { pageQuery } from '../paging.ts'
import { empty, id, locale, named, text, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { messageKinds, messageTopics } from './message-kinds.ts'

const may = 'messages:manage'
const byId = z.object({ id })

/** `set_aside`: it failed, and a person has settled the matter in another way. */
export const messageStates = ['failed', 'queued', 'sent', 'set_aside'] as const

/**
 * `refused`: the receiver will never take it. `not_reached`: the shop could not hand it over.
 * `not_wanted`: when it was sent again, it had no recipient any more.
 */
export const messageProblems = ['refused', 'not_reached', 'not_wanted'] as const

const message = named('StaffMessage', {
  _id: id,
  kind: z.enum(Object.values(messageKinds).flat()),
  channel: z.enum(['email', 'sms']),
  order: z.object({ _id: id, reference: z.string() }).nullable(),
  account_id: id.nullable(),
  /** Null once the person is erased. */
  recipient: z.string().nullable(),
  locale: locale.nullable(),
  /** Null for text messages. */
  subject: z.string().nullable(),
  state: z.enum(messageStates),
  attempts: z.int(),
  problem: z.enum(messageProblems).nullable(),
  /** Answer of the mail server or the SMS provider. */
  error: z.string().nullable(),
  /** Codes and links that work once are never sent again: their readers ask for new ones. */
  can_resend: z.boolean(),
  created_at: time,
  tried_at: time,
  sent_at: time.nullable(),
})

const calls = staffCalls('messages', may, { params: byId, answer: message })

export const listMessages = calls.page('GET /messages', {
  summary: 'List emails and text messages, failed ones first, then the newest',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    state: z.enum(messageStates).optional(),
    about: z.enum(messageTopics).optional(),
    channel: z.enum(['email', 'sms']).optional(),
    keyword: text
      .max(120)
      .optional()
      .openapi({ description: 'An order number, or a part of the recipient or subject.' }),
  }),
})

export const getMessage = calls.read('GET /messages/{id}', {
  summary: 'Get a message, with its text as it would be sent now',
  description:
    'Texts are not stored. One that staff cannot send again has none; keys of links are left out. `preview_url` shows an email as its customer sees it, in a frame, for ten minutes; its links lead nowhere.',
  answer: message
    .extend({ text: z.string().nullable(), preview_url: z.string().nullable() })
    .openapi('StaffMessageDetails'),
})

export const listOrderMessages = calls.list('GET /orders/{id}/messages', {
  summary: 'List what an order’s customer was sent, newest first',
  may: 'orders:read',
})

export const resendMessage = calls.write('POST /messages/{id}/resend', {
  summary: 'Send a message again, to the present address of its order',
  description: '409 `not_possible` if it waits to be sent, or must not be sent again.',
})

export const resendFailed = calls.write('POST /messages/resend-failed', {
  summary: 'Send every failed message again that can be',
  answer: z.object({ count: z.int() }),
})

export const setMessageAside = calls.write('PUT /messages/{id}/set-aside', {
  summary: 'Set a failed message aside: the matter is settled in another way',
  answer: empty,
  idempotent: false,
})
