import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#db/open.ts'
import { fileStoreFor } from '#server/main.ts'
import { backUpBeforeUpgrade } from '#server/platform/backups/before-upgrade.ts'
import { readSettings } from '#server/platform/settings.ts'
import { root } from './command.ts'
import { readEnvironment } from './environment.ts'

/** Restarts the shop whenever a source changes. The database keeps running. */

const sources = ['contract', 'console', 'db', 'demo', 'domain', 'server', 'storefront', 'ui']
/** An editor saves in several steps, and often several files. */
const settleMs = 150

const settings = readSettings(readEnvironment())
const { dataDir, databaseUrl } = settings
const database = await openDatabase({
  dataDir,
  databaseUrl,
  report: console.log,
  beforeMigrating: backUpBeforeUpgrade(settings, fileStoreFor(settings.files), console.log),
})

let shop = open()
let isStopping = false
let reopening: Promise<void> | null = null
let timer: NodeJS.Timeout | undefined

for (const folder of sources.filter((each) => existsSync(join(root, each)))) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /\.test\.tsx?$|~$|\.sw.$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => void reopen(join(folder, file)), settleMs)
  })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop())
}
process.on('disconnect', () => void stop())
process.channel?.unref()

function open(): ChildProcess {
  return spawn(process.execPath, [join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** A change while the shop is closing is included in the next start. */
function reopen(file: string): Promise<void> {
  reopening ??= close()
    .then(() => {
      if (isStopping) return
      console.log(`\n${file} has changed.`)
      shop = open()
    })
    .finally(() => {
      reopening = null
    })
  return reopening
}

async function close(): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return
  shop.kill('SIGTERM')
  await once(shop, 'exit')
}

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await close()
  await database.stop()
  process.exit(0)
}
