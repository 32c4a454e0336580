import { sql } from 'kysely'
import type { z } from '@hono/zod-openapi'
import type { searchesReport } from '#contract/staff/reports.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from '../platform/database/db.ts'

type Report = z.input<typeof searchesReport.answer>

export async function reportSearches(db: Db, period: Period): Promise<Report> {
  const { rows } = await sql<Report['rows'][number]>`
    select keyword, sum(searches)::int as searches, max(day)::text as last_on
    from search_misses where day between ${period.from}::date and ${period.to}::date
    group by keyword order by searches desc, keyword`.execute(db)
  return { period, rows, total: rows.reduce((sum, { searches }) => sum + searches, 0) }
}
