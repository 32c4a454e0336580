import { takeBackup } from '#db/backup/take-backup.ts'
import { listPendingMigrations } from '#db/migrate.ts'
import { StartProblem } from '#db/start-problem.ts'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Settings } from '../settings.ts'
import { backedUpFiles } from './backed-up-files.ts'

/** Backs up a shop in use before its database is migrated, so that there is a way back. */
export function backUpBeforeUpgrade(
  { backupBeforeUpgrade, backupDir }: Settings,
  store: FileStore,
  report: (line: string) => void,
) {
  return async (url: string): Promise<void> => {
    if (!backupBeforeUpgrade) return
    const { pending, isInUse } = await listPendingMigrations(url)
    if (pending.length === 0 || !isInUse) return
    report(`Backing up before the upgrade (${pending.join(', ')}) …`)
    const files = backedUpFiles(store)
    try {
      const { file } = await takeBackup({ url, folder: backupDir, files })
      report(`The way back: ${file}`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartProblem(
        `The backup before the upgrade failed: ${reason}\nNothing was migrated. With a backup of your own, start once with BACKUP_BEFORE_UPGRADE=off.`,
        { cause: error },
      )
    }
  }
}
