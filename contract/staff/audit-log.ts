import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { id, text, time } from '../shapes.ts'

export const change = z
  .object({
    _id: z.string(),
    /** Null: the system, or a command run on the server. */
    staff: z.object({ _id: id, name: z.string() }).nullable(),
    action: z.string(),
    subject: z.object({
      kind: z.string(),
      _id: z.string(),
      /** The order's number, a SKU, a title or a name; the id of what has none. */
      name: z.string(),
    }),
    /** The changed fields, old and new; null if there is nothing to compare. */
    before: z.unknown(),
    after: z.unknown(),
    created_at: time,
  })
  .openapi('Change')

export const listAuditLog = endpoint({
  key: 'GET /audit-log',
  area: 'changes',
  summary: 'List the audit log, newest first',
  access: 'staff',
  may: 'audit:read',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    subject_kind: text.max(40).optional().openapi({ example: 'product' }),
    subject_id: id.optional(),
    staff_id: id.optional(),
    action: text.max(60).optional(),
    from: z.iso.date().optional().openapi({ description: 'First day, in Hong Kong time.' }),
    to: z.iso.date().optional().openapi({ description: 'Last day, in Hong Kong time.' }),
  }),
  answer: pageOf(change),
  example: {
    data: [
      {
        _id: '413',
        staff: { _id: 'stf_4fzzzxjylrxbeqQpTAAXHh', name: 'Lee Ka Yan' },
        action: 'variant_changed',
        subject: { kind: 'product', _id: 'prd_8Vq2Lm4Xz1', name: 'Oxford shirt' },
        before: { sku: 'OXF-WHT-M', price: '480.00' },
        after: { sku: 'OXF-WHT-M', price: '380.00' },
        created_at: '2026-11-20T09:00:00.000Z',
      },
    ],
    current_page: 1,
    next_page_url: null,
    total: 1,
  },
})
