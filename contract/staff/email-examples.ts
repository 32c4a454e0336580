import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { empty, locale } from '../shapes.ts'
import { emailKinds } from './message-kinds.ts'

const area = 'messages'
const may = 'messages:manage'
const params = z.object({
  id: z.string().openapi({ description: 'As `GET /email-examples` lists it.' }),
})

const emailExample = z
  .object({
    /** The kind, and which of its texts. */
    _id: z.string(),
    kind: z.enum(emailKinds),
    locale,
    subject: z.string(),
  })
  .openapi('StaffEmailExample')

const example = {
  _id: 'order_shipped.2',
  kind: 'order_shipped' as const,
  locale: 'zh' as const,
  subject: '訂單 PR-7K2M9Q 的部分貨品已寄出 | 海旁',
}

export const listEmailExamples = endpoint({
  key: 'GET /email-examples',
  area,
  summary: 'List an example of every email the shop sends',
  description:
    'Written by what writes the real ones, with the shop’s own brand, goods and payment method, about an order and people that do not exist.',
  access: 'staff',
  may,
  query: z.object({ locale }),
  answer: z.object({ data: z.array(emailExample) }),
  example: { data: [example] },
})

export const getEmailExample = endpoint({
  key: 'GET /email-examples/{id}',
  area,
  summary: 'Get an example with its text',
  description: '`preview_url` shows it in a frame for ten minutes; its links lead nowhere.',
  access: 'staff',
  may,
  params,
  query: z.object({ locale }),
  answer: emailExample
    .extend({ text: z.string(), preview_url: z.string() })
    .openapi('StaffEmailExampleDetails'),
  example: {
    ...example,
    text: '包裹已寄出，內有訂單的部分貨品。',
    preview_url: '/api/email-example-previews/order_shipped.2?locale=zh&until=1764558000&key=q8',
  },
})

export const sendEmailExample = endpoint({
  key: 'POST /email-examples/{id}/send',
  area,
  summary: 'Send an example to oneself',
  access: 'staff',
  may,
  params,
  idempotent: true,
  body: z.object({ locale }),
  answer: empty,
  example: {},
})
