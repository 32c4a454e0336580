import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { amount, localizedText, time } from '../shapes.ts'
import { orderSummary } from './order-shapes.ts'
import { orderQuery, orderSummaryExample } from './orders.ts'

const exportedItem = z.object({
  sku: z.string(),
  product_title: localizedText,
  product_variant_title: localizedText,
  /** Number ordered, less what is no longer sent. */
  qty: z.int(),
  price_per_unit: amount,
  subtotal_price: amount,
  /** The item's share of discounts on the whole order. */
  global_discount: amount,
  points: z.int(),
})

const exportedOrder = orderSummary
  .extend({
    paid_at: time.nullable(),
    country: z.string(),
    /** Null for what is collected. */
    address: localizedText.nullable(),
    /** The shop it is collected from. */
    pickup: localizedText.nullable(),
    tracking_numbers: z.array(z.string()),
    voucher_code: z.string().nullable(),
    original_price: amount,
    product_discount: amount,
    shop_discount: amount,
    shipping_fee: amount,
    /** Refunded or about to be. */
    refunded: amount,
    /** Note of the customer. */
    note: z.string(),
    items: z.array(exportedItem),
  })
  .openapi('ExportedOrder')

export const exportOrders = endpoint({
  key: 'GET /orders/export',
  area: 'orders',
  summary: 'Orders with contact, address, parcels and items, filtered as in the list',
  access: 'staff',
  may: 'orders:read',
  alsoMay: 'people:export',
  query: z.object({ ...pageQuery({ perPage: 100 }), ...orderQuery }),
  answer: pageOf(exportedOrder),
  example: {
    current_page: 1,
    next_page_url: null,
    total: 1,
    data: [
      {
        ...orderSummaryExample,
        paid_at: null,
        country: 'HK',
        address: {
          en: '12/F, Harbour Court, 1 Hoi Yuen Road, Kwun Tong, Kowloon',
          zh: '九龍觀塘區開源道1號海港閣12樓',
          cn: '九龙观塘区开源道1号海港阁12楼',
        },
        pickup: null,
        tracking_numbers: [],
        voucher_code: null,
        original_price: '760.00',
        product_discount: '0.00',
        shop_discount: '0.00',
        shipping_fee: '40.00',
        refunded: '0.00',
        note: '',
        items: [
          {
            sku: 'OXF-NAVY-M',
            product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
            product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
            qty: 2,
            price_per_unit: '380.00',
            subtotal_price: '760.00',
            global_discount: '0.00',
            points: 0,
          },
        ],
      },
    ],
  },
})
