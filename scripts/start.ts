import { resolve } from 'node:path'
import { openDatabase, openServer } from '#db/open.ts'
import { StartProblem } from '#db/start-problem.ts'
import { fillNewShop } from '#server/fill-new-shop.ts'
import { fileStoreFor, openContext, startShop } from '#server/main.ts'
import type { PageSource } from '#server/pages/page-source.ts'
import { backUpBeforeUpgrade } from '#server/platform/backups/before-upgrade.ts'
import { findHold } from '#server/platform/jobs/hold.ts'
import { readSettings, SettingsError, type Settings } from '#server/platform/settings.ts'
import { makeFirstOwner, type MadeOwner } from '#server/staff/first-owner.ts'
import { buildStorefront } from './build.ts'
import { readEnvironment } from './environment.ts'
import { waitForPort } from './port.ts'
import { Closing } from './processes/closing.ts'
import { planMembers, startMember } from './processes/member.ts'
import { openGroup, type ProcessGroup } from './processes/process-group.ts'
import { seconds, whileWaiting } from './progress.ts'

/** Pages are made from the sources: `dev.ts` starts it so. */
const isDev = process.argv.includes('--dev')
const closing = new Closing()
let group: ProcessGroup | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => closing.ask())
}
process.on('SIGUSR2', () => void replaceProcesses())
// The bootstrap was killed and could not forward a signal.
process.on('disconnect', () => closing.start(0))
process.channel?.unref()

try {
  await start(readSettings(readEnvironment()))
} catch (error) {
  // Errors caused by closing are not reported.
  if (!closing.isOn) {
    console.error(explain(error))
    closing.start(1)
  }
}

async function start(settings: Settings): Promise<void> {
  const startedAt = performance.now()
  closing.drainMs = settings.drainSeconds * 1000
  await waitForPort(settings.port, settings.host)
  if (settings.role !== 'worker' && !isDev) await buildStorefront()
  // `dev.ts` has migrated it.
  const open = isDev ? openServer : openDatabase
  const database = await whileWaiting('Starting the database …', open(optionsFor(settings)))
  closing.add(database.stop)
  await fillNewShop(settings, database.url, progressLogger('Filling the shop'))
  if (settings.webProcesses > 1 && settings.role !== 'worker') {
    const { owner, isHeld } = await prepare(settings, database.url)
    await whileWaiting('Opening the shop …', openProcesses(settings, database.url))
    announce(settings, owner, seconds(startedAt))
    if (isHeld) announceHold()
    return
  }
  const pages = isDev ? await pagesFromSources(settings) : undefined
  const opening = startShop(settings, database.url, pages)
  const shop = await whileWaiting('Opening the shop …', opening)
  closing.add(shop.stop)
  announce(settings, await makeFirstOwner(shop.ctx), seconds(startedAt))
  if (await findHold(shop.ctx.db)) announceHold()
  if (isDev) process.send?.('open')
}

async function pagesFromSources({ publicUrl }: Settings): Promise<PageSource> {
  const { openSources } = await import('./dev/sources.ts')
  return openSources(publicUrl)
}

/** Several processes, which this one keeps running. */
async function openProcesses(settings: Settings, url: string): Promise<void> {
  const plans = planMembers(settings, url)
  const places = plans.map((plan) => ({ name: plan.name, start: () => startMember(plan) }))
  const opened = await openGroup(places, (line) => console.log(line))
  closing.add(opened.stop)
  group = opened
}

/** For changed settings or a new version; the shop stays open. */
async function replaceProcesses(): Promise<void> {
  if (closing.isOn) return
  if (!group) return console.log('Only several web processes are replaced in turn: WEB_PROCESSES')
  try {
    await buildStorefront()
    await group.replaceAll()
    console.log('All processes were replaced')
  } catch (error) {
    console.error(`Not all processes were replaced: ${explain(error)}`)
  }
}

/** What the single process does with its own context. */
async function prepare(settings: Settings, url: string) {
  const { ctx, close } = await openContext(settings, url)
  try {
    return { owner: await makeFirstOwner(ctx), isHeld: (await findHold(ctx.db)) !== null }
  } finally {
    await close()
  }
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

function progressLogger(what: string): (done: number, all: number) => void {
  let loggedAt = performance.now()
  return (done, all) => {
    if (performance.now() - loggedAt < 2000) return
    loggedAt = performance.now()
    console.log(`${what}: ${done} of ${all} products …`)
  }
}

function announce(settings: Settings, owner: MadeOwner | null, took: string) {
  const { publicUrl: url } = settings
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

function announceHold(): void {
  console.log(`  After the restore no email leaves and no job runs until you decide:
    npm run restore -- --release    sends what waited at the time of the backup
    npm run restore -- --discard    drops emails and text messages of that time
`)
}

/** The only time a generated password is shown. */
function announceOwner({ email, password }: MadeOwner): void {
  console.log(`    as ${email}, the owner`)
  console.log(`    password: ${password ?? 'as set in STAFF_OWNER_PASSWORD'}`)
  if (password) console.log('    It is not stored and will not be shown again.')
}

function explain(error: unknown): string {
  if (error instanceof StartProblem || error instanceof SettingsError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
