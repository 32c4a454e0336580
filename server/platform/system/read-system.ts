import type { z } from '@hono/zod-openapi'
import type { getSystem } from '#contract/staff/system.ts'
import { findBackupState } from '../backups/backup-state.ts'
import type { Ctx } from '../context.ts'
import { findHold } from '../jobs/hold.ts'
import { listFailedJobs } from './failed-jobs.ts'

type System = z.input<typeof getSystem.answer>

/** How the shop is doing behind the scenes. */
export async function readSystem(ctx: Ctx): Promise<System> {
  const [hold, backup, audit, failed] = await Promise.all([
    findHold(ctx.db),
    findBackupState(ctx),
    findLastAudit(ctx),
    listFailedJobs(ctx.db),
  ])
  return {
    hold: hold && {
      taken_at: hold.takenAt.toISOString(),
      restored_at: hold.restoredAt.toISOString(),
      message_count: hold.messages,
      other_job_count: hold.otherJobs,
    },
    backup: {
      is_scheduled: ctx.settings.backupHour !== null,
      last_at: backup.lastAt && backup.lastAt.toISOString(),
      is_late: backup.lateSince !== null,
      error: backup.error,
    },
    audit,
    failed_jobs: failed.map(({ id, created_at, failed_at, ...job }) => ({
      _id: id,
      ...job,
      created_at: created_at.toISOString(),
      failed_at: failed_at.toISOString(),
    })),
  }
}

async function findLastAudit({ db }: Ctx): Promise<System['audit']> {
  const last = await db
    .selectFrom('ledger_audits')
    .select(['finished_at', 'finding_count', 'findings'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const { finished_at: at, finding_count, findings } = last
  return { finished_at: at.toISOString(), finding_count, findings }
}
