import type { z } from '@hono/zod-openapi'
import { orderExample } from '../order-example.ts'
import type { staffOrder } from './order-shapes.ts'
import { proofRecognitionExample } from './proof-recognition.ts'

const { statuses, items, fulfilment, proofs, ...rest } = orderExample
const { actions: _actions, checkout: _checkout, is_masked: _isMasked, ...shared } = rest

export const staffOrderExample = {
  ...shared,
  version: 7,
  store_id: 'sto_1Aa2Bb3Cc4',
  channel: 'web',
  taken_by: null,
  replaces: null,
  account: { _id: 'acc_7Hq3Zx9Vb2Nm5Kl8Pj4Wd1', type: 'TEMP' },
  locale: 'zh',
  statuses: statuses.map(({ slug, reason, created_at }) => ({
    slug,
    actor: 'guest',
    reason,
    created_at,
  })),
  proofs: proofs.map(({ is_being_checked: _b, is_unreadable: _u, matches: _m, ...proof }) => ({
    ...proof,
    recognition: proofRecognitionExample,
  })),
  items: items.map((item) => ({
    ...item,
    shipped_qty: 2,
    waiting_qty: 0,
    cancelled_qty: 0,
    original_price: item.subtotal_price,
    price_steps: [],
    paid_price: item.subtotal_price,
    places: [
      {
        warehouse_id: 'whs_5Tg6Yh7Uj8',
        warehouse: { en: 'Stockroom', zh: '貨倉', cn: '仓库' },
        qty: 2,
        state: 'shipped',
      },
    ],
  })),
  fulfilment: {
    state: 'shipped',
    moved_at: '2026-11-20T09:00:00.000Z',
    shipments: fulfilment.shipments.map((sent) => ({
      _id: 'shp_6Yh2Nb8Vc4Xz1As9Df5Gh3',
      ...sent,
      items: [{ order_item_id: 'itm_2kP8vJx4cN6mQ9rT1wY3zB', qty: 2 }],
    })),
  },
  actions: ['complete'],
  payments: [
    {
      _id: 'pay_3Ed4Rf5Tg6Yh7Uj8Ik9Ol0',
      method: 'fps',
      amount: '800.00',
      refundable: '800.00',
      is_surplus: false,
      provider_reference: null,
      given: null,
      note: 'Seen in the account at 15:20',
      created_at: '2026-11-19T07:30:00.000Z',
    },
  ],
  notes: [
    {
      _id: '77',
      note: 'Wants a gift bag',
      is_emailed: false,
      staff_name: 'Lee Ka Yan',
      staff_id: 'stf_4fzzzxjylrxbeqQpTAAXHh',
      created_at: '2026-11-19T08:00:00.000Z',
      former: [],
    },
  ],
  changes: [
    {
      _id: '412',
      staff: { _id: 'stf_4fzzzxjylrxbeqQpTAAXHh', name: 'Lee Ka Yan' },
      action: 'order_ship',
      subject: { kind: 'order', _id: 'ord_4fzzzxjylrxbeqQpTAAXHh', name: 'PR-7K3Q-9XD' },
      before: { fulfilment: 'packed' },
      after: { fulfilment: 'shipped', pieces: 2, tracking_number: 'SF1234567890' },
      created_at: '2026-11-20T09:00:00.000Z',
    },
  ],
} satisfies z.input<typeof staffOrder>
