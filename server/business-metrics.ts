import { Gauge, type Registry } from 'prom-client'
import { sql } from 'kysely'
import type { Ctx } from './platform/context.ts'

/** The database is asked at most this often, however many ask for metrics. */
const keptMs = 30_000

interface Figure {
  name: string
  labels: Record<string, string>
  value: number
}

interface Subject {
  name: string
  help: string
  labelNames: string[]
}

/** In base units. Labels come from the columns' closed lists and the names of tasks. */
const subjects: readonly Subject[] = [
  { name: 'shop_orders', help: 'Orders by state.', labelNames: ['state'] },
  {
    name: 'shop_payments',
    help: 'Payments by method and outcome.',
    labelNames: ['method', 'outcome'],
  },
  {
    name: 'shop_unmatched_payments',
    help: 'Events of a card gateway that somebody must look into.',
    labelNames: [],
  },
  {
    name: 'shop_proofs',
    help: 'Payment proofs by what recognition made of them.',
    labelNames: ['recognition'],
  },
  { name: 'shop_jobs_waiting', help: 'Jobs that are due, by task.', labelNames: ['task'] },
  {
    name: 'shop_jobs_oldest_seconds',
    help: 'How long the longest waiting job has been due.',
    labelNames: [],
  },
  {
    name: 'shop_jobs_failed',
    help: 'Jobs that have used up their attempts, by task.',
    labelNames: ['task'],
  },
  {
    name: 'shop_backup_last_success_seconds',
    help: 'When the shop was last backed up, in seconds since 1970; 0 if never.',
    labelNames: [],
  },
  {
    name: 'shop_audit_findings',
    help: 'What the last nightly audit found: rows that do not add up.',
    labelNames: [],
  },
  {
    name: 'shop_audit_last_seconds',
    help: 'When the last nightly audit ended, in seconds since 1970; 0 if never.',
    labelNames: [],
  },
]

/**
 * Figures of the whole shop, which are in the database. Only a process that runs jobs tells them:
 * added up over processes they would be wrong.
 */
export function addBusinessMetrics(ctx: Ctx, registry: Registry): void {
  let readAt = -Infinity
  let reading: Promise<readonly Figure[]> = Promise.resolve([])
  const figures = () => {
    if (performance.now() - readAt > keptMs) {
      readAt = performance.now()
      reading = readFigures(ctx)
      // A failure is not kept: the next request tries again.
      reading.catch(() => (readAt = -Infinity))
    }
    return reading
  }
  for (const subject of subjects) {
    const gauge = new Gauge({
      ...subject,
      registers: [registry],
      async collect() {
        gauge.reset()
        for (const { name, labels, value } of await figures()) {
          if (name === subject.name) gauge.set(labels, value)
        }
      },
    })
  }
}

async function readFigures({ db }: Pick<Ctx, 'db'>): Promise<readonly Figure[]> {
  const { rows } = await sql<Figure>`
    select 'shop_orders' as name, json_build_object('state', current_status) as labels,
      count(*)::float8 as value
    from orders group by current_status
    union all
    select 'shop_payments', json_build_object('method', method, 'outcome', 'paid'), count(*)
    from payments where not is_surplus group by method
    union all
    select 'shop_payments', json_build_object('method', 'card', 'outcome', state), count(*)
    from card_sessions where kind = 'payment' and state in ('declined', 'ended') group by state
    union all
    select 'shop_payments', json_build_object('method', 'proof', 'outcome', state), count(*)
    from payment_proofs where state <> 'approved' group by state
    union all
    select 'shop_unmatched_payments', '{}', count(*) from webhook_events
    where problem is not null and resolved_at is null
    union all
    select 'shop_proofs', json_build_object('recognition', state), count(*)
    from proof_recognitions group by state
    union all
    select 'shop_jobs_waiting', json_build_object('task', task_identifier), count(*)
    from graphile_worker.jobs where run_at <= now() and attempts < max_attempts
    group by task_identifier
    union all
    select 'shop_jobs_oldest_seconds', '{}',
      coalesce(extract(epoch from now() - min(run_at)), 0)
    from graphile_worker.jobs where run_at <= now() and attempts < max_attempts
    union all
    select 'shop_jobs_failed', json_build_object('task', task_identifier), count(*)
    from graphile_worker.jobs where attempts >= max_attempts group by task_identifier
    union all
    select 'shop_backup_last_success_seconds', '{}',
      coalesce(extract(epoch from max(finished_at)), 0)
    from backups
    union all
    select 'shop_audit_findings', '{}', coalesce(
      (select finding_count from ledger_audits order by id desc limit 1), 0)
    union all
    select 'shop_audit_last_seconds', '{}',
      coalesce(extract(epoch from max(finished_at)), 0)
    from ledger_audits`.execute(db)
  return rows
}
