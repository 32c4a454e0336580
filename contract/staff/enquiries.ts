import { z } from '@hono/zod-openapi'
import { spamSigns } from '#domain/enquiry-spam.ts'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery, sortOrder } from '../paging.ts'
import { id, locale, time } from '../shapes.ts'

export const enquiryStatuses = ['open', 'answered', 'spam'] as const

const area = 'enquiries'
const byId = z.object({ id })

const reply = z.object({
  text: z.string(),
  staff_name: z.string().nullable(),
  created_at: time,
})

const enquiry = z
  .object({
    _id: id,
    account_id: id.nullable(),
    locale,
    name: z.string(),
    email: z.string(),
    area_code: z.string(),
    phone: z.string(),
    subject: z.string(),
    description: z.string(),
    status: z.enum(enquiryStatuses),
    /** Why it was classified as spam automatically. */
    spam_signs: z.array(z.enum(spamSigns)),
    note: z.string(),
    /** Answers by email, oldest first. */
    replies: z.array(reply),
    created_at: time,
    decided_at: time.nullable(),
  })
  .openapi('StaffEnquiry')

const anEnquiry = {
  _id: 'enq_4fzzzxjylrxbeqQpTAAXHh',
  account_id: null,
  locale: 'zh',
  name: '黃家明',
  email: 'wong@example.com',
  area_code: '852',
  phone: '91234567',
  subject: '西褲改褲長',
  description: '可否先改短三厘米再寄？',
  status: 'open',
  spam_signs: [],
  note: '',
  replies: [],
  created_at: '2026-11-21T04:00:00.000Z',
  decided_at: null,
}

export const searchEnquiries = endpoint({
  key: 'GET /enquiries',
  area,
  summary: 'List enquiries, newest first unless asked otherwise',
  access: 'staff',
  may: 'customers:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    status: z.enum(enquiryStatuses).optional(),
    sort_order: sortOrder.default('desc'),
    keyword: z
      .string()
      .trim()
      .max(120)
      .optional()
      .openapi({ description: 'Searches name, email, phone, subject and text.' }),
  }),
  answer: pageOf(enquiry),
  example: { data: [anEnquiry], current_page: 1, next_page_url: null, total: 1 },
})

export const getEnquiry = endpoint({
  key: 'GET /enquiries/{id}',
  area,
  summary: 'Get an enquiry',
  access: 'staff',
  may: 'customers:read',
  params: byId,
  answer: enquiry,
  example: anEnquiry,
})

export const markEnquiry = endpoint({
  key: 'PUT /enquiries/{id}/status',
  area,
  summary: 'Mark an enquiry as answered, spam or open',
  description: 'An enquiry wrongly classified as spam is emailed to the shop when it is reopened.',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  body: z.object({ status: z.enum(enquiryStatuses) }),
  answer: enquiry,
  example: { ...anEnquiry, status: 'answered', decided_at: '2026-11-21T05:00:00.000Z' },
})

export const noteEnquiry = endpoint({
  key: 'PUT /enquiries/{id}/note',
  area,
  summary: 'Set the internal note of an enquiry',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  body: z.object({ note: prose(4000) }),
  answer: enquiry,
  example: { ...anEnquiry, note: 'Called back, hem 3 cm.' },
})

export const replyToEnquiry = endpoint({
  key: 'POST /enquiries/{id}/replies',
  area,
  summary: 'Answer an enquiry by email',
  description:
    'The text is sent to the sender under the shop’s name, above what they wrote, and the enquiry is marked as answered. 409 `not_possible` for spam.',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  idempotent: true,
  body: z.object({
    text: prose(4000)
      .min(1)
      .openapi({ description: 'In the sender’s language; an empty line starts a paragraph.' }),
  }),
  answer: enquiry,
  example: {
    ...anEnquiry,
    status: 'answered',
    replies: [
      {
        text: '可以，改好後會一併寄出。',
        staff_name: 'Ka Yan',
        created_at: '2026-11-21T05:00:00.000Z',
      },
    ],
    decided_at: '2026-11-21T05:00:00.000Z',
  },
})
