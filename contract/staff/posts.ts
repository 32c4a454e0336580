import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { spamSigns } from '#domain/enquiry-spam.ts'
import { postReviewStatuses } from '../endpoints/posts.ts'
import { pageOf, pageQuery, sortOrder } from '../paging.ts'
import { empty, id, localizedText, time } from '../shapes.ts'
import { entryStatuses } from '../entry-shapes.ts'
import {
  byId,
  exampleStaffEntry,
  categoryFields,
  staffCategoryFields,
  staffEntry,
  entryFilter,
  entryInput,
} from './entry.ts'

const area = 'posts'

const status = z.enum(entryStatuses)
const categoryInput = { ...categoryFields, status }
const category = z.object({ ...staffCategoryFields, status }).openapi('StaffPostCategory')

const review = z
  .object({
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
  .openapi('StaffPostReview')

const aCategory = {
  _id: 'pcg_3kQ0aV9xLm',
  slug: 'shop-news',
  status: 'ACTIVE' as const,
  title: { en: 'Shop news', zh: '門市消息', cn: '门店消息' },
  description: { en: 'Hours and people.', zh: '營業時間及人手。', cn: '营业时间与人手。' },
  position: 1,
}
const aPost = {
  _id: 'pst_9sD2kQ0aVx',
  ...exampleStaffEntry,
  category_ids: [aCategory._id],
  library_id: null,
}
const aReview = {
  _id: 'prv_4fzzzxjylrxbeqQpTAAXHh',
  post: { _id: aPost._id, title: aPost.title },
  account_id: 'acc_4fzzzxjylrxbeqQpTAAXHh',
  username: 'Ka Ming',
  comment: 'Worn through two summers now, and softer for it.',
  status: 'DRAFT' as const,
  spam_signs: [],
  created_at: '2026-09-05T02:00:00.000Z',
  decided_at: null,
}
const aDecision = { decided_at: '2026-09-05T03:00:00.000Z' }

export const listPostCategories = endpoint({
  key: 'GET /post-categories',
  area,
  summary: 'List categories of posts in any state',
  access: 'staff',
  may: 'catalogue:read',
  answer: z.object({ data: z.array(category) }),
  example: { data: [aCategory] },
})

export const createPostCategory = endpoint({
  key: 'POST /post-categories',
  area,
  summary: 'Create a category',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: z.object(categoryInput),
  answer: category,
  example: aCategory,
})

export const changePostCategory = endpoint({
  key: 'PUT /post-categories/{id}',
  area,
  summary: 'Update or archive a category',
  access: 'staff',
  may: 'catalogue:manage',
  params: byId,
  body: z.object(categoryInput),
  answer: category,
  example: aCategory,
})

export const listPosts = endpoint({
  key: 'GET /posts',
  area,
  summary: 'List posts in any state, last changed first',
  access: 'staff',
  may: 'catalogue:read',
  query: z.object(entryFilter),
  answer: pageOf(staffEntry),
  example: { data: [aPost], current_page: 1, next_page_url: null, total: 1 },
})

export const getPost = endpoint({
  key: 'GET /posts/{id}',
  area,
  summary: 'Get a post',
  access: 'staff',
  may: 'catalogue:read',
  params: byId,
  answer: staffEntry,
  example: aPost,
})

export const createPost = endpoint({
  key: 'POST /posts',
  area,
  summary: 'Create a post',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: z.object(entryInput),
  answer: staffEntry,
  example: aPost,
})

export const changePost = endpoint({
  key: 'PUT /posts/{id}',
  area,
  summary: 'Update, publish or archive a post',
  access: 'staff',
  may: 'catalogue:manage',
  params: byId,
  body: z.object(entryInput),
  answer: staffEntry,
  example: aPost,
})

export const listPostReviews = endpoint({
  key: 'GET /post-reviews',
  area,
  summary:
    'List reviews of posts, newest first unless asked otherwise; only those awaiting approval unless a state is given',
  access: 'staff',
  may: 'customers:read',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    status: z.enum(postReviewStatuses).default('DRAFT'),
    post_id: id.optional(),
    sort_order: sortOrder.default('desc'),
  }),
  answer: pageOf(review),
  example: { data: [aReview], current_page: 1, next_page_url: null, total: 1 },
})

export const approvePostReview = endpoint({
  key: 'PUT /post-reviews/{id}/approve',
  area,
  summary: 'Approve a review',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  answer: review,
  example: { ...aReview, ...aDecision, status: 'ACTIVE' },
})

export const rejectPostReview = endpoint({
  key: 'PUT /post-reviews/{id}/reject',
  area,
  summary: 'Reject or unpublish a review',
  access: 'staff',
  may: 'customers:manage',
  params: byId,
  answer: review,
  example: { ...aReview, ...aDecision, status: 'REJECTED' },
})

export const deletePostReview = endpoint({
  key: 'DELETE /post-reviews/{id}',
  area,
  summary: 'Delete a review permanently',
  access: 'staff',
  may: 'catalogue:manage',
  params: byId,
  answer: empty,
  example: {},
})
