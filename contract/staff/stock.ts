import { z } from '@hono/zod-openapi'
import { lowStock } from '#domain/stock.ts'
import { issueSentences } from '../issue-sentences.ts'
import { prose } from '../lines.ts'
import { pageQuery } from '../paging.ts'
import { id, localizedText, named, text, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import { preorderLimit } from './product-shapes.ts'

export const movementKinds = [
  'receive',
  'adjust',
  'transfer',
  'reserve',
  'release',
  'ship',
  'return',
  'preorder',
  'preorder_release',
] as const

export const documentKinds = ['delivery', 'count'] as const

const reason = prose(200).min(1)
const place = { variant_id: id, warehouse_id: id }
const movedLine = z.object({ variant_id: id, qty: z.int().min(1).max(100_000) })

export const stockLine = named('StockLine', {
  variant_id: id,
  product_id: id,
  sku: z.string(),
  barcode: z.string().nullable(),
  product_title: localizedText,
  colour: z.string().nullable(),
  size: z.string().nullable(),
  is_archived: z.boolean(),
  levels: z.array(
    z.object({
      warehouse_id: id,
      store_id: id,
      warehouse: localizedText,
      on_hand: z.int(),
      reserved: z.int(),
      available: z.int(),
    }),
  ),
  on_hand: z.int(),
  available: z.int(),
  /** Between two warehouses, so in neither. */
  on_the_way: z.int(),
  /** Staff are told when no more than this are available. */
  low_at: z.int(),
  preorder: preorderLimit.nullable(),
})

const movement = named('StockMovement', {
  _id: z.string(),
  variant_id: id,
  sku: z.string(),
  /** Null: pre-orders. */
  warehouse_id: id.nullable(),
  kind: z.enum(movementKinds),
  on_hand_change: z.int(),
  reserved_change: z.int(),
  preorder_change: z.int(),
  order_id: id.nullable(),
  order_reference: z.string().nullable(),
  transfer_id: id.nullable(),
  /** The delivery or count it belongs to. */
  document: z.object({ _id: id, kind: z.enum(documentKinds) }).nullable(),
  /** Null: a movement by the shop itself or by an order. */
  staff_name: z.string().nullable(),
  reason: z.string(),
  created_at: time,
})

const calls = staffCalls(
  'stock',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { answer: stockLine },
)

export const listStock = calls.page('GET /stock', {
  summary: 'List stock by SKU and warehouse',
  may: ['catalogue:read', 'counter:sell', 'orders:manage'],
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    keyword: text
      .max(120)
      .optional()
      .openapi({ description: 'Part of a SKU or title, or a barcode.' }),
    product_id: id.optional(),
    variant_id: id.optional(),
    store_id: id
      .optional()
      .openapi({ description: 'Only variants ever stocked in a warehouse of this store.' }),
    warehouse_id: id.optional(),
    at_most: z.coerce.number().int().min(0).max(100_000).optional().openapi({
      description: 'Only variants with at most this many available.',
    }),
    is_low: z.literal('true').optional().openapi({
      description: 'Only variants with no more available than their low-stock level.',
    }),
  }),
})

export const listMovements = calls.page('GET /stock/movements', {
  summary: 'List stock movements, newest first',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    variant_id: id.optional(),
    warehouse_id: id.optional(),
    order_id: id.optional(),
    transfer_id: id.optional(),
    document_id: id.optional(),
    kind: z.enum(movementKinds).optional(),
    from: z.iso.date().optional().openapi({ description: 'First day, in Hong Kong time.' }),
    to: z.iso.date().optional().openapi({ description: 'Last day, in Hong Kong time.' }),
  }),
  item: movement,
})

export const receive = calls.write('POST /stock/receive', {
  summary: 'Receive a delivery, all or nothing; pre-orders are served first',
  may: 'stock:receive',
  body: z.object({ warehouse_id: id, lines: z.array(movedLine).min(1).max(200), reason }),
  answer: z.object({ data: z.array(stockLine) }),
})

export const adjust = calls.write('POST /stock/adjust', {
  summary: 'Adjust stock for items lost, found or damaged',
  description: 'Stock reserved for orders cannot be removed: 409 `out_of_stock`.',
  body: z.object({
    ...place,
    change: z
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((value) => value !== 0, issueSentences.not_zero.en),
    reason,
  }),
})

export const count = calls.write('PUT /stock/on-hand', {
  summary: 'Post a count, all or nothing',
  description:
    'Stock moves by the difference between `on_hand`, what was counted, and `expected`, what the shop had then, so what was sold since is not counted twice. Without `expected` it is what the shop has now. Less than is reserved: 409 `out_of_stock`.',
  body: z.object({
    counts: z
      .array(
        z.object({
          ...place,
          on_hand: z.int().min(0).max(100_000),
          expected: z.int().min(0).max(100_000).optional(),
        }),
      )
      .min(1)
      .max(500),
    reason,
  }),
  answer: z.object({ data: z.array(stockLine) }),
})

export const setLowStock = calls.write('PUT /stock/{id}/low-stock', {
  summary: 'Set from how few left on a variant is low, for Today and for notifications',
  description: `${lowStock} unless it is set. Shoppers see “few left” at ${lowStock} in any case.`,
  params: z.object({ id }),
  body: z.object({ low_at: z.int().min(0).max(10_000) }),
})

export const transfer = calls.write('POST /stock/transfer', {
  summary: 'Move stock from one warehouse to another, all or nothing',
  description:
    'Two movements per variant in one transaction, or the first only if it is sent: then it is on the way until the other warehouse receives it. Stock reserved for orders stays: 409 `out_of_stock`.',
  body: z
    .object({
      from_warehouse_id: id,
      to_warehouse_id: id,
      lines: z.array(movedLine).min(1).max(200),
      reason,
      is_sent: z.boolean().default(false).openapi({ description: 'It takes time to get there.' }),
    })
    .refine(({ from_warehouse_id: from, to_warehouse_id: to }) => from !== to, {
      path: ['to_warehouse_id'],
      message: issueSentences.same_warehouse.en,
    }),
  answer: z.object({ data: z.array(stockLine) }),
})
