import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { randomText } from '#domain/ids.ts'
import program from '../../package.json' with { type: 'json' }
import { ArchiveWriter } from './archive-writer.ts'
import { BackupProblem } from './backup-problem.ts'
import { requireSpace } from './free-space.ts'
import { backupFormat, countRows, schemaNumber } from './manifest.ts'
import type { BackupHead, BackupManifest } from './manifest.ts'
import { documents, verifyBackup } from './read-backup.ts'
import { openSession, rowsOf } from './session.ts'
import { filesQuery, openSnapshot, type FileRow, type Snapshot } from './snapshot.ts'
import { sha256Of } from './text-tally.ts'

/** The file store, as a backup needs it. */
export interface BackedUpFiles {
  /** Names under which the bytes of a file are stored. */
  namesOf: (row: FileRow) => string[]
  get: (name: string) => Promise<Buffer | undefined>
}

interface BackupOptions {
  url: string
  files: BackedUpFiles
  /** Where the backup goes; created if missing. */
  folder: string
}

export interface TakenBackup {
  file: string
  shop: string
  takenAt: string
  rows: number
  files: number
  /** Files that the database names and the file store did not have. */
  missing: string[]
}

/** Backs up the shop while it is open. The file gets its name once it has been read back. */
export async function takeBackup({ url, files, folder }: BackupOptions): Promise<TakenBackup> {
  const shop = await identifyShop(url)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await requireSpace(url, folder)
  const snapshot = await openSnapshot(url)
  const half = join(folder, `.${randomText(10)}.part`)
  try {
    const head = { format: backupFormat, shop, program: program.version, ...snapshot.head }
    const manifest = await write(half, { head, snapshot, files, url })
    await verifyBackup(half)
    const file = join(folder, fileName(head))
    await rename(half, file)
    await syncFolder(folder)
    return await record(url, {
      file,
      shop,
      takenAt: head.takenAt,
      rows: countRows(manifest),
      files: manifest.files.length,
      missing: manifest.missing,
    })
  } catch (error) {
    await rm(half, { force: true })
    throw asProblem(error, folder)
  } finally {
    await snapshot.close()
  }
}

/** `shop-3kT9…-20261123T190000Z-26.backup`; two in one second differ by their random end. */
function fileName(head: BackupHead): string {
  const time = head.takenAt.replaceAll(/[-:]|\.\d+/g, '')
  return `shop-${head.shop}-${time}-${schemaNumber(head)}-${randomText(4)}.backup`
}

interface Sources {
  head: BackupHead
  snapshot: Snapshot
  files: BackedUpFiles
  url: string
}

/** The database first, the files second: what the snapshot names is stored already. */
async function write(path: string, sources: Sources): Promise<BackupManifest> {
  const archive = new ArchiveWriter(path)
  try {
    const manifest = await addEverything(archive, sources)
    const bytes = Buffer.from(JSON.stringify(manifest))
    await archive.add(documents.manifest, bytes)
    await archive.add(documents.seal, Buffer.from(sha256Of(bytes)))
    await archive.finish()
    return manifest
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

async function addEverything(archive: ArchiveWriter, sources: Sources): Promise<BackupManifest> {
  const { head, snapshot } = sources
  const headBytes = Buffer.from(JSON.stringify(head))
  await archive.add(documents.head, headBytes)
  const tables: BackupManifest['tables'] = []
  for (const table of snapshot.tables) {
    const { name, columns } = table
    const tally = await archive.addText(`tables/${name}`, snapshot.read(table))
    tables.push({ name, columns, ...tally })
  }
  const jobs = await snapshot.jobs()
  const jobBytes = Buffer.from(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''))
  await archive.add(documents.jobs, jobBytes)
  const rows = await snapshot.files()
  const sequences = await snapshot.sequences()
  return {
    headSha256: sha256Of(headBytes),
    tables,
    sequences,
    jobs: { rows: jobs.length, sha256: sha256Of(jobBytes) },
    ...(await addFiles(archive, rows, sources)),
  }
}

async function addFiles(
  archive: ArchiveWriter,
  rows: readonly FileRow[],
  { files, url }: Sources,
): Promise<Pick<BackupManifest, 'files' | 'missing'>> {
  const added: BackupManifest['files'] = []
  const absent: string[] = []
  for (const name of rows.flatMap(files.namesOf)) {
    const bytes = await files.get(name)
    if (bytes) {
      await archive.add(`files/${name}`, bytes)
      added.push({ name, bytes: bytes.length, sha256: sha256Of(bytes) })
    } else absent.push(name)
  }
  return { files: added, missing: await stillNamed(absent, files, url) }
}

/** Leaves out what the shop has deleted since the snapshot. */
async function stillNamed(
  absent: readonly string[],
  files: BackedUpFiles,
  url: string,
): Promise<string[]> {
  if (absent.length === 0) return []
  const client = await openSession(url, 'backup')
  try {
    const named = new Set((await rowsOf<FileRow>(client, filesQuery)).flatMap(files.namesOf))
    return absent.filter((name) => named.has(name))
  } finally {
    await client.end()
  }
}

/** The shop's own mark, made with its first backup: backups of several shops may share a folder. */
async function identifyShop(url: string): Promise<string> {
  const client = await openSession(url, 'backup')
  try {
    const [there] = await rowsOf<{ secrets: string | null }>(
      client,
      "select to_regclass('secrets') as secrets",
    )
    if (!there?.secrets) {
      throw new BackupProblem('This database holds no shop: there is nothing to back up.')
    }
    await client.query(
      "insert into secrets (name, value) values ('shop_id', $1) on conflict do nothing",
      [randomText(8)],
    )
    const [row] = await rowsOf<{ value: string }>(
      client,
      "select value from secrets where name = 'shop_id'",
    )
    return row?.value ?? ''
  } finally {
    await client.end()
  }
}

/** In the shop itself, if its schema has a place for it: the file may be on another machine. */
async function record(url: string, taken: TakenBackup): Promise<TakenBackup> {
  const client = await openSession(url, 'backup')
  try {
    const place = await client.query("select where to_regclass('backups') is not null")
    if (place.rowCount) {
      await client.query(
        'insert into backups (taken_at, file, row_count, file_count) values ($1, $2, $3, $4)',
        [taken.takenAt, basename(taken.file), taken.rows, taken.files],
      )
    }
    return taken
  } finally {
    await client.end()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function asProblem(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'ENOSPC') {
    return new BackupProblem(`${folder} is full. Free space there, or set BACKUP_DIR.`, {
      cause: error,
    })
  }
  if (error.code === '55P03') {
    return new BackupProblem('The database is being migrated. Try again when that is done.', {
      cause: error,
    })
  }
  return error
}
