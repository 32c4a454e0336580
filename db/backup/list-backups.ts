import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupProblem } from './backup-problem.ts'
import type { BackupHead } from './manifest.ts'
import { readHead } from './read-backup.ts'
import { superfluous } from './retention.ts'

export interface ListedBackup {
  file: string
  bytes: number
  takenAt: Date
  head: BackupHead
}

/** The backups in a folder, newest first, by what they say of themselves and not by their names. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const listed = await Promise.all(names.map((name) => readListed(join(folder, name))))
  return listed
    .filter((each) => each !== null)
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
}

async function readListed(file: string): Promise<ListedBackup | null> {
  const info = await stat(file)
  if (!info.isFile()) return null
  try {
    const head = await readHead(file)
    return { file, bytes: info.size, takenAt: new Date(head.takenAt), head }
  } catch (error) {
    if (error instanceof BackupProblem) return null
    throw error
  }
}

/** Deletes old backups of this shop; returns their names. */
export async function deleteOldBackups(folder: string, shop: string): Promise<string[]> {
  const own = (await listBackups(folder)).filter(({ head }) => head.shop === shop)
  const old = superfluous(own).map(({ file }) => file)
  for (const file of old) await rm(file, { force: true })
  return old
}
