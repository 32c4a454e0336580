import { urlOfRunning } from '#db/embedded/server.ts'
import { openDatabase } from '#db/open.ts'
import { StartProblem } from '#db/start-problem.ts'
import type { Ctx } from '#server/platform/context.ts'
import { openContext } from '#server/main.ts'
import { readSettings, SettingsError } from '#server/platform/settings.ts'
import { readEnvironment } from './environment.ts'

/** Runs a command on the shop, whether it is open or not. */
export async function withShop<Result>(work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  try {
    return await run(work)
  } catch (error) {
    if (!(error instanceof StartProblem) && !(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

async function run<Result>(work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...readEnvironment() })
  const { dataDir, databaseUrl } = settings
  // An open shop's process owns the database, so connect to that one.
  const running = databaseUrl ?? urlOfRunning(dataDir) ?? null
  const database = await openDatabase({ dataDir, databaseUrl: running, report: console.error })
  const { ctx, close } = await openContext(settings, database.url)
  try {
    return await work(ctx)
  } finally {
    await close()
    await database.stop()
  }
}
