import { openDatabase, openServer } from '#db/open.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'
import { readEnvironment } from './environment.ts'
import { explain } from './explain.ts'
import { waitForPort } from './port.ts'
import { Closing } from './processes/closing.ts'
import { replaceProcesses } from './processes/replace-processes.ts'
import type { ProcessGroup } from './processes/process-group.ts'
import { whileWaiting } from './progress.ts'

/** Pages are made from the sources: `dev.ts` starts it so. */
const isDev = process.argv.includes('--dev')
const closing = new Closing()
let group: ProcessGroup | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => closing.ask())
}
process.on('SIGUSR2', () => void (closing.isOn || replaceProcesses(group)))
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
  closing.drainMs = settings.drainSeconds * 1000
  await waitForPort(settings.port, settings.host)
  // Most of the program is loaded while the database starts.
  const loading = import('./processes/open-shop.ts')
  const { dataDir, databaseUrl, databaseDirectUrl: directUrl } = settings
  const report = (line: string) => console.log(line)
  // `dev.ts` has migrated it.
  const open = isDev ? openServer : openDatabase
  const opening = open({
    dataDir,
    databaseUrl,
    directUrl,
    report,
    beforeMigrating: async (url) => (await loading).backUpBefore(settings, url, report),
  })
  const database = await whileWaiting('Starting the database …', opening)
  closing.add(database.stop)
  const { openShop } = await loading
  group = await openShop(settings, database.url, { closing, isDev })
}
