import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import {
  approvalState,
  approvalStates,
  rating,
  reviewFit,
  uploadedPicture,
} from '../endpoints/reviews.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery, sortOrder } from '../paging.ts'
import { id, locale, localizedText, time } from '../shapes.ts'

const byId = z.object({ id })
const sentence = prose(1000)

const order = z.object({ _id: id, reference: z.string() })

const staffReview = z
  .object({
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
  .openapi('StaffReview')

const aReview = {
  _id: 'rev_3kT9mXq2LwZc81VbNs5RyA',
  state: 'waiting_for_approval',
  order: { _id: 'ord_3kT9mXq2LwZc81VbNs5RyA', reference: 'PR-7K3Q-9XD' },
  product: {
    _id: 'prd_oXf0rdSh1r',
    title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  },
  author: 'Chan M.',
  locale: 'en',
  rating: 5,
  fit: 'true' as const,
  comments: 'Cut well for the heat, true to size.',
  images: [],
  reason: null,
  reply: null,
  created_at: '2026-11-21T04:00:00.000Z',
  decided_at: null,
}

export const listReviews = endpoint({
  key: 'GET /reviews',
  area: 'aftersales',
  summary:
    'List reviews, newest first unless asked otherwise; only those awaiting approval unless a state is given',
  access: 'staff',
  may: 'customers:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    state: z.enum([...approvalStates, 'all']).default('waiting_for_approval'),
    product_id: id.optional(),
    sort_order: sortOrder.default('desc'),
  }),
  answer: pageOf(staffReview),
  example: { data: [aReview], current_page: 1, next_page_url: null, total: 1 },
})

export const approveReview = endpoint({
  key: 'PUT /reviews/{id}/approve',
  area: 'aftersales',
  summary: 'Approve a review, with public copies of its pictures',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  idempotent: true,
  answer: staffReview,
  example: { ...aReview, state: 'approved', decided_at: '2026-11-22T04:00:00.000Z' },
})

export const rejectReview = endpoint({
  key: 'PUT /reviews/{id}/reject',
  area: 'aftersales',
  summary: 'Reject or unpublish a review; its author sees the reason',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  idempotent: true,
  body: z.object({ reason: sentence.min(1) }),
  answer: staffReview,
  example: {
    ...aReview,
    state: 'rejected',
    reason: 'It names another person.',
    decided_at: '2026-11-22T04:00:00.000Z',
  },
})

export const replyToReview = endpoint({
  key: 'PUT /reviews/{id}/reply',
  area: 'aftersales',
  summary: 'Reply to a review, in the language it was written in; an empty text deletes the reply',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  idempotent: true,
  body: z.object({ text: sentence }),
  answer: staffReview,
  example: { ...aReview, reply: { text: 'Thank you!', created_at: '2026-11-22T04:00:00.000Z' } },
})
