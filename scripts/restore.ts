import { mkdirSync } from 'node:fs'
import { formatDateTime } from '#domain/dates.ts'
import { restoreBackup } from '#db/backup/restore-backup.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { fileStoreFor } from '#server/main.ts'
import { backedUpFiles } from '#server/platform/backups/backed-up-files.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { changesByShop } from '#server/platform/changes/change-recorder.ts'
import { findHold } from '#server/platform/jobs/hold.ts'
import { decideHold } from '#server/platform/system/decide-hold.ts'
import { readArguments, refuseUse } from './arguments.ts'
import { seconds } from './progress.ts'
import { sayProblems, withDatabase, withShop } from './with-shop.ts'

const usage = `npm run restore -- FILE         restores a backup into an empty database
npm run restore -- --release    sends what waited at the time of the backup
npm run restore -- --discard    drops emails and text messages of that time`

const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: {
      release: { type: 'boolean', default: false },
      discard: { type: 'boolean', default: false },
    },
  },
  usage,
)
const [file] = positionals
const asked = [file !== undefined, values.release, values.discard].filter(Boolean)
if (asked.length !== 1 || positionals.length > 1) refuseUse('Give a file, or what to do.', usage)

await sayProblems(() => (file === undefined ? decide() : restore(file)))

async function restore(backup: string): Promise<void> {
  const startedAt = performance.now()
  const restored = await withDatabase(async ({ settings, url }) => {
    const { dataDir } = settings
    mkdirSync(dataDir, { recursive: true })
    const files = backedUpFiles(fileStoreFor(settings.files))
    return restoreBackup({ url, file: backup, files, dataDir })
  })
  console.log(
    `Restored the shop of ${formatDateTime(new Date(restored.head.takenAt))}: ` +
      `${restored.rows} rows and ${restored.files} files, equal to the backup, in ${seconds(startedAt)}.`,
  )
  for (const name of restored.missing) console.error(`Missing since before the backup: ${name}`)
  const problems = await withShop(({ db }) => findIntegrityProblems(db))
  for (const { rule, subject, found } of problems) console.error(`${rule}: ${subject} ${found}`)
  if (problems.length > 0) process.exitCode = 1
  else console.log('Stock, reservations, orders and payments add up.')
  console.log(`${restored.jobs} jobs of that time are held, and no new job runs, until you decide:`)
  console.log('  npm run restore -- --release    sends their emails and text messages')
  console.log('  npm run restore -- --discard    drops them; other jobs run')
  console.log('Everyone has to sign in again. The shop may be opened before you decide.')
}

async function decide(): Promise<void> {
  await withShop(async (ctx) => {
    const hold = await findHold(ctx.db)
    if (!hold) return console.log('Nothing is held.')
    await inTransaction(ctx, async (trx) => {
      await decideHold(trx, ctx, values.release ? 'send' : 'discard', changesByShop)
    })
    const what = values.release ? 'released' : 'dropped'
    console.log(
      `${hold.messages} emails and text messages ${what}; ${hold.otherJobs} other jobs run.`,
    )
  })
}
