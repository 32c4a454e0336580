import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { issueSentences } from '../issue-sentences.ts'
import {
  empty,
  id,
  localizedText,
  newSlug,
  optionalProse,
  position,
  price,
  slug,
  text,
  writtenText,
} from '../shapes.ts'

const params = z.object({ id })
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)])

const warehouse = z
  .object({
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
  .openapi('StaffWarehouse')

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

const courier = z
  .object({
    _id: id,
    slug,
    ...courierInput.shape,
    title: localizedText,
    description: localizedText,
    rates: z.array(rate),
    tracking_url: z.string().nullable(),
    is_archived: z.boolean(),
  })
  .openapi('StaffCourier')

const warehouseExample = {
  _id: 'whs_5Tg6Yh7Uj8',
  store_id: 'sto_1Aa2Bb3Cc4',
  slug: 'mall',
  title: { en: 'Seawall Place', zh: '海堤坊', cn: '海堤坊' },
  address: { en: 'Shop 218, 2/F, Seawall Place', zh: '海堤坊2樓218號舖', cn: '海堤坊2楼218号铺' },
  hours: { en: 'Daily 11:00 to 21:00', zh: '每日11:00至21:00', cn: '每天11:00至21:00' },
  phone: '+852 2000 0218',
  map_url: 'https://www.openstreetmap.org/?mlat=22.2827&mlon=114.1275',
  is_pickup: true,
  ready_hours: 4,
  position: 1,
}

const courierExample = {
  _id: 'cou_9Ol0Pk8Ij7',
  slug: 'sf-door',
  title: { en: 'SF Express to the door', zh: '順豐速運送貨上門', cn: '顺丰速运送货上门' },
  description: { en: 'Weekdays and Saturdays', zh: '星期一至六', cn: '周一至周六' },
  rates: [
    {
      country: 'HK',
      base: '40.00',
      base_grams: 3000,
      step: '10.00',
      step_grams: 1000,
      free_over: '800.00',
      days_min: 1,
      days_max: 2,
    },
  ],
  needs_point_code: false,
  tracking_url: 'https://www.sf-express.com/hk/en/waybill/{number}',
  position: 1,
  is_archived: false,
}

export const listWarehouses = endpoint({
  key: 'GET /warehouses',
  area: 'places',
  summary: 'List warehouses',
  access: 'staff',
  may: ['catalogue:read', 'counter:sell', 'orders:read', 'audit:read'],
  answer: z.object({ data: z.array(warehouse) }),
  example: { data: [warehouseExample] },
})

export const createWarehouse = endpoint({
  key: 'POST /warehouses',
  area: 'places',
  summary: 'Create a warehouse',
  description: 'Not for pick-up unless `is_pickup` is set.',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: warehouseInput.partial().required({ title: true }).extend({ store_id: id, slug: newSlug }),
  answer: warehouse,
  example: warehouseExample,
})

export const changeWarehouse = endpoint({
  key: 'PUT /warehouses/{id}',
  area: 'places',
  summary: 'Update a warehouse’s address, hours or pick-up',
  description: 'Omitted fields are unchanged.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: warehouseInput.partial(),
  answer: warehouse,
  example: warehouseExample,
})

export const deleteWarehouse = endpoint({
  key: 'DELETE /warehouses/{id}',
  area: 'places',
  summary: 'Delete a warehouse that was never used',
  description:
    '409 `in_use` once it has had stock, because the ledger refers to it. To close a shop, disable pick-up and move its stock by adjustments.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  answer: empty,
  example: {},
})

export const listCouriers = endpoint({
  key: 'GET /couriers',
  area: 'places',
  summary: 'List couriers with their rates, including archived',
  access: 'staff',
  may: ['catalogue:read', 'counter:sell', 'orders:manage'],
  answer: z.object({ data: z.array(courier) }),
  example: { data: [courierExample] },
})

export const createCourier = endpoint({
  key: 'POST /couriers',
  area: 'places',
  summary: 'Create a courier',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: courierInput.partial().required({ title: true, rates: true }).extend({ slug: newSlug }),
  answer: courier,
  example: courierExample,
})

export const changeCourier = endpoint({
  key: 'PUT /couriers/{id}',
  area: 'places',
  summary: 'Update or archive a courier',
  description: 'Omitted fields are unchanged. Past orders keep what they showed.',
  access: 'staff',
  may: 'catalogue:manage',
  params,
  idempotent: true,
  body: courierInput.partial().extend({ is_archived: z.boolean().optional() }),
  answer: courier,
  example: courierExample,
})
