import { sql } from 'kysely'
import type { WorkerEvents } from 'graphile-worker'
import type { Ctx } from '../context.ts'

const beatEveryMs = 10_000
/** A worker that has been silent for so long is dead: its process was killed, or its machine. */
const deadAfterSeconds = 30

interface Heartbeat {
  stop: () => Promise<void>
}

/**
 * Says that this process's worker pools live, and frees the jobs of those that no longer do; the
 * queue by itself would wait four hours. A pool that was only slow has its jobs run twice, which
 * every job allows for.
 */
export function openHeartbeat(ctx: Pick<Ctx, 'db' | 'log'>, events: WorkerEvents): Heartbeat {
  const own = new Set<string>()
  let beating = Promise.resolve()
  const beat = () => {
    beating = beating.then(async () => {
      await sayAlive(ctx, [...own])
      await freeJobsOfTheDead(ctx)
    })
    beating = beating.catch((error: unknown) => ctx.log.warn({ error }, 'no heartbeat'))
  }
  // The queue locks jobs in the name of the pool, not of one of its workers.
  events.on('pool:create', ({ workerPool }) => {
    own.add(workerPool.id)
    beat()
  })
  const timer = setInterval(beat, beatEveryMs)
  return {
    async stop() {
      clearInterval(timer)
      await beating
      await ctx.db
        .deleteFrom('job_workers')
        .where('id', 'in', [...own, ''])
        .execute()
    },
  }
}

async function sayAlive({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<void> {
  await sql`
    insert into job_workers (id, seen_at) select unnest(${ids}::text[]), now()
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db)
}

/** Also of workers that were killed before their first heartbeat. */
export async function freeJobsOfTheDead({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`
    with dead as (
      delete from job_workers
      where seen_at < now() - make_interval(secs => ${deadAfterSeconds})
      returning id
    ), unknown as (
      select distinct locked_by as id from graphile_worker.jobs j
      where locked_at < now() - make_interval(secs => ${deadAfterSeconds})
        and not exists (select from job_workers w where w.id = j.locked_by)
    )
    select graphile_worker.force_unlock_workers(
      array(select id from dead union select id from unknown))`.execute(db)
}
