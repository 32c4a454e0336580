import { deleteOldBackups } from '#db/backup/list-backups.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { urlOfRunning } from '#db/embedded/server.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database/db.ts'
import { backedUpFiles } from './backed-up-files.ts'

/**
 * The daily backup. Fails, and is tried again, if no complete file was written, or if it could not be
 * copied to the bucket.
 */
export async function makeScheduledBackup(ctx: Ctx): Promise<void> {
  const { backupDir: folder, databaseUrl, dataDir } = ctx.settings
  const url = databaseUrl ?? urlOfRunning(dataDir)
  if (url === undefined) throw new Error('the address of the database is not known')
  const taken = await takeBackup({ url, folder, files: backedUpFiles(ctx.files) })
  const deleted = await deleteOldBackups(folder, taken.shop)
  if (ctx.copies) {
    await ctx.copies.store(taken.file)
    deleted.push(...(await ctx.copies.deleteOld(taken.shop)))
  }
  ctx.log.info({ ...taken, deleted }, 'backed up')
  if (taken.missing.length > 0) {
    ctx.log.warn({ missing: taken.missing }, 'files are missing from the file store')
  }
}

/** When the database was last backed up; null if never. */
export async function lastBackupAt(db: Db): Promise<Date | null> {
  const newest = await db
    .selectFrom('backups')
    .select('finished_at')
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.finished_at ?? null
}
