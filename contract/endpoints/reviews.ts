import { z } from '@hono/zod-openapi'
import { maxPictures } from '#domain/aftersales/max-pictures.ts'
import { endpoint } from '../endpoint.ts'
import { prose } from '../lines.ts'
import { pageOf, pageQuery, sortOrder } from '../paging.ts'
import { id, locale, localizedText, picture, time } from '../shapes.ts'
import { productByIdParams } from './catalogue.ts'
import { contact, orderParams } from './orders.ts'

// spec §4: waiting for approval, approved, rejected
export const approvalStates = ['waiting_for_approval', 'approved', 'rejected'] as const
export const approvalState = z.enum(approvalStates)

export const rating = z.int().min(1).max(5)

/** How the size bought fits. */
export const reviewFit = z.enum(['small', 'true', 'large'])

export const uploadedPicture = z
  .object({
    file_id: id,
    /** Short-lived signed link; null if the caller may not see the picture. */
    url: z.string().nullable(),
  })
  .openapi('UploadedPicture')

const reply = z.object({ text: z.string(), created_at: time })

const orderReview = z
  .object({
    _id: id,
    product_id: id,
    rating,
    fit: reviewFit.nullable(),
    comments: z.string(),
    images: z.array(uploadedPicture),
    state: approvalState,
    reason: z.string().nullable(),
    reply: reply.nullable(),
    created_at: time,
  })
  .openapi('OrderReview')

const orderReviews = pageOf(orderReview)
  .extend({
    /** Products of the order that can still be reviewed; empty until it is completed. */
    reviewable: z.array(id),
  })
  .openapi('OrderReviews')

const reviewsQuery = {
  ...pageQuery({ perPage: 9999, max: 200 }),
  sort_by: z.literal('created_at').default('created_at'),
  // spec §7: the reviews of an order are sorted by created_at ascending
  sort_order: sortOrder.default('asc'),
}

const reviewsBody = {
  reviews: z
    .array(
      z.object({
        product_id: id,
        rating,
        fit: reviewFit.nullable().default(null),
        comments: prose(2000).default(''),
        images: z
          .array(id)
          .max(maxPictures)
          .default([])
          .openapi({ description: 'Ids of files uploaded by this account.' }),
      }),
    )
    .min(1)
    .max(50),
}

const waitingReview = {
  data: [
    {
      _id: 'rev_3kT9mXq2LwZc81VbNs5RyA',
      product_id: 'prd_oXf0rdSh1r',
      rating: 5,
      fit: 'true' as const,
      comments: 'Cut well for the heat, true to size.',
      images: [
        {
          file_id: 'fil_7Hq2mXk9LwZc81VbNs5RyA',
          url: '/files/private/fil_7Hq2mXk9LwZc81VbNs5RyA?until=1795233600&key=Zx3',
        },
      ],
      state: 'waiting_for_approval',
      reason: null,
      reply: null,
      created_at: '2026-11-21T04:00:00.000Z',
    },
  ],
  current_page: 1,
  next_page_url: null,
  total: 1,
  reviewable: ['prd_1inenTr0us'],
}

const writing =
  'After completion, once per product and order; all or nothing. A review is shown once the shop has approved it.'

export const listOrderReviews = endpoint({
  key: 'GET /orders/{id}/reviews',
  area: 'reviews',
  summary: 'List the reviews of an own order',
  access: 'account',
  params: orderParams,
  query: z.object(reviewsQuery),
  answer: orderReviews,
  example: waitingReview,
})

export const listGuestOrderReviews = endpoint({
  key: 'GET /orders/{id}/reviews/guest',
  area: 'reviews',
  summary: 'List the reviews of an order by reference number with email or phone',
  access: 'public',
  params: orderParams,
  query: z.object({ ...reviewsQuery, ...contact }),
  answer: orderReviews,
  example: waitingReview,
})

export const writeReviews = endpoint({
  key: 'POST /orders/{id}/reviews',
  area: 'reviews',
  summary: 'Review products of an own order',
  description: writing,
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object(reviewsBody),
  answer: orderReviews,
  example: waitingReview,
})

export const writeGuestReviews = endpoint({
  key: 'POST /orders/{id}/reviews/guest',
  area: 'reviews',
  summary: 'Review products of an order as a guest',
  description: writing,
  access: 'account',
  params: orderParams,
  idempotent: true,
  body: z.object({ ...reviewsBody, ...contact }),
  answer: orderReviews,
  example: waitingReview,
})

const productReview = z
  .object({
    _id: id,
    /** First word of the name and an initial; of a Chinese name the family name, `陳**`. */
    author: z.string(),
    is_verified_purchase: z.boolean(),
    /** The variant bought, such as `Navy / M`. */
    product_variant_title: localizedText,
    /** Language of the page it was written on. */
    locale,
    rating,
    fit: reviewFit.nullable(),
    comments: z.string(),
    images: z.array(picture),
    reply: reply.nullable(),
    created_at: time,
  })
  .openapi('ProductReview')

export const listProductReviews = endpoint({
  key: 'GET /stores/{store_id}/product-management/products/{product_id}/reviews',
  area: 'reviews',
  summary: 'List approved reviews of a product, with a summary',
  access: 'public',
  params: productByIdParams,
  query: z.object({
    ...pageQuery({ perPage: 9999 }),
    sort_by: z.enum(['created_at', 'rating']).default('created_at'),
    sort_order: sortOrder.default('desc'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    with_images: z.enum(['true', 'false']).optional(),
    size: z.string().max(20).optional().openapi({ description: 'Size bought, such as `M`.' }),
  }),
  answer: pageOf(productReview).extend({
    /** Over all approved reviews, whatever the filter. */
    summary: z.object({
      count: z.int(),
      /** One decimal; null without reviews. */
      average: z.number().nullable(),
      with_images: z.int(),
      /** Number of reviews per rating, five stars first. */
      histogram: z.array(z.object({ rating, count: z.int() })),
      /** Counts of the reviews that say how it fits. */
      fits: z.object({ small: z.int(), true: z.int(), large: z.int() }),
      /** Sizes bought, in the product's order. */
      sizes: z.array(z.object({ size: z.string(), count: z.int() })),
    }),
  }),
  example: {
    data: [
      {
        _id: 'rev_3kT9mXq2LwZc81VbNs5RyA',
        author: 'Chan M.',
        is_verified_purchase: true,
        product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
        locale: 'en',
        rating: 5,
        fit: 'true',
        comments: 'Cut well for the heat, true to size.',
        images: [],
        reply: { text: 'Thank you!', created_at: '2026-11-22T04:00:00.000Z' },
        created_at: '2026-11-21T04:00:00.000Z',
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
    summary: {
      count: 1,
      average: 5,
      with_images: 0,
      histogram: [
        { rating: 5, count: 1 },
        { rating: 4, count: 0 },
        { rating: 3, count: 0 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
      fits: { small: 0, true: 1, large: 0 },
      sizes: [{ size: 'M', count: 1 }],
    },
  },
})
