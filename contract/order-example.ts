import type { z } from '@hono/zod-openapi'
import type { order } from './endpoints/orders.ts'

const shirt = { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' }
const nothing = { en: '', zh: '', cn: '' }

export const orderExample = {
  _id: 'ord_4fzzzxjylrxbeqQpTAAXHh',
  reference: 'PR-7K3Q-9XD',
  current_status: 'pending',
  statuses: [
    {
      slug: 'submitted',
      reason: null,
      created_at: '2026-11-19T04:00:00.000Z',
      updated_at: '2026-11-19T04:00:00.000Z',
    },
    {
      slug: 'pending',
      reason: null,
      created_at: '2026-11-19T05:10:00.000Z',
      updated_at: '2026-11-19T05:10:00.000Z',
    },
  ],
  has_lapsed: false,
  is_paid: true,
  paid_at: '2026-11-19T07:30:00.000Z',
  fulfilment: {
    state: 'shipped',
    shipments: [
      {
        courier: { en: 'SF Express to the door', zh: '順豐速運送貨上門', cn: '顺丰速运送货上门' },
        tracking_number: 'SF1234567890',
        tracking_url: 'https://www.sf-express.com/hk/en/waybill/SF1234567890',
        shipped_at: '2026-11-20T09:00:00.000Z',
      },
    ],
  },
  actions: [
    { action: 'complete', is_allowed: true, reason: null },
    { action: 'cancel', is_allowed: false, reason: 'already_shipped' },
  ],
  items: [
    {
      _id: 'itm_2kP8vJx4cN6mQ9rT1wY3zB',
      product_id: 'prd_8Vq2Lm4Xz1',
      product_variant_id: 'var_3Jk9Pw7Rt5',
      slug: { en: 'oxford-shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
      sku: 'OXF-WHT-M',
      product_title: shirt,
      product_variant_title: { en: 'White, M', zh: '白色，M', cn: '白色，M' },
      image: null,
      qty: 2,
      original_price_per_unit: '480.00',
      price_per_unit: '380.00',
      subtotal_price: '760.00',
      global_discount: '0.00',
      points: 0,
      is_gift: false,
      preorder_date: null,
    },
  ],
  discounts: [],
  voucher: null,
  delivery: {
    method: 'DELIVERY',
    courier: { en: 'SF Express to the door', zh: '順豐速運送貨上門', cn: '顺丰速运送货上门' },
    estimate: { from: '2026-11-20', to: '2026-11-21' },
    pickup: null,
    country: 'HK',
    recipient: {
      name: 'Chan Tai Man',
      email: 'tai.man@example.com',
      area_code: '852',
      phone: '91234567',
      address: {
        unit: 'Flat 3A, 12/F',
        building: 'Harbour Court',
        street: '1 Hoi Yuen Road',
        district: 'kwun-tong',
        region: '',
        point_code: '',
      },
      address_text: {
        en: 'Flat 3A, 12/F, Harbour Court, 1 Hoi Yuen Road, Kwun Tong, Hong Kong',
        zh: '香港觀塘開源道1號Harbour Court 12/F 3A室',
        cn: '香港观塘开源道1号Harbour Court 12/F 3A室',
      },
    },
    note: 'Ring twice',
  },
  payment: {
    method: 'fps',
    title: { en: 'FPS', zh: '轉數快', cn: '转数快' },
    payee: [{ label: nothing, value: 'PRAYA CLOTHING LIMITED', is_copyable: true }],
    link: null,
    amount: '800.00',
    reference: 'PR-7K3Q-9XD',
    due_at: null,
    fps_payload: null,
  },
  payment_changes: [],
  calculations: {
    currency: 'HKD',
    original_price: '960.00',
    product_discount: '200.00',
    shop_discount: '0.00',
    shipping_fee: '40.00',
    total: '800.00',
    refunded: '0.00',
    refund_failed: '0.00',
    points: 0,
  },
  refunds: [],
  checkout: {
    offline: { image: '/files/private/fil_4fzzzxjylrxbeqQpTAAXHh?until=1763528400&key=Rk9P' },
  },
  proofs: [
    {
      _id: 'prf_9sD2fG4hJ6kL8zX1cV3bN5',
      url: '/files/private/fil_4fzzzxjylrxbeqQpTAAXHh?until=1763528400&key=Rk9P',
      state: 'approved',
      matches: { amount: 'match', account: 'match', reference: 'unread' },
      is_being_checked: false,
      reason: null,
      created_at: '2026-11-19T05:10:00.000Z',
    },
  ],
  receipt_url: '/api/documents/receipt/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1&key=a',
  has_reviews: false,
  has_refund_requests: false,
  is_masked: false,
  created_at: '2026-11-19T04:00:00.000Z',
} satisfies z.input<typeof order>
