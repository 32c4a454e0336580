import { z } from '@hono/zod-openapi'
import { spamSigns } from '#domain/enquiry-spam.ts'
import { postReviewStatuses } from '../endpoints/posts.ts'
import { pageQuery, sortOrder } from '../paging.ts'
import { id, localizedText, named, time } from '../shapes.ts'
import { entryStatuses } from '../entry-shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import {
  byId,
  categoryFields,
  staffCategoryFields,
  staffEntry,
  entryFilter,
  entryInput,
} from './entry.ts'

const status = z.enum(entryStatuses)
const categoryInput = { ...categoryFields, status }
const category = named('StaffPostCategory', { ...staffCategoryFields, status })

const review = named('StaffPostReview', {
  _id: id,
  post: z.object({ _id: id, title: localizedText }),
  account_id: id.nullable(),
  username: z.string().nullable(),
  comment: z.string(),
  status: z.enum(postReviewStatuses),
  spam_signs: z.array(z.enum(spamSigns)).openapi({
    description: 'Why a published review was sent back for approval.',
  }),
  created_at: time,
  decided_at: time.nullable(),
})

const calls = staffCalls(
  'posts',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params: byId, answer: staffEntry },
)

export const listPostCategories = calls.list('GET /post-categories', {
  summary: 'List categories of posts in any state',
  item: category,
})

export const createPostCategory = calls.write('POST /post-categories', {
  summary: 'Create a category',
  body: z.object(categoryInput),
  answer: category,
})

export const changePostCategory = calls.write('PUT /post-categories/{id}', {
  summary: 'Update or archive a category',
  body: z.object(categoryInput),
  answer: category,
  idempotent: false,
})

export const listPosts = calls.page('GET /posts', {
  summary: 'List posts in any state, last changed first',
  query: z.object(entryFilter),
})

export const getPost = calls.read('GET /posts/{id}', { summary: 'Get a post' })

export const createPost = calls.write('POST /posts', {
  summary: 'Create a post',
  body: z.object(entryInput),
})

export const changePost = calls.write('PUT /posts/{id}', {
  summary: 'Update, publish or archive a post',
  body: z.object(entryInput),
  idempotent: false,
})

export const listPostReviews = calls.page('GET /post-reviews', {
  summary:
    'List reviews of posts, newest first unless asked otherwise; only those awaiting approval unless a state is given',
  may: 'customers:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    status: z.enum(postReviewStatuses).default('DRAFT'),
    post_id: id.optional(),
    sort_order: sortOrder.default('desc'),
  }),
  item: review,
})

export const approvePostReview = calls.write('PUT /post-reviews/{id}/approve', {
  summary: 'Approve a review',
  may: 'customers:manage',
  answer: review,
  idempotent: false,
})

export const rejectPostReview = calls.write('PUT /post-reviews/{id}/reject', {
  summary: 'Reject or unpublish a review',
  may: 'customers:manage',
  answer: review,
  idempotent: false,
})

export const deletePostReview = calls.remove('DELETE /post-reviews/{id}', {
  summary: 'Delete a review permanently',
})
