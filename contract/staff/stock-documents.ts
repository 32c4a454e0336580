import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { id, localizedText, time } from '../shapes.ts'
import { documentKinds } from './stock.ts'

const line = {
  variant_id: id,
  sku: z.string(),
  product_title: localizedText,
  colour: z.string().nullable(),
  size: z.string().nullable(),
  warehouse: localizedText,
}

const lineExample = {
  variant_id: 'var_3Jk9Pw7Rt5',
  sku: 'OXF-WHT-M',
  product_title: { en: 'Oxford shirt', zh: '牛津恤衫', cn: '牛津衬衫' },
  colour: 'white',
  size: 'M',
  warehouse: { en: 'Stockroom', zh: '貨倉', cn: '仓库' },
}

export const getDocument = endpoint({
  key: 'GET /stock-documents/{id}',
  area: 'stock',
  summary: 'Get a delivery or a count: who wrote it down, and what moved',
  access: 'staff',
  may: 'catalogue:read',
  params: z.object({ id }),
  answer: z
    .object({
      _id: id,
      kind: z.enum(documentKinds),
      reason: z.string(),
      staff_name: z.string(),
      created_at: time,
      moved: z.array(z.object({ ...line, change: z.int() })),
      /** Items of a count, with what the shop had then. */
      counted: z.array(z.object({ ...line, expected: z.int(), counted: z.int() })),
    })
    .openapi('StockDocument'),
  example: {
    _id: 'sdc_4fzzzxjylrxbeqQpTAAXHh',
    kind: 'count',
    reason: 'Monthly count',
    staff_name: 'Lee Ka Yan',
    created_at: '2026-11-20T02:00:00.000Z',
    moved: [{ ...lineExample, change: -1 }],
    counted: [{ ...lineExample, expected: 12, counted: 11 }],
  },
})
