import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { formatDateTime } from '#domain/dates.ts'
import { BackupProblem } from '#db/backup/backup-problem.ts'
import { listBackups } from '#db/backup/list-backups.ts'
import { countRows, schemaNumber } from '#db/backup/manifest.ts'
import { verifyBackup } from '#db/backup/read-backup.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { copiesFor, fileStoreFor } from '#server/main.ts'
import { backedUpFiles } from '#server/platform/backups/backed-up-files.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { readArguments } from './arguments.ts'
import { readEnvironment } from './environment.ts'
import { seconds } from './progress.ts'
import { sayProblems, withDatabase } from './with-shop.ts'

const usage = `npm run backup                       backs up the shop, open or closed, into BACKUP_DIR
npm run backup -- --to FOLDER
npm run backup -- --list [--to FOLDER]   of the folder, and of BACKUP_URL
npm run backup -- --fetch NAME [--to FOLDER]   from BACKUP_URL
npm run backup -- --verify FILE      reads a backup and compares it with its manifest`

const { values } = readArguments(
  {
    options: {
      to: { type: 'string' },
      list: { type: 'boolean', default: false },
      verify: { type: 'string' },
      fetch: { type: 'string' },
    },
  },
  usage,
)

await sayProblems(async () => {
  if (values.verify !== undefined) return verify(values.verify)
  const settings = readSettings(readEnvironment())
  const folder = path.resolve(values.to ?? settings.backupDir)
  if (values.list) return list(folder, settings)
  await (values.fetch === undefined ? backUp(folder) : fetchCopy(values.fetch, folder, settings))
})

async function backUp(folder: string): Promise<void> {
  const startedAt = performance.now()
  const taken = await withDatabase(async ({ settings, url }) => {
    const files = backedUpFiles(fileStoreFor(settings.files))
    const made = await takeBackup({ url, folder, files })
    await copiesFor(settings)?.store(made.file)
    return { ...made, copiedTo: settings.backupBucket?.url }
  })
  console.log(taken.file)
  console.log(
    `${taken.rows} rows and ${taken.files} files, read back and verified, in ${seconds(startedAt)}.`,
  )
  if (taken.copiedTo) console.log(`Copied to ${taken.copiedTo}.`)
  console.log('It holds customers’ data and the shop’s secrets: keep it as safe as the shop.')
  if (taken.missing.length === 0) return
  console.error(`${taken.missing.length} files are missing from the file store:`)
  for (const name of taken.missing) console.error(`  ${name}`)
  process.exitCode = 1
}

async function fetchCopy(name: string, folder: string, settings: Settings): Promise<void> {
  const copies = copiesFor(settings)
  if (!copies) throw new BackupProblem('BACKUP_URL names no bucket.')
  mkdirSync(folder, { recursive: true })
  console.log(await copies.fetch(name, folder))
}

async function list(folder: string, settings: Settings): Promise<void> {
  const backups = await listBackups(folder)
  for (const { file, bytes, takenAt, head } of backups) {
    const details = [
      formatDateTime(takenAt),
      `schema ${schemaNumber(head)}`,
      `version ${head.program}`,
      `${(bytes / 1_000_000).toFixed(1)} MB`,
    ]
    console.log([...details, file].join('  '))
  }
  console.log(`${backups.length} ${backups.length === 1 ? 'backup' : 'backups'} in ${folder}`)
  const copies = await copiesFor(settings)?.list()
  if (!copies) return
  for (const { name, takenAt } of copies) console.log(`${formatDateTime(takenAt)}  ${name}`)
  console.log(
    `${copies.length} ${copies.length === 1 ? 'copy' : 'copies'} in ${settings.backupBucket?.url}`,
  )
}

async function verify(file: string): Promise<void> {
  const { head, manifest } = await verifyBackup(file)
  console.log(
    `${file} is whole: ${formatDateTime(new Date(head.takenAt))}, schema ${schemaNumber(head)}, ` +
      `${manifest.tables.length} tables with ${countRows(manifest)} rows, ${manifest.files.length} files.`,
  )
}
