import { z } from '@hono/zod-openapi'
import { issueSentences } from '../issue-sentences.ts'
import {
  id,
  localizedText,
  named,
  newSlug,
  optionalProse,
  position,
  price,
  slug,
  text,
  writtenText,
} from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

const params = z.object({ id })
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)])

const warehouse = named('StaffWarehouse', {
  _id: id,
  store_id: id,
  slug,
  title: localizedText,
  address: localizedText,
  hours: localizedText,
  phone: z.string(),
  map_url: z.string(),
  is_pickup: z.boolean(),
  ready_hours: z.int(),
  position: z.int(),
})

const warehouseInput = z.object({
  title: writtenText(120),
  address: optionalProse(300),
  hours: optionalProse(200),
  phone: text.max(40),
  map_url: link,
  is_pickup: z.boolean().openapi({ description: 'Whether customers can pick up orders there.' }),
  ready_hours: z
    .int()
    .min(0)
    .max(720)
    .openapi({ description: 'Hours until an order is ready for pick-up.' }),
  position,
})

const rate = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, issueSentences.country_code.en),
  base: price.openapi({ description: 'For up to `base_grams`.' }),
  base_grams: z.int().min(1).max(1_000_000),
  step: price.openapi({ description: 'For every further `step_grams`.' }),
  step_grams: z.int().min(1).max(1_000_000),
  free_over: price.nullable(),
  days_min: z.int().min(0).max(90),
  days_max: z.int().min(0).max(90),
})

const courierInput = z.object({
  title: writtenText(120),
  description: optionalProse(500),
  rates: z
    .array(rate.refine(({ days_min, days_max }) => days_min <= days_max, issueSentences.days.en))
    .max(250)
    .refine((rates) => new Set(rates.map(({ country }) => country)).size === rates.length, {
      message: issueSentences.named_twice.en,
    }),
  needs_point_code: z.boolean(),
  tracking_url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .refine((url) => url.includes('{number}'), issueSentences.number_missing.en)
    .nullable()
    .openapi({
      format: 'uri-template',
      example: 'https://www.sf-express.com/hk/en/waybill/{number}',
    }),
  position,
})

const courier = named('StaffCourier', {
  _id: id,
  slug,
  ...courierInput.shape,
  title: localizedText,
  description: localizedText,
  rates: z.array(rate),
  tracking_url: z.string().nullable(),
  is_archived: z.boolean(),
})

const calls = staffCalls(
  'places',
  { read: ['catalogue:read', 'counter:sell', 'orders:manage'], write: 'catalogue:manage' },
  { params, answer: warehouse },
)

export const listWarehouses = calls.list('GET /warehouses', {
  summary: 'List warehouses',
  may: ['catalogue:read', 'counter:sell', 'orders:read', 'audit:read'],
})

export const createWarehouse = calls.write('POST /warehouses', {
  summary: 'Create a warehouse',
  description: 'Not for pick-up unless `is_pickup` is set.',
  body: warehouseInput.partial().required({ title: true }).extend({ store_id: id, slug: newSlug }),
})

export const changeWarehouse = calls.write('PUT /warehouses/{id}', {
  summary: 'Update a warehouse’s address, hours or pick-up',
  description: 'Omitted fields are unchanged.',
  body: warehouseInput.partial(),
})

export const deleteWarehouse = calls.remove('DELETE /warehouses/{id}', {
  summary: 'Delete a warehouse that was never used',
  description:
    '409 `in_use` once it has had stock, because the ledger refers to it. To close a shop, disable pick-up and move its stock by adjustments.',
})

export const listCouriers = calls.list('GET /couriers', {
  summary: 'List couriers with their rates, including archived',
  item: courier,
})

export const createCourier = calls.write('POST /couriers', {
  summary: 'Create a courier',
  body: courierInput.partial().required({ title: true, rates: true }).extend({ slug: newSlug }),
  answer: courier,
})

export const changeCourier = calls.write('PUT /couriers/{id}', {
  summary: 'Update or archive a courier',
  description: 'Omitted fields are unchanged. Past orders keep what they showed.',
  body: courierInput.partial().extend({ is_archived: z.boolean().optional() }),
  answer: courier,
})
