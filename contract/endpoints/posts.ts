import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery, sortOrder, urls } from '../paging.ts'
import { id, picture, time } from '../shapes.ts'
import {
  categoryOrder,
  exampleBody,
  exampleEntry,
  exampleText,
  idList,
  liked,
  relatedEntries,
  entryBody,
  entryCard,
  entryCategory,
  entryParams,
  entrySearch,
  entryStatuses,
} from '../entry-shapes.ts'

const likedAccountIds = z.array(id).openapi({
  description: 'The caller’s own id if they like the post; never anyone else’s.',
})

const postCard = entryCard.extend({ liked_account_ids: likedAccountIds }).openapi('PostCard')
const post = postCard.extend(entryBody).openapi('Post')

const category = z
  .object({
    ...entryCategory,
    status: z.literal('ACTIVE'),
    post_count: z.int(),
  })
  .openapi('PostCategory')

export const postReviewStatuses = ['DRAFT', 'ACTIVE', 'REJECTED'] as const
export const maxPostComment = 2000

export const postReview = z
  .object({
    _id: id,
    /** `username` is shortened: first word and an initial, or a Chinese family name. */
    user: z.object({ avatar: picture.nullable(), username: z.string().nullable() }),
    /** The caller's own id on their own review; null on others'. */
    user_id: id.nullable(),
    comment: z.string(),
    created_at: time,
    /** Public once `ACTIVE`; its author sees it in any state. */
    status: z.enum(postReviewStatuses),
  })
  .openapi('PostReview')

const exampleCard = {
  _id: 'pst_9sD2kQ0aVx',
  ...exampleEntry,
  type: 'news' as const,
  categories: [{ _id: 'pcg_3kQ0aV9xLm', slug: 'shop-news', title: exampleText }],
  liked_account_ids: [],
}

const exampleReview = {
  _id: 'prv_4fzzzxjylrxbeqQpTAAXHh',
  user: { avatar: null, username: 'Ka M.' },
  user_id: null,
  comment: 'Worn through two summers now, and softer for it.',
  created_at: '2026-09-05T02:00:00.000Z',
  status: 'ACTIVE' as const,
}

const examplePage = { data: [exampleCard], current_page: 1, next_page_url: null, total: 1 }

export const listPostCategories = endpoint({
  key: 'GET /posts/category/all',
  area: 'posts',
  summary: 'List the categories of posts',
  access: 'public',
  query: z.object({
    ...pageQuery({ perPage: 5 }),
    exclude_ids: idList.optional(),
    keys: idList.optional().openapi({ description: 'Only the categories with these slugs.' }),
    ...categoryOrder,
    statuses: idList
      .pipe(z.array(z.enum(entryStatuses)))
      .optional()
      .openapi({
        type: 'string',
        description: 'Only `ACTIVE` categories are public; any other status gives an empty list.',
        example: 'ACTIVE',
      }),
  }),
  answer: pageOf(category),
  example: {
    data: [
      {
        _id: 'pcg_3kQ0aV9xLm',
        slug: 'shop-news',
        status: 'ACTIVE',
        title: { en: 'Shop news', zh: '門市消息', cn: '门店消息' },
        description: { en: 'Hours and events.', zh: '營業時間及活動。', cn: '营业时间与活动。' },
        post_count: 4,
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const filterPosts = endpoint({
  key: 'GET /posts/filter',
  area: 'posts',
  summary: 'List posts by category and keyword',
  description: 'With a token, each post also shows whether the caller likes it.',
  access: 'public',
  query: z.object({
    ...pageQuery({ perPage: 10 }),
    category_ids: idList.optional().openapi({ description: '`_id`s or slugs of categories.' }),
    logic_gate: z
      .enum(['AND', 'OR'])
      .default('OR')
      .openapi({ description: 'Whether posts must be in all of the categories, or in any.' }),
    ...entrySearch('posts'),
  }),
  answer: pageOf(postCard),
  example: examplePage,
})

export const likedPosts = endpoint({
  key: 'GET /posts/liked/all',
  area: 'posts',
  summary: 'List posts the caller likes, latest first',
  access: 'account',
  query: z.object(pageQuery({ perPage: 10 })),
  answer: pageOf(postCard),
  example: {
    ...examplePage,
    data: [{ ...exampleCard, is_liked: true, liked_account_ids: ['acc_4fzzzxjylrxbeqQpTAAXHh'] }],
  },
})

export const getPost = endpoint({
  key: 'GET /posts/{id}/details',
  area: 'posts',
  summary: 'Get a post',
  access: 'public',
  params: entryParams,
  answer: post,
  example: { ...exampleCard, ...exampleBody },
})

export const listPostReviews = endpoint({
  key: 'GET /posts/{id}/reviews',
  area: 'posts',
  summary: 'List the reviews of a post, newest first',
  access: 'public',
  params: entryParams,
  query: z.object({
    ...pageQuery({ perPage: 9999, max: 500 }),
    sort_by: z.enum(['created_at']).default('created_at'),
    sort_order: sortOrder.default('desc'),
  }),
  answer: pageOf(postReview),
  example: { data: [exampleReview], current_page: 1, next_page_url: null, total: 1 },
})

export const relatedPosts = endpoint({
  key: 'GET /posts/related-posts-urls',
  area: 'posts',
  summary: 'List posts similar to this one',
  access: 'public',
  query: z.object({ post_id: id, items_per_page: relatedEntries }),
  answer: urls,
  example: { data: ['/api/customer/posts/pst_9sD2kQ0aVx/details'] },
})

export const reviewPost = endpoint({
  key: 'POST /posts/review',
  area: 'posts',
  summary: 'Review a post',
  description:
    'ACTIVE and public immediately, or DRAFT and visible only to its author if the shop approves reviews first. Sending the same text again does not create another review.',
  access: 'registered',
  idempotent: true,
  body: z.object({
    _id: id.openapi({ description: '`_id` of the post.' }),
    comment: prose(maxPostComment).min(1),
  }),
  answer: postReview,
  example: { ...exampleReview, user_id: 'acc_4fzzzxjylrxbeqQpTAAXHh' },
})

export const likePost = endpoint({
  key: 'PUT /posts/{id}/like',
  area: 'posts',
  summary: 'Like or unlike a post',
  access: 'account',
  idempotent: true,
  params: entryParams,
  answer: liked.extend({ liked_account_ids: likedAccountIds }).openapi('LikedPost'),
  example: { is_liked: true, liked_count: 13, liked_account_ids: ['acc_4fzzzxjylrxbeqQpTAAXHh'] },
})
