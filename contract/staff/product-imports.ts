import { z } from '@hono/zod-openapi'
import { pageQuery } from '../paging.ts'
import { id, localizedText, named, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const file = z
  .instanceof(Uint8Array)
  .refine((bytes) => bytes.length > 0)
  .openapi({
    type: 'string',
    format: 'binary',
    description:
      'Columns separated by commas, semicolons or tabs, in UTF-8 or UTF-16, at most 10 MB.',
  })

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const importBody = z.object({
  file,
  own_skus: flag.optional().openapi({
    description: 'Makes own SKUs from style, colour and size for rows that share one.',
  }),
  name: z.string().trim().max(200).optional().openapi({ description: 'Name of the file.' }),
  confirms_low_prices: flag.optional().openapi({
    description: 'Imports the prices in `price_falls`, too.',
  }),
})

const remark = z.object({ line: z.int(), column: z.string(), message: z.string() })

const findings = {
  products: z.int(),
  variants: z.int(),
  pictures: z.int(),
  /** Pictures that the import will download. */
  downloads: z.int(),
  /** Names of pictures that are to come as files. */
  picture_names: z.array(z.string()),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Rows that share an SKU, which is a problem unless `own_skus` is set. */
  shared_skus: z.int(),
  /** If a check finds any, nothing is imported. */
  problems: z.array(remark),
  /** Values imported otherwise than they stand in the file, skipped or added. */
  notes: z.array(remark),
  /** Prices that fall by more than half, or to zero, and need `confirms_low_prices`. */
  price_falls: z.array(remark),
}

const importReport = z.object(findings).openapi('ImportReport')

const productImport = named('ProductImport', {
  _id: id,
  file_name: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'refused']),
  /** Products written so far. */
  done: z.int(),
  ...findings,
  /** State of the pictures of products that this import wrote last. */
  picture_counts: z.object({
    loaded: z.int(),
    downloading: z.int(),
    failed: z.int(),
    /** To come as files. */
    missing: z.int(),
  }),
  created_at: time,
  finished_at: time.nullable(),
})

const calls = staffCalls('catalogue', 'catalogue:manage', { answer: productImport })

export const checkImport = calls.read('POST /products/import/check', {
  summary: 'What an import would change',
  description: 'Downloads no pictures.',
  isMultipart: true,
  body: importBody,
  answer: importReport,
})

export const importProducts = calls.write('POST /products/import', {
  summary: 'Import products from Shopify’s CSV or an export',
  description:
    'All of the file, or nothing if any row is bad. A small file is `done` in the answer; a large one is imported beside the shop: `GET /product-imports/{id}` tells its progress. Pictures at addresses are downloaded afterwards.',
  isMultipart: true,
  body: importBody,
})

export const listImports = calls.page('GET /product-imports', {
  summary: 'Imports, newest first',
  query: z.object(pageQuery({ perPage: 10 })),
})

export const findImport = calls.read('GET /product-imports/{id}', {
  summary: 'An import and its progress',
  params: z.object({ id }),
})

const waitingPicture = named('WaitingPicture', {
  product_id: id,
  title: localizedText,
  /** Address or file name as in the product file. */
  src: z.string(),
  name: z.string(),
  state: z.enum(['downloading', 'failed', 'missing']),
  /** Why it could not be downloaded. */
  failure: z.string().nullable(),
})

export const listWaitingPictures = calls.page('GET /products/waiting-pictures', {
  summary: 'Pictures that imported products still wait for',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    state: z.enum(['downloading', 'failed', 'missing']).optional(),
  }),
  item: waitingPicture,
})

export const matchPicture = calls.write('POST /products/waiting-pictures', {
  summary: 'Give a picture to the products that wait for its file name',
  body: z.object({
    file_id: id.openapi({ description: 'Of a picture uploaded by `POST /files`.' }),
    name: z.string().trim().min(1).max(500),
  }),
  answer: z.object({ products: z.int() }),
})

export const retryPictures = calls.write('POST /products/waiting-pictures/retry', {
  summary: 'Download again what failed',
  answer: z.object({ waiting: z.int() }),
  idempotent: false,
})

export const forgetPictures = calls.write('DELETE /products/waiting-pictures', {
  summary: 'Wait for no pictures any more',
  answer: z.object({ forgotten: z.int() }),
  idempotent: false,
})
