import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { empty, id, locale, text, time } from '../shapes.ts'
import { messageKinds, messageTopics } from './message-kinds.ts'

const area = 'messages'
const may = 'messages:manage'
const byId = z.object({ id })

/** `set_aside`: it failed, and a person has settled the matter in another way. */
export const messageStates = ['failed', 'queued', 'sent', 'set_aside'] as const

/**
 * `refused`: the receiver will never take it. `not_reached`: the shop could not hand it over.
 * `not_wanted`: when it was sent again, it had no recipient any more.
 */
export const messageProblems = ['refused', 'not_reached', 'not_wanted'] as const

const message = z
  .object({
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
  .openapi('StaffMessage')

const example = {
  _id: 'msg_4fzzzxjylrxbeqQpTAAXHh',
  kind: 'order_placed' as const,
  channel: 'email' as const,
  order: { _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', reference: 'PR-7K2M9Q' },
  account_id: null,
  recipient: 'tai.man@exmaple.com',
  locale: 'zh' as const,
  subject: '已收到訂單 PR-7K2M9Q | Praya',
  state: 'failed' as const,
  attempts: 1,
  problem: 'refused' as const,
  error: '550 5.1.2 no such domain',
  can_resend: true,
  created_at: '2026-11-21T04:00:00.000Z',
  tried_at: '2026-11-21T04:00:00.000Z',
  sent_at: null,
}

export const listMessages = endpoint({
  key: 'GET /messages',
  area,
  summary: 'List emails and text messages, failed ones first, then the newest',
  access: 'staff',
  may,
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
  answer: pageOf(message),
  example: { data: [example], current_page: 1, next_page_url: null, total: 1 },
})

export const getMessage = endpoint({
  key: 'GET /messages/{id}',
  area,
  summary: 'Get a message, with its text as it would be sent now',
  description:
    'Texts are not stored. One that staff cannot send again has none; keys of links are left out. `preview_url` shows an email as its customer sees it, in a frame, for ten minutes; its links lead nowhere.',
  access: 'staff',
  may,
  params: byId,
  answer: message
    .extend({ text: z.string().nullable(), preview_url: z.string().nullable() })
    .openapi('StaffMessageDetails'),
  example: {
    ...example,
    text: '多謝惠顧。我們已收到你的訂單。',
    preview_url: '/api/email-previews/msg_4fzzzxjylrxbeqQpTAAXHh?until=1764558000&key=q8',
  },
})

export const listOrderMessages = endpoint({
  key: 'GET /orders/{id}/messages',
  area,
  summary: 'List what an order’s customer was sent, newest first',
  access: 'staff',
  may: 'orders:read',
  params: byId,
  answer: z.object({ data: z.array(message) }),
  example: { data: [example] },
})

export const resendMessage = endpoint({
  key: 'POST /messages/{id}/resend',
  area,
  summary: 'Send a message again, to the present address of its order',
  description: '409 `not_possible` if it waits to be sent, or must not be sent again.',
  access: 'staff',
  may,
  params: byId,
  answer: message,
  idempotent: true,
  example: { ...example, state: 'queued', problem: null, error: null },
})

export const resendFailed = endpoint({
  key: 'POST /messages/resend-failed',
  area,
  summary: 'Send every failed message again that can be',
  access: 'staff',
  may,
  answer: z.object({ count: z.int() }),
  idempotent: true,
  example: { count: 3 },
})

export const setMessageAside = endpoint({
  key: 'PUT /messages/{id}/set-aside',
  area,
  summary: 'Set a failed message aside: the matter is settled in another way',
  access: 'staff',
  may,
  params: byId,
  answer: empty,
  example: {},
})
