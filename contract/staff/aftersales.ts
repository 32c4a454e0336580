import { z } from '@hono/zod-openapi'
import {
  approvalState,
  approvalStates,
  rating,
  reviewFit,
  uploadedPicture,
} from '../endpoints/reviews.ts'
import { prose } from '../lines.ts'
import { pageQuery, sortOrder } from '../paging.ts'
import { id, locale, localizedText, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const byId = z.object({ id })
const sentence = prose(1000)

const order = z.object({ _id: id, reference: z.string() })

const staffReview = named('StaffReview', {
  _id: id,
  state: approvalState,
  order,
  product: z.object({ _id: id, title: localizedText }),
  author: z.string(),
  locale,
  rating,
  fit: reviewFit.nullable(),
  comments: z.string(),
  images: z.array(uploadedPicture),
  reason: z.string().nullable(),
  reply: z.object({ text: z.string(), created_at: time }).nullable(),
  created_at: time,
  decided_at: time.nullable(),
})

const calls = staffCalls(
  'aftersales',
  { read: 'customers:read', write: 'customers:manage' },
  { params: byId, answer: staffReview },
)

export const listReviews = calls.page('GET /reviews', {
  summary:
    'List reviews, newest first unless asked otherwise; only those awaiting approval unless a state is given',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...approvalStates, 'all']).default('waiting_for_approval'),
    product_id: id.optional(),
    sort_order: sortOrder.default('desc'),
  }),
})

export const approveReview = calls.write('PUT /reviews/{id}/approve', {
  summary: 'Approve a review, with public copies of its pictures',
})

export const rejectReview = calls.write('PUT /reviews/{id}/reject', {
  summary: 'Reject or unpublish a review; its author sees the reason',
  body: z.object({ reason: sentence.min(1) }),
})

export const replyToReview = calls.write('PUT /reviews/{id}/reply', {
  summary: 'Reply to a review, in the language it was written in; an empty text deletes the reply',
  body: z.object({ text: sentence }),
})
