import { sql } from 'kysely'
import type { Figure } from './area-shape.ts'

/** Jobs, backups and audits. */
export const platformFigures: readonly Figure[] = [
  {
    name: 'shop_jobs_waiting',
    help: 'Jobs that are due, by task.',
    labelNames: ['task'],
    rows: sql`
      select json_build_object('task', task_identifier), count(*)
      from graphile_worker.jobs where run_at <= now() and attempts < max_attempts
      group by task_identifier`,
  },
  {
    name: 'shop_jobs_oldest_seconds',
    help: 'How long the longest waiting job has been due.',
    labelNames: [],
    rows: sql`
      select '{}'::json, coalesce(extract(epoch from now() - min(run_at)), 0)
      from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`,
  },
  {
    name: 'shop_jobs_failed',
    help: 'Jobs that have used up their attempts, by task.',
    labelNames: ['task'],
    rows: sql`
      select json_build_object('task', task_identifier), count(*)
      from graphile_worker.jobs where attempts >= max_attempts group by task_identifier`,
  },
  {
    name: 'shop_backup_last_success_seconds',
    help: 'When the shop was last backed up, in seconds since 1970; 0 if never.',
    labelNames: [],
    rows: sql`select '{}'::json, coalesce(extract(epoch from max(finished_at)), 0) from backups`,
  },
  {
    name: 'shop_audit_findings',
    help: 'What the last nightly audit found: rows that do not add up.',
    labelNames: [],
    rows: sql`
      select '{}'::json,
        coalesce((select finding_count from ledger_audits order by id desc limit 1), 0)`,
  },
  {
    name: 'shop_audit_last_seconds',
    help: 'When the last nightly audit ended, in seconds since 1970; 0 if never.',
    labelNames: [],
    rows: sql`
      select '{}'::json, coalesce(extract(epoch from max(finished_at)), 0) from ledger_audits`,
  },
]
