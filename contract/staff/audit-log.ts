import { z } from '@hono/zod-openapi'
import { pageQuery } from '../paging.ts'
import { id, named, text, time } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'

export const change = named('Change', {
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

const calls = staffCalls('changes', 'audit:read')

export const listAuditLog = calls.page('GET /audit-log', {
  summary: 'List the audit log, newest first',
  query: z.object({
    ...pageQuery({ perPage: 50 }),
    subject_kind: text.max(40).optional().openapi({ example: 'product' }),
    subject_id: id.optional(),
    staff_id: id.optional(),
    action: text.max(60).optional(),
    from: z.iso.date().optional().openapi({ description: 'First day, in Hong Kong time.' }),
    to: z.iso.date().optional().openapi({ description: 'Last day, in Hong Kong time.' }),
  }),
  item: change,
})
