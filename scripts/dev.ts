import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import { fileStoreFor } from '#server/main.ts'
import { backUpBeforeUpgrade } from '#server/platform/backups/before-upgrade.ts'
import { readSettings } from '#server/platform/settings.ts'
import { root } from './command.ts'
import { openFront } from './dev/front.ts'
import { prepareShopProcess, type ShopProcess } from './dev/shop-process.ts'
import { readEnvironment } from './environment.ts'
import { waitForPort } from './port.ts'

/**
 * The shop during development. The storefront and the console are replaced in open pages when they
 * change; for a change elsewhere a new process of the shop takes over once it serves. The database
 * and the compiler stay.
 */

const sources = ['contract', 'db', 'demo', 'domain', 'server']
/** An editor saves in several steps, and often several files. */
const settleMs = 50

const settings = readSettings(readEnvironment())
const { dataDir, databaseUrl, publicUrl, port, host } = settings
await waitForPort(port, host)
const report = (line: string) => console.log(line)
const beforeMigrating = backUpBeforeUpgrade(settings, fileStoreFor(settings.files), report)
const database = await openDatabase({ dataDir, databaseUrl, report, beforeMigrating })
const front = await openFront(port, host)
let shop: ShopProcess | null = null
let spare = prepare()
let replacing: Promise<void> | null = null
let isChanged = true
let isDatabaseChanged = false
let isStopping = false
let timer: NodeJS.Timeout | undefined

for (const folder of sources.filter((each) => existsSync(join(root, each)))) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /\.test\.tsx?$|~$|\.sw.$/.test(file)) return
    isChanged = true
    isDatabaseChanged ||= folder === 'db'
    clearTimeout(timer)
    timer = setTimeout(() => void replace(join(folder, file)), settleMs)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop())
}
process.on('disconnect', () => void stop())
process.channel?.unref()
await replace()

/** A change during a start is followed by another. */
async function replace(file?: string): Promise<void> {
  if (replacing) return
  if (file) console.log(`\n${file} has changed.`)
  replacing = (async () => {
    while (isChanged && !isStopping) {
      isChanged = false
      await startNext()
    }
  })()
  await replacing
  replacing = null
}

/** Until it serves, and if it cannot, the one before goes on. */
async function startNext(): Promise<void> {
  if (!(await migrateIfChanged())) return
  const next = await spare
  const isOpen = await next.open()
  if (isOpen) {
    front.lead(next.port)
    front.reload()
    const before = shop
    shop = next
    await before?.stop()
  }
  spare = prepare()
}

/** A process of the shop finds the database migrated: to look costs it a third of a second. */
async function migrateIfChanged(): Promise<boolean> {
  if (!isDatabaseChanged) return true
  isDatabaseChanged = false
  try {
    await openDatabase({ dataDir, databaseUrl: database.url, report, beforeMigrating })
    return true
  } catch (error) {
    isDatabaseChanged = true
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

function prepare(): Promise<ShopProcess> {
  return prepareShopProcess({ DATABASE_URL: database.url, PUBLIC_URL: publicUrl }, front.compile)
}

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await replacing
  await Promise.all([shop?.stop(), spare.then((process) => process.stop())])
  await front.close()
  await database.stop()
  process.exit(0)
}
