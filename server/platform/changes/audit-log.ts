import type { z } from '@hono/zod-openapi'
import type { change } from '#contract/staff/audit-log.ts'
import { addDays, startOfHongKongDay } from '#domain/dates.ts'
import type { Locale } from '#domain/locale.ts'
import type { Db, Trx } from '../database/db.ts'
import { type Page, readPage } from '../database/read-page.ts'
import { subjectName } from './subject-name.ts'

interface Filter extends Page {
  subject_kind?: string | undefined
  subject_id?: string | undefined
  staff_id?: string | undefined
  action?: string | undefined
  /** First and last day, in Hong Kong. */
  from?: string | undefined
  to?: string | undefined
}

type ChangeAnswer = z.input<typeof change>

/** One page of the audit log, newest first, with the total. Titles are in `locale`. */
export async function listAuditLog(
  db: Db | Trx,
  filter: Filter,
  locale: Locale,
): Promise<{ data: ChangeAnswer[]; total: number }> {
  const found = db
    .selectFrom('audit_events as c')
    .$if(filter.subject_kind !== undefined, (q) =>
      q.where('c.subject_kind', '=', filter.subject_kind ?? ''),
    )
    .$if(filter.subject_id !== undefined, (q) =>
      q.where('c.subject_id', '=', filter.subject_id ?? ''),
    )
    .$if(filter.staff_id !== undefined, (q) => q.where('c.staff_id', '=', filter.staff_id ?? ''))
    .$if(filter.action !== undefined, (q) => q.where('c.action', '=', filter.action ?? ''))
    .$if(filter.from !== undefined, (q) =>
      q.where('c.created_at', '>=', startOfHongKongDay(filter.from ?? '')),
    )
    .$if(filter.to !== undefined, (q) =>
      q.where('c.created_at', '<', startOfHongKongDay(addDays(filter.to ?? '', 1))),
    )
    .leftJoin('staff as s', 's.id', 'c.staff_id')
    .selectAll('c')
    .select(['s.name as staff_name', subjectName(locale).as('subject_name')])
    .orderBy('c.id', 'desc')
  const { rows, total } = await readPage(found, filter, 'c.id')
  return { data: rows.map(presentChange), total }
}

interface ChangeRow {
  id: number
  staff_id: string | null
  staff_name: string | null
  action: string
  subject_kind: string
  subject_id: string
  subject_name: string | null
  before: unknown
  after: unknown
  created_at: Date
}

function presentChange(row: ChangeRow): ChangeAnswer {
  return {
    _id: String(row.id),
    staff: row.staff_id === null ? null : { _id: row.staff_id, name: row.staff_name ?? '' },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      _id: row.subject_id,
      name: row.subject_name ?? row.subject_id,
    },
    before: row.before,
    after: row.after,
    created_at: row.created_at.toISOString(),
  }
}
