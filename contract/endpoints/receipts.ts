import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { itemExchange } from '../exchange.ts'
import { amount, id, localizedText, time } from '../shapes.ts'
import { discount } from './cart.ts'
import { orderPaymentMethods } from './configuration.ts'
import { contact, orderParams } from './orders.ts'

const receipt = z
  .object({
    number: z.string(),
    order_id: id,
    reference: z.string(),
    ordered_at: time,
    /** When the payment was received. */
    issued_at: time,
    seller: z.object({
      name: localizedText,
      company: localizedText,
      /** Business registration number; empty if not configured. */
      registration: z.string(),
      address: localizedText,
      phone: z.string(),
      email: z.string(),
    }),
    buyer: z.object({
      name: z.string(),
      email: z.string(),
      area_code: z.string(),
      phone: z.string(),
    }),
    items: z.array(
      z.object({
        sku: z.string(),
        product_title: localizedText,
        product_variant_title: localizedText,
        qty: z.int(),
        original_price_per_unit: amount,
        price_per_unit: amount,
        subtotal_price: amount,
        /** Points the line was bought with. */
        points: z.int(),
        is_gift: z.boolean(),
        /** This line's share of the discounts on the whole order. */
        global_discount: amount,
        /** Subtotal less that share. */
        paid: amount,
        ...itemExchange.shape,
      }),
    ),
    discounts: z.array(discount),
    calculations: z.object({
      currency: z.literal('HKD'),
      original_price: amount,
      product_discount: amount,
      shop_discount: amount,
      shipping_fee: amount,
      total: amount,
      points: z.int(),
    }),
    payment: z.object({
      method: z.enum(orderPaymentMethods),
      title: localizedText,
      amount,
      paid_at: time,
      /** Sums of the payments, in the order they came. */
      parts: z.array(z.object({ title: localizedText, amount })),
    }),
    /** Refunded, or about to be; without what paid for a replacement. */
    refunds: z.array(
      z.object({ amount, state: z.enum(['pending', 'done', 'failed']), created_at: time }),
    ),
    total_after_refunds: amount,
    /** Hong Kong has neither VAT nor sales tax; the receipt states that. */
    tax_note: localizedText,
    /** Name and contact are masked. */
    is_masked: z.boolean(),
    /** Valid for ten minutes; `&lang=` chooses the language. */
    pdf_url: z.string(),
  })
  .openapi('Receipt')

const example = {
  number: 'PR-7K3Q-9XD-R',
  order_id: 'ord_3kT9mXq2LwZc81VbNs5RyA',
  reference: 'PR-7K3Q-9XD',
  ordered_at: '2026-11-21T04:00:00.000Z',
  issued_at: '2026-11-21T06:30:00.000Z',
  seller: {
    name: { en: 'Praya', zh: '海旁', cn: '海旁' },
    company: { en: 'Praya Clothing Limited', zh: '海旁製衣有限公司', cn: '海旁制衣有限公司' },
    registration: '',
    address: { en: 'Shop 218, 2/F, Seawall Place', zh: '海堤坊2樓218號舖', cn: '海堤坊2楼218号铺' },
    phone: '+852 2000 0218',
    email: 'hello@praya.example',
  },
  buyer: {
    name: 'Chan Tai Man',
    email: 'tai.man@example.com',
    area_code: '852',
    phone: '91234567',
  },
  items: [
    {
      sku: 'OXF-NAVY-M',
      product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
      product_variant_title: { en: 'Navy / M', zh: '海軍藍 / M', cn: '海军蓝 / M' },
      qty: 2,
      original_price_per_unit: '380.00',
      price_per_unit: '380.00',
      subtotal_price: '760.00',
      points: 0,
      is_gift: false,
      global_discount: '76.00',
      paid: '684.00',
      exchanged_for: [],
      replaces: null,
    },
  ],
  discounts: [
    {
      title: { en: '10% off two pieces', zh: '兩件九折', cn: '两件九折' },
      amount: '76.00',
      kind: 'global',
      on: 'goods',
    },
  ],
  calculations: {
    currency: 'HKD',
    original_price: '760.00',
    product_discount: '0.00',
    shop_discount: '76.00',
    shipping_fee: '40.00',
    total: '724.00',
    points: 0,
  },
  payment: {
    method: 'fps',
    title: { en: 'FPS', zh: '轉數快', cn: '转数快' },
    amount: '724.00',
    paid_at: '2026-11-21T06:30:00.000Z',
    parts: [{ title: { en: 'FPS', zh: '轉數快', cn: '转数快' }, amount: '724.00' }],
  },
  refunds: [],
  total_after_refunds: '724.00',
  tax_note: {
    en: 'No VAT or sales tax is charged in Hong Kong.',
    zh: '香港不設增值稅或銷售稅。',
    cn: '香港不征收增值税或销售税。',
  },
  is_masked: false,
  pdf_url: '/api/documents/receipt/ord_3kT9mXq2LwZc81VbNs5RyA.pdf?until=1&key=a',
}

export const getReceipt = endpoint({
  key: 'GET /orders/{id}/receipt',
  area: 'receipts',
  summary: 'Get the receipt of an own order, once it is paid',
  access: 'account',
  params: orderParams,
  answer: receipt,
  example,
})

export const getGuestReceipt = endpoint({
  key: 'GET /orders/{id}/receipt/guest',
  area: 'receipts',
  summary: 'Get the receipt of an order by reference number with email or phone',
  description: 'By reference number, name and contact are masked.',
  access: 'public',
  params: orderParams,
  query: z.object(contact),
  answer: receipt,
  example,
})
