import { createInterface } from 'node:readline/promises'
import { connectDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { openServer } from '#db/open.ts'
import { readSettings } from '#server/platform/settings.ts'
import { readEnvironment } from './environment.ts'

// Permanently empties the shop's database. `--yes` skips the confirmation.
const { dataDir, databaseUrl: usualUrl, databaseDirectUrl } = readSettings(readEnvironment())
const databaseUrl = databaseDirectUrl ?? usualUrl
const place = databaseUrl ? new URL(databaseUrl).host : dataDir

if (await isMeant()) {
  const server = await openServer({ dataDir, databaseUrl, report: console.error })
  try {
    const { pool, close } = connectDatabase({ url: server.url, statementTimeoutMs: 0 })
    await pool.query('drop schema if exists graphile_worker cascade')
    await pool.query('drop schema public cascade')
    await pool.query('create schema public')
    await close()
    await migrate({ url: server.url })
    console.log('The database is empty and migrated. The next start fills it.')
  } finally {
    await server.stop()
  }
} else {
  console.log('Nothing was changed. Without a terminal, say --yes.')
  process.exitCode = 1
}

async function isMeant(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete everything in the database (${place})? Type yes: `)
  terminal.close()
  return answer === 'yes'
}
