import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { maxStaffUploadBytes, staffUploadBody, uploadAnswer } from '../endpoints/files.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, text } from '../shapes.ts'
import { productStatuses, stockFilters } from './product-filters.ts'
import { productExample, productSummaryExample, variantExample } from './product-example.ts'
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

export const listProducts = endpoint({
  key: 'GET /products',
  area: 'catalogue',
  summary: 'List products, including drafts and archived',
  access: 'staff',
  may: 'catalogue:read',
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
  answer: pageOf(productSummary),
  example: { data: [productSummaryExample], current_page: 1, next_page_url: null, total: 1 },
})

export const getProduct = endpoint({
  key: 'GET /products/{id}',
  area: 'catalogue',
  summary: 'Get a product with its variants, pictures and stock',
  access: 'staff',
  may: 'catalogue:read',
  params: z.object({ id: id.openapi({ description: '`_id` or handle.' }) }),
  answer: staffProduct,
  example: productExample,
})

export const createProduct = endpoint({
  key: 'POST /products',
  area: 'catalogue',
  summary: 'Create a product as a draft',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: productInput.partial().required({ title: true }),
  answer: staffProduct,
  example: { ...productExample, status: 'draft', variants: [], pictures: [] },
})

export const copyProduct = endpoint({
  key: 'POST /products/{id}/copies',
  area: 'catalogue',
  summary: 'Copy a product into a draft',
  description:
    'With its texts, categories, measurements, pictures and variants; their SKUs get a number, barcodes and stock are not copied.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  answer: staffProduct,
  example: { ...productExample, status: 'draft' },
})

export const changeProduct = endpoint({
  key: 'PUT /products/{id}',
  area: 'catalogue',
  summary: 'Update a product',
  description: 'Omitted fields are unchanged.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: productInput.partial(),
  answer: staffProduct,
  example: productExample,
})

export const setProductStatus = endpoint({
  key: 'PUT /products/{id}/status',
  area: 'catalogue',
  summary: 'Publish, unpublish or archive a product',
  description: 'A product without a variant to sell cannot be published.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: z.object({ status: z.enum(productStatuses) }),
  answer: staffProduct,
  example: productExample,
})

export const setPictures = endpoint({
  key: 'PUT /products/{id}/pictures',
  area: 'catalogue',
  summary: 'Replace all pictures of a product, in order',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: z.object({ pictures: z.array(pictureInput).max(100) }),
  answer: staffProduct,
  example: productExample,
})

export const uploadPicture = endpoint({
  key: 'POST /files',
  area: 'catalogue',
  summary: 'Upload a public picture',
  description: 'The answer’s `_id` is used in products, categories and content.',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  isMultipart: true,
  maxFileBytes: maxStaffUploadBytes,
  body: staffUploadBody,
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

export const exportProducts = endpoint({
  key: 'GET /products/export',
  area: 'catalogue',
  summary: 'Products as rows of Shopify’s CSV with the shop’s own columns',
  description: 'An import of all pages as one file changes nothing.',
  access: 'staff',
  may: 'catalogue:manage',
  query: z.object(pageQuery({ perPage: 100 })),
  /** A product may take several rows; pages and the total count products. */
  answer: pageOf(z.array(z.string())).extend({ headings: z.array(z.string()) }),
  example: {
    headings: ['Handle', 'Title', 'Variant SKU', 'Variant Price'],
    data: [['oxford-shirt', 'Oxford shirt', '001-WHITE-M', '480.00']],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})

export const createVariant = endpoint({
  key: 'POST /products/{id}/variants',
  area: 'catalogue',
  summary: 'Create a variant of a product',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: variantInput
    .partial()
    .required({ sku: true, price: true })
    .extend({ confirms_low_prices: confirmsLowPrices }),
  answer: staffVariant,
  example: variantExample,
})

export const changeVariant = endpoint({
  key: 'PUT /variants/{id}',
  area: 'catalogue',
  summary: 'Update price, SKU or weight of a variant',
  description: 'Omitted fields are unchanged. Past orders keep what they showed.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: variantInput.partial().extend({ confirms_low_prices: confirmsLowPrices }),
  answer: staffVariant,
  example: variantExample,
})

export const archiveVariant = endpoint({
  key: 'PUT /variants/{id}/archived',
  area: 'catalogue',
  summary: 'Archive or restore a variant',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: z.object({ is_archived: z.boolean() }),
  answer: staffVariant,
  example: { ...variantExample, is_archived: true },
})

export const setPreorder = endpoint({
  key: 'PUT /variants/{id}/preorder',
  area: 'catalogue',
  summary: 'Set a variant’s pre-order limit and expected date',
  description:
    'Not below the number already pre-ordered; to stop pre-orders, set `max_qty` to that number. A variant is pre-ordered from one store: without `store_id` the current one, or else the default store. Changing it is a 409 while there are pre-orders.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: z.object({
    max_qty: z.int().min(0).max(100_000),
    expected_on: z.iso.date(),
    store_id: id.optional(),
  }),
  answer: staffVariant,
  example: {
    ...variantExample,
    preorder: { store_id: 'sto_1Aa2Bb3Cc4', max_qty: 50, taken: 4, expected_on: '2027-01-15' },
  },
})
