import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { uploadAnswer, uploadBody } from '../endpoints/files.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, text } from '../shapes.ts'
import { productExample, productSummaryExample, variantExample } from './product-example.ts'
import {
  pictureFacts,
  productFacts,
  productStatuses,
  productSummary,
  staffProduct,
  staffVariant,
  variantFacts,
} from './product-shapes.ts'

const params = z.object({ id })

export const listProducts = endpoint({
  key: 'GET /products',
  area: 'catalogue',
  summary: 'Products, drafts and archived ones among them, last changed first',
  access: 'staff',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    keyword: text.max(120).optional().openapi({
      description: 'Part of a title in any language, of a handle, style number or tag, or a SKU.',
    }),
    status: z.enum(productStatuses).optional(),
    category_id: id.optional(),
    collection: z.string().max(120).optional(),
  }),
  answer: pageOf(productSummary),
  example: { data: [productSummaryExample], current_page: 1, next_page_url: null, total: 1 },
})

export const getProduct = endpoint({
  key: 'GET /products/{id}',
  area: 'catalogue',
  summary: 'One product with its variants, pictures and stock',
  access: 'staff',
  params: z.object({ id: id.openapi({ description: 'Its `_id` or its handle.' }) }),
  answer: staffProduct,
  example: productExample,
})

export const createProduct = endpoint({
  key: 'POST /products',
  area: 'catalogue',
  summary: 'A new product, as a draft',
  access: 'staff',
  may: 'sell',
  idempotent: true,
  body: productFacts.partial().required({ title: true }),
  answer: staffProduct,
  example: { ...productExample, status: 'draft', variants: [], pictures: [] },
})

export const changeProduct = endpoint({
  key: 'PUT /products/{id}',
  area: 'catalogue',
  summary: 'Say something else of a product',
  description: 'What is not sent stays as it is.',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: productFacts.partial(),
  answer: staffProduct,
  example: productExample,
})

export const setProductStatus = endpoint({
  key: 'PUT /products/{id}/status',
  area: 'catalogue',
  summary: 'Put on sale, take off the shelf, archive',
  description: 'A product without a variant to sell cannot be put on sale.',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: z.object({ status: z.enum(productStatuses) }),
  answer: staffProduct,
  example: productExample,
})

export const setPictures = endpoint({
  key: 'PUT /products/{id}/pictures',
  area: 'catalogue',
  summary: 'All pictures of a product, in their order',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: z.object({ pictures: z.array(pictureFacts).max(100) }),
  answer: staffProduct,
  example: productExample,
})

export const uploadPicture = endpoint({
  key: 'POST /files',
  area: 'catalogue',
  summary: 'Upload a picture for everybody to see',
  description: 'The answer’s `_id` goes into products, categories and texts.',
  access: 'staff',
  may: 'sell',
  idempotent: true,
  isMultipart: true,
  body: uploadBody,
  answer: uploadAnswer,
  example: {
    data: {
      _id: 'fil_4fzzzxjylrxbeqQpTAAXHh',
      width: 1600,
      height: 2000,
      mime: 'image/webp',
      bytes: 184320,
    },
  },
})

export const createVariant = endpoint({
  key: 'POST /products/{id}/variants',
  area: 'catalogue',
  summary: 'A new colour or size of a product',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: variantFacts.partial().required({ sku: true, price: true }),
  answer: staffVariant,
  example: variantExample,
})

export const changeVariant = endpoint({
  key: 'PUT /variants/{id}',
  area: 'catalogue',
  summary: 'Change price, SKU or weight of a variant',
  description: 'What is not sent stays as it is. Orders placed before keep what they showed.',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: variantFacts.partial(),
  answer: staffVariant,
  example: variantExample,
})

export const archiveVariant = endpoint({
  key: 'PUT /variants/{id}/archived',
  area: 'catalogue',
  summary: 'Take a variant out of the range, or bring it back',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: z.object({ is_archived: z.boolean() }),
  answer: staffVariant,
  example: { ...variantExample, is_archived: true },
})

export const setPreorder = endpoint({
  key: 'PUT /variants/{id}/preorder',
  area: 'catalogue',
  summary: 'How many may be ordered before they are made, and when they are expected',
  description:
    'Not fewer than are taken already. None left: `most` as many as are taken. One store promises the pieces of a variant: without `store_id` the one that does, else the default store. Another is a 409 while places are taken.',
  access: 'staff',
  may: 'sell',
  params,
  idempotent: true,
  body: z.object({
    most: z.int().min(0).max(100_000),
    expected_on: z.iso.date(),
    store_id: id.optional(),
  }),
  answer: staffVariant,
  example: {
    ...variantExample,
    preorder: { store_id: 'sto_1Aa2Bb3Cc4', most: 50, taken: 4, expected_on: '2027-01-15' },
  },
})
