import { z } from '@hono/zod-openapi'
import { maxStaffUploadBytes, staffUploadBody, uploadAnswer } from '../endpoints/files.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, text } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { productStatuses, stockFilters } from './product-filters.ts'
import {
  confirmsLowPrices,
  pictureInput,
  productInput,
  productSummary,
  staffProduct,
  staffVariant,
  variantInput,
} from './product-shapes.ts'

const productSorts = ['-updated_at', 'updated_at', 'title', '-title'] as const
const params = z.object({ id })

const calls = staffCalls(
  'catalogue',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params, answer: staffProduct },
)

export const listProducts = calls.page('GET /products', {
  summary: 'List products, including drafts and archived',
  query: z.object({
    ...pageQuery({ perPage: 20 }),
    keyword: text.max(120).optional().openapi({
      description:
        'Part of a title in any language, of a handle, style number or tag, or a SKU or barcode.',
    }),
    status: z.enum(productStatuses).optional(),
    category_id: id.optional(),
    collection: z.string().max(120).optional(),
    stock: z.enum(stockFilters).optional().openapi({
      description: 'in_stock: something to sell; low: a variant has few left; sold_out: none left.',
    }),
    sort: z.enum(productSorts).default('-updated_at'),
  }),
  item: productSummary,
})

export const getProduct = calls.read('GET /products/{id}', {
  summary: 'Get a product with its variants, pictures and stock',
  params: z.object({ id: id.openapi({ description: '`_id` or handle.' }) }),
})

export const createProduct = calls.write('POST /products', {
  summary: 'Create a product as a draft',
  body: productInput.partial().required({ title: true }),
})

export const copyProduct = calls.write('POST /products/{id}/copies', {
  summary: 'Copy a product into a draft',
  description:
    'With its texts, categories, measurements, pictures and variants; their SKUs get a number, barcodes and stock are not copied.',
})

export const changeProduct = calls.write('PUT /products/{id}', {
  summary: 'Update a product',
  description: 'Omitted fields are unchanged.',
  body: productInput.partial(),
})

export const setProductStatus = calls.write('PUT /products/{id}/status', {
  summary: 'Publish, unpublish or archive a product',
  description: 'A product without a variant to sell cannot be published.',
  body: z.object({ status: z.enum(productStatuses) }),
})

export const setPictures = calls.write('PUT /products/{id}/pictures', {
  summary: 'Replace all pictures of a product, in order',
  body: z.object({ pictures: z.array(pictureInput).max(100) }),
})

export const uploadPicture = calls.write('POST /files', {
  summary: 'Upload a public picture',
  description: 'The answer’s `_id` is used in products, categories and content.',
  isMultipart: true,
  maxFileBytes: maxStaffUploadBytes,
  body: staffUploadBody,
  answer: uploadAnswer,
})

export const exportProducts = calls.read('GET /products/export', {
  summary: 'Products as rows of Shopify’s CSV with the shop’s own columns',
  description: 'An import of all pages as one file changes nothing.',
  may: 'catalogue:manage',
  query: z.object(pageQuery({ perPage: 100 })),
  /** A product may take several rows; pages and the total count products. */
  answer: pageOf(z.array(z.string())).extend({ headings: z.array(z.string()) }),
})

export const createVariant = calls.write('POST /products/{id}/variants', {
  summary: 'Create a variant of a product',
  body: variantInput
    .partial()
    .required({ sku: true, price: true })
    .extend({ confirms_low_prices: confirmsLowPrices }),
  answer: staffVariant,
})

export const changeVariant = calls.write('PUT /variants/{id}', {
  summary: 'Update price, SKU or weight of a variant',
  description: 'Omitted fields are unchanged. Past orders keep what they showed.',
  body: variantInput.partial().extend({ confirms_low_prices: confirmsLowPrices }),
  answer: staffVariant,
})

export const archiveVariant = calls.write('PUT /variants/{id}/archived', {
  summary: 'Archive or restore a variant',
  body: z.object({ is_archived: z.boolean() }),
  answer: staffVariant,
})

export const setPreorder = calls.write('PUT /variants/{id}/preorder', {
  summary: 'Set a variant’s pre-order limit and expected date',
  description:
    'Not below the number already pre-ordered; to stop pre-orders, set `max_qty` to that number. A variant is pre-ordered from one store: without `store_id` the current one, or else the default store. Changing it is a 409 while there are pre-orders.',
  body: z.object({
    max_qty: z.int().min(0).max(100_000),
    expected_on: z.iso.date(),
    store_id: id.optional(),
  }),
  answer: staffVariant,
})
