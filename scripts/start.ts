import { resolve } from 'node:path'
import { connectDatabase } from '#db/connect.ts'
import { openDatabase } from '#db/open.ts'
import { StartProblem } from '#db/start-problem.ts'
import { fileStoreFor, openContext, startShop, type RunningShop } from '#server/main.ts'
import { seedShop } from '#server/seed-shop.ts'
import { backUpBeforeUpgrade } from '#server/platform/backups/before-upgrade.ts'
import { findHold } from '#server/platform/jobs/hold.ts'
import { readSettings, SettingsError, type Settings } from '#server/platform/settings.ts'
import { makeFirstOwner, type MadeOwner } from '#server/staff/first-owner.ts'
import { buildStorefront } from './build.ts'
import { stopCommands } from './command.ts'
import { readEnvironment } from './environment.ts'
import { waitForPort } from './port.ts'
import { seconds, whileWaiting } from './progress.ts'

/** What closing may take after the drain. */
const patienceMs = 12_000
/** Ctrl-C arrives twice, from the terminal and from the bootstrap; what comes later is meant. */
const sameSignalMs = 500

/** What has been opened so far; closed in reverse order. */
const opened: (() => Promise<void>)[] = []
let isStopping = false
let stoppingSince = 0
let drainMs = 0

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping && performance.now() - stoppingSince > sameSignalMs) process.exit(1)
    stop(0)
  })
}
// The bootstrap was killed and could not forward a signal.
process.on('disconnect', () => stop(0))
process.channel?.unref()

try {
  await start(readSettings(readEnvironment()))
} catch (error) {
  // Errors caused by closing are not reported.
  if (!isStopping) {
    console.error(explain(error))
    stop(1)
  }
}

async function start(settings: Settings): Promise<void> {
  const startedAt = performance.now()
  drainMs = settings.drainSeconds * 1000
  await waitForPort(settings.port, settings.host)
  if (settings.role !== 'worker') await buildStorefront()
  const database = await whileWaiting('Starting the database …', openDatabase(optionsFor(settings)))
  opened.push(database.stop)
  if (await isNew(settings.databaseDirectUrl ?? database.url)) await fill(settings, database.url)
  const shop = await whileWaiting('Opening the shop …', startShop(settings, database.url))
  opened.push(shop.stop)
  announce(shop, await makeFirstOwner(shop.ctx), seconds(startedAt))
  if (await findHold(shop.ctx.db)) console.log(held)
}

function optionsFor(settings: Settings) {
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl } = settings
  const report = (line: string) => console.log(line)
  return {
    dataDir,
    databaseUrl,
    directUrl,
    report,
    beforeMigrating: backUpBeforeUpgrade(settings, fileStoreFor(settings.files), report),
  }
}

async function isNew(url: string): Promise<boolean> {
  const { db, close } = connectDatabase({ url, poolSize: 1 })
  try {
    return !(await db.selectFrom('stores').select('id').executeTakeFirst())
  } finally {
    await close()
  }
}

/** Before listening, so that no visitor sees a half-filled shop. */
async function fill(settings: Settings, url: string): Promise<void> {
  const { ctx, close } = await openContext(settings, url)
  try {
    await seedShop(ctx, settings.seed, progressLogger('Filling the shop'))
  } finally {
    await close()
  }
}

function progressLogger(what: string): (done: number, all: number) => void {
  let loggedAt = performance.now()
  return (done, all) => {
    if (performance.now() - loggedAt < 2000) return
    loggedAt = performance.now()
    console.log(`${what}: ${done} of ${all} products …`)
  }
}

function announce({ ctx: { settings }, url }: RunningShop, owner: MadeOwner | null, took: string) {
  const emails = settings.smtpUrl
    ? new URL(settings.smtpUrl).host
    : resolve(settings.dataDir, 'outbox')
  console.log(`\n  The shop is open: ${url}  (ready in ${took})`)
  console.log(`  Emails go to:     ${emails}`)
  console.log(`  Staff console:    ${url}/staff`)
  console.log(`  Staff API:        ${url}/api/staff/docs`)
  if (owner) announceOwner(owner)
  console.log('  Ctrl-C closes it.\n')
}

const held = `  After the restore no email leaves and no job runs until you decide:
    npm run restore -- --release    sends what waited at the time of the backup
    npm run restore -- --discard    drops emails and text messages of that time
`

/** The only time a generated password is shown. */
function announceOwner({ email, password }: MadeOwner): void {
  console.log(`    as ${email}, the owner`)
  console.log(`    password: ${password ?? 'as set in STAFF_OWNER_PASSWORD'}`)
  if (password) console.log('    It is not stored and will not be shown again.')
}

/** Finishes what is under way; a second signal ends at once. */
function stop(exitCode: number): void {
  if (isStopping) return
  isStopping = true
  stoppingSince = performance.now()
  stopCommands()
  setTimeout(() => {
    console.error('Closing takes too long; exiting.')
    process.exit(1)
  }, drainMs + patienceMs).unref()
  whileWaiting('Closing the shop …', closeAll()).then(
    () => process.exit(exitCode),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}

async function closeAll(): Promise<void> {
  for (const close of opened.toReversed()) await close()
}

function explain(error: unknown): string {
  if (error instanceof StartProblem || error instanceof SettingsError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
