import type { Ctx } from '../context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { ChangeRecorder } from './change-recorder.ts'

interface Taken {
  /** `orders_exported`. */
  action: string
  /** Kind of the rows. */
  subject: string
  query: Readonly<Record<string, unknown>>
  rows: number
  total: number
}

/**
 * Writes down that rows about people leave the shop, though the call changes nothing: each answer of
 * an export, so that reading on page by page shows, too. What was searched for may be a name or an
 * address, which the log must not keep.
 */
export async function recordExport(
  ctx: Pick<Ctx, 'db'>,
  changes: ChangeRecorder,
  { action, subject, query, rows, total }: Taken,
): Promise<void> {
  const { keyword, page, per_page: _, ...filter } = query
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined)
  const after = {
    filter: { ...Object.fromEntries(asked), ...(Boolean(keyword) && { has_keyword: true }) },
    page,
    rows,
    total,
  }
  await inTransaction(ctx, (trx) =>
    changes.record(trx, { action, subject: { kind: 'export', id: subject }, after }),
  )
}
