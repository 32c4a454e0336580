import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id, storeParams } from '../shapes.ts'
import { deliveryMethods } from './configuration.ts'

/** All that an agent knows of the buyer and the delivery, for the form of the checkout. */
const details = z.object({
  name: z.string(),
  email: z.string(),
  area_code: z.string(),
  phone: z.string(),
  country: z.string(),
  method: z.enum(deliveryMethods),
  courier_id: id.nullable(),
  warehouse_id: id.nullable(),
  unit: z.string(),
  street: z.string(),
  district: z.string(),
  region: z.string(),
  point_code: z.string(),
})

const handoff = z
  .object({
    kind: z.enum(['cart', 'checkout']),
    /** The order that was placed from it; null while it is open. */
    order: z.object({ _id: id, key: z.string() }).nullable(),
    /** Lines that are in the caller's cart now. */
    product_variant_ids: z.array(id),
    voucher_code: z.string().nullable(),
    details,
  })
  .openapi('Handoff')

export const openHandoff = endpoint({
  key: 'POST /stores/{store_id}/handoffs/{handoff_key}',
  area: 'checkout',
  summary: 'Take over what an agent has put together',
  description:
    'Puts its lines into the caller’s cart. An order that the caller places with them completes the agent’s checkout.',
  access: 'account',
  idempotent: true,
  body: z.object({}),
  params: storeParams.extend({
    handoff_key: id.openapi({ example: 'q7Xc2LmZ0vT9sK4dNw1bRe8hq7Xc2LmZ' }),
  }),
  answer: z.object({
    /** Null for a link that has ended or never was. */
    handoff: handoff.nullable(),
  }),
  example: {
    handoff: {
      kind: 'checkout',
      order: null,
      product_variant_ids: ['var_8fK2mQx1Lz'],
      voucher_code: null,
      details: {
        name: 'Chan Tai Man',
        email: 'tai.man@example.com',
        area_code: '852',
        phone: '91234567',
        country: 'HK',
        method: 'DELIVERY',
        courier_id: 'cou_8fK2mQx1Lz',
        warehouse_id: null,
        unit: 'Flat 3A',
        street: '1 Hoi Yuen Road',
        district: 'kwun-tong',
        region: '',
        point_code: '',
      },
    },
  },
})
