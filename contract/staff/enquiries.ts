import { z } from '@hono/zod-openapi'
import { spamSigns } from '#domain/enquiry-spam.ts'
import { prose } from '../lines.ts'
import { pageQuery, sortOrder } from '../paging.ts'
import { id, locale, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

export const enquiryStatuses = ['open', 'answered', 'spam'] as const

const byId = z.object({ id })

const reply = z.object({
  text: z.string(),
  staff_name: z.string().nullable(),
  created_at: time,
})

const enquiry = named('StaffEnquiry', {
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

const calls = staffCalls(
  'enquiries',
  { read: 'customers:read', write: 'customers:manage' },
  { params: byId, answer: enquiry },
)

export const searchEnquiries = calls.page('GET /enquiries', {
  summary: 'List enquiries, newest first unless asked otherwise',
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
})

export const getEnquiry = calls.read('GET /enquiries/{id}', { summary: 'Get an enquiry' })

export const markEnquiry = calls.write('PUT /enquiries/{id}/status', {
  summary: 'Mark an enquiry as answered, spam or open',
  description: 'An enquiry wrongly classified as spam is emailed to the shop when it is reopened.',
  body: z.object({ status: z.enum(enquiryStatuses) }),
  idempotent: false,
})

export const noteEnquiry = calls.write('PUT /enquiries/{id}/note', {
  summary: 'Set the internal note of an enquiry',
  body: z.object({ note: prose(4000) }),
  idempotent: false,
})

export const replyToEnquiry = calls.write('POST /enquiries/{id}/replies', {
  summary: 'Answer an enquiry by email',
  description:
    'The text is sent to the sender under the shop’s name, above what they wrote, and the enquiry is marked as answered. 409 `not_possible` for spam.',
  body: z.object({
    text: prose(4000)
      .min(1)
      .openapi({ description: 'In the sender’s language; an empty line starts a paragraph.' }),
  }),
})
