import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import type { Db, Trx } from '../database/db.ts'

/** A daily backup that is two hours late. */
export const backupOverdueHours = 26
/** A first failure may pass: the disk was full for a moment, the bucket did not answer. */
const failedAttempts = 3

export interface BackupState {
  lastAt: Date | null
  /** Why the backup that is tried again and again fails. */
  error: string | null
  /** Since when it needs a look: the last good backup, or the opening of the shop. */
  lateSince: Date | null
}

/** How the daily backup is doing. Without a schedule nothing is late. */
export async function findBackupState({
  db,
  settings,
  clock,
}: { db: Db | Trx } & Pick<Ctx, 'settings' | 'clock'>): Promise<BackupState> {
  const { rows } = await sql<{ last: Date | null; opened: Date; error: string | null }>`
    with good as (select max(finished_at) as last from backups)
    select (select last from good),
      (select min(applied_at) from migrations) as opened,
      (select last_error from graphile_worker.jobs
        where task_identifier = 'make_backup' and attempts >= ${failedAttempts}
          and last_error is not null
          -- One given up for good stays in the queue when backups are made again.
          and updated_at > coalesce((select last from good), '-infinity')
        order by id desc limit 1) as error`.execute(db)
  const [found] = rows
  const error = found?.error ?? null
  const since = found?.last ?? found?.opened ?? clock()
  const isOverdue = clock().getTime() - since.getTime() > backupOverdueHours * 3_600_000
  const isLate = settings.backupHour !== null && (isOverdue || error !== null)
  return { lastAt: found?.last ?? null, error, lateSince: isLate ? since : null }
}
