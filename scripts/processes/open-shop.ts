import { resolve } from 'node:path'
import { fillNewShop } from '#server/fill-new-shop.ts'
import { fileStoreFor, openContext, startShop } from '#server/main.ts'
import { backUpBeforeUpgrade } from '#server/platform/backups/before-upgrade.ts'
import { findHold } from '#server/platform/jobs/hold.ts'
import type { Settings } from '#server/platform/settings.ts'
import { makeFirstOwner, type MadeOwner } from '#server/staff/first-owner.ts'
import { whileWaiting } from '../progress.ts'
import { bundledPages } from './bundled-pages.ts'
import type { Closing } from './closing.ts'
import { openProcesses } from './open-processes.ts'
import type { ProcessGroup } from './process-group.ts'

interface Manner {
  closing: Closing
  /** Pages are made from the sources. */
  isDev: boolean
}

/** What the terminal is told of a shop that has opened. */
interface Opened {
  owner: MadeOwner | null
  isHeld: boolean
}

export async function backUpBefore(
  settings: Settings,
  url: string,
  report: (line: string) => void,
): Promise<void> {
  await backUpBeforeUpgrade(settings, fileStoreFor(settings.files), report)(url)
}

/** Opens the shop on its migrated database; answers the group, if several processes serve it. */
export async function openShop(
  settings: Settings,
  databaseUrl: string,
  { closing, isDev }: Manner,
): Promise<ProcessGroup | null> {
  await fillNewShop(settings, databaseUrl, progressLogger('Filling the shop'))
  if (settings.webProcesses > 1 && settings.role !== 'worker') {
    const opened = await prepare(settings, databaseUrl)
    const group = await whileWaiting('Opening the shop …', openProcesses(settings, databaseUrl))
    closing.add(group.stop)
    announce(settings, opened)
    return group
  }
  const pages = isDev ? await pagesFromSources(settings) : bundledPages()
  const opening = startShop(settings, databaseUrl, pages)
  const { ctx, stop } = await whileWaiting('Opening the shop …', opening)
  closing.add(stop)
  const owner = await makeFirstOwner(ctx)
  announce(settings, { owner, isHeld: (await findHold(ctx.db)) !== null })
  if (isDev) process.send?.('open')
  return null
}

async function pagesFromSources({ publicUrl }: Settings) {
  const { openSources } = await import('../dev/sources.ts')
  return openSources(publicUrl)
}

/** What the single process does with its own context. */
async function prepare(settings: Settings, url: string): Promise<Opened> {
  const { ctx, close } = await openContext(settings, url)
  try {
    return { owner: await makeFirstOwner(ctx), isHeld: (await findHold(ctx.db)) !== null }
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

function announce(settings: Settings, { owner, isHeld }: Opened): void {
  const { publicUrl: url } = settings
  const emails = settings.smtpUrl
    ? new URL(settings.smtpUrl).host
    : resolve(settings.dataDir, 'outbox')
  // Counted from the start of the process, loading included.
  const took = `${(performance.now() / 1000).toFixed(1)} s`
  console.log(`\n  The shop is open: ${url}  (ready in ${took})`)
  console.log(`  Emails go to:     ${emails}`)
  console.log(`  Staff console:    ${url}/staff`)
  console.log(`  Staff API:        ${url}/api/staff/docs`)
  if (owner) announceOwner(owner)
  console.log('  Ctrl-C closes it.\n')
  if (isHeld) announceHold()
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
