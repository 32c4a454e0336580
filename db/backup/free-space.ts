import { statfs } from 'node:fs/promises'
import { BackupProblem } from './backup-problem.ts'
import { openSession, rowsOf } from './session.ts'

/** Left for the rest of the machine. */
const reserve = 500_000_000

/**
 * Refuses a backup that might not fit: tables are compressed, so the database's size is more than
 * they need, and pictures are stored as they are.
 */
export async function requireSpace(url: string, folder: string): Promise<void> {
  const client = await openSession(url, 'backup')
  try {
    const [size] = await rowsOf<{ bytes: string }>(
      client,
      `select pg_database_size(current_database())
        + (select coalesce(sum(bytes), 0) from files) as bytes`,
    )
    await requireFree(folder, Number(size?.bytes ?? 0) + reserve)
  } finally {
    await client.end()
  }
}

export async function requireFree(folder: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new BackupProblem(
    `${folder} has ${megabytes(free)} free; ${megabytes(needed)} may be needed. Free space there, or use another folder.`,
  )
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`
}
