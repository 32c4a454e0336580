import { z } from '@hono/zod-openapi'
import { typedCode } from '../contact-shapes.ts'
import { issueSentences } from '../issue-sentences.ts'
import {
  amount,
  derivedNames,
  id,
  localizedText,
  named,
  optionalProse,
  optionalText,
  picture,
  price,
  recordVersion,
  time,
  writtenText,
} from '../shapes.ts'
import { productStatuses } from './product-filters.ts'

export const pictureViews = ['front', 'back', 'detail', 'cloth', 'measure'] as const

const words = (max: number) => z.array(z.string().trim().min(1).max(60)).max(max)
const kind = z.string().trim().min(1).max(60).nullable()

/** Editable fields of a product. Omitted fields are unchanged. */
export const productInput = z.object({
  title: writtenText(200),
  handle: z
    .string()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issueSentences.slug.en)
    .openapi({ description: 'Its name in file names; derived from the title by default.' }),
  subtitle: optionalText(200),
  description: optionalProse(8000),
  brand: z.string().trim().max(80),
  style_number: kind,
  fit_kind: kind,
  fit: optionalProse(2000).nullable(),
  fabric_kind: kind,
  fabric: optionalProse(2000).nullable(),
  care: words(20),
  origin: z
    .string()
    .regex(/^[A-Z]{2}$/, issueSentences.country_code.en)
    .nullable(),
  collection: z.string().max(120).nullable().openapi({ description: 'Slug of a collection.' }),
  category_ids: z.array(id).max(20).openapi({ description: 'Main category first.' }),
  tags: words(50),
  goes_with: words(20).openapi({ description: 'Handles of products that go with it.' }),
  measurements: z
    .array(
      z.object({
        size: z.string().max(20),
        values: z.record(z.string().regex(/^[a-z]{1,20}$/), z.number().min(0).max(999)),
      }),
    )
    .max(40),
  position: z.int().min(0).max(1_000_000),
  published_at: time,
})

export const pictureInput = z.object({
  file_id: id.openapi({ description: 'Id of a picture uploaded by staff: `POST /files`.' }),
  colour: z.string().max(60).nullable().default(null),
  view: z.enum(pictureViews).default('front'),
  alt: optionalText(300).default({ en: '', zh: '', cn: '' }),
})

export const variantInput = z.object({
  sku: z.string().trim().min(1).max(60),
  colour: z.string().max(60).nullable().openapi({ description: 'Code of one of the colours.' }),
  size: z.string().trim().min(1).max(20).nullable(),
  price,
  compare_at: price
    .nullable()
    .openapi({ description: 'Price before the reduction; higher than the price.' }),
  points_price: z.int().min(1).max(10_000_000).nullable(),
  cost: price.nullable().openapi({ description: 'What it costs the shop; staff only.' }),
  weight_grams: z.int().min(0).max(100_000),
  barcode: typedCode(40).min(1).nullable(),
  position: z.int().min(0).max(10_000),
})

export const confirmsLowPrices = z.boolean().default(false).openapi({
  description:
    'A price that falls by more than half, or to 0, is refused without it: 409 `low_price`, with each such price before and after.',
})

const stockAt = z.object({
  warehouse_id: id,
  store_id: id,
  warehouse: localizedText,
  on_hand: z.int(),
  reserved: z.int(),
  available: z.int(),
})

export const preorderLimit = z.object({
  store_id: id,
  max_qty: z.int(),
  taken: z.int(),
  expected_on: z.iso.date(),
})

export const staffVariant = named('StaffVariant', {
  _id: id,
  product_id: id,
  /** Version of the product, which its variants are part of. */
  product_version: recordVersion,
  sku: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  price: amount,
  compare_at: amount.nullable(),
  points_price: z.int().nullable(),
  /** Cost to the shop. */
  cost: amount.nullable(),
  weight_grams: z.int(),
  barcode: z.string().nullable(),
  position: z.int(),
  is_archived: z.boolean(),
  stock: z.array(stockAt),
  preorder: preorderLimit.nullable(),
})

export const staffProduct = named('StaffProduct', {
  _id: id,
  status: z.enum(productStatuses),
  ...productInput.shape,
  title: localizedText,
  subtitle: localizedText,
  description: localizedText,
  fit: localizedText.nullable(),
  fabric: localizedText.nullable(),
  pictures: z.array(
    picture
      .extend({ colour: z.string().nullable(), view: z.string(), derived_cn: derivedNames })
      .openapi('StaffPicture'),
  ),
  variants: z.array(staffVariant),
  version: recordVersion,
  derived_cn: derivedNames,
  created_at: time,
  updated_at: time,
})

export const productSummary = named('StaffProductSummary', {
  _id: id,
  handle: z.string(),
  status: z.enum(productStatuses),
  title: localizedText,
  style_number: z.string().nullable(),
  picture: picture.nullable(),
  price: z.object({ from: amount, to: amount }).nullable(),
  variant_count: z.int(),
  category_count: z.int(),
  on_hand: z.int(),
  available: z.int(),
  updated_at: time,
})
