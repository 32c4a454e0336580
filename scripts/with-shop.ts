import { BackupProblem } from '#db/backup/backup-problem.ts'
import { urlOfRunning } from '#db/embedded/server.ts'
import { openDatabase, openServer } from '#db/open.ts'
import { StartProblem } from '#db/start-problem.ts'
import { backUpBeforeUpgrade } from '#server/platform/backups/before-upgrade.ts'
import type { Ctx } from '#server/platform/context.ts'
import { fileStoreFor, openContext } from '#server/main.ts'
import { readSettings, SettingsError, type Settings } from '#server/platform/settings.ts'
import { readEnvironment } from './environment.ts'

/** Runs a command on the shop, whether it is open or not. */
export async function withShop<Result>(work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  return sayProblems(async () => {
    const settings = settingsOfCommand()
    const database = await openDatabase({
      ...whereItRuns(settings),
      beforeMigrating: backUpBeforeUpgrade(settings, fileStoreFor(settings.files), console.error),
    })
    const { ctx, close } = await openContext(settings, database.url, { statementTimeoutMs: 0 })
    try {
      return await work(ctx)
    } finally {
      await close()
      await database.stop()
    }
  })
}

/** Runs a command on the database as it is, without migrating it. */
export async function withDatabase<Result>(
  work: (database: { settings: Settings; url: string }) => Promise<Result>,
): Promise<Result> {
  return sayProblems(async () => {
    const settings = settingsOfCommand()
    const server = await openServer(whereItRuns(settings))
    try {
      return await work({ settings, url: settings.databaseDirectUrl ?? server.url })
    } finally {
      await server.stop()
    }
  })
}

/** Ends the command with the sentence of a problem that its user can solve. */
export async function sayProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (![StartProblem, SettingsError, BackupProblem].some((kind) => error instanceof kind)) {
      throw error
    }
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function settingsOfCommand(): Settings {
  return readSettings({ LOG_LEVEL: 'warn', ...readEnvironment() })
}

/** An open shop's process owns the embedded database, so a command connects to that one. */
function whereItRuns({ dataDir, databaseUrl, databaseDirectUrl: directUrl }: Settings) {
  return {
    dataDir,
    databaseUrl: databaseUrl ?? urlOfRunning(dataDir) ?? null,
    directUrl,
    report: console.error,
  }
}
