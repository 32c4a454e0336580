import pg from 'pg'
import { connectDatabase } from '#db/connect.ts'
import { openContext } from './main.ts'
import type { Settings } from './platform/settings.ts'
import { isFilled, seedShop } from './seed-shop.ts'

/** Key of the lock that a first start holds. Arbitrary, but the same in every process. */
const fillLock = 7_266_203

/**
 * Fills a new shop, or finishes what a killed first start began. Of several processes one fills it
 * while the others wait, before any of them listens: no visitor sees a half-filled shop.
 */
export async function fillNewShop(
  settings: Settings,
  url: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<void> {
  if (await isDone(settings.databaseDirectUrl ?? url)) return
  const lock = await takeLock(settings.databaseDirectUrl ?? url)
  try {
    const { ctx, close } = await openContext(settings, url)
    try {
      await seedShop(ctx, settings.seed, onProgress)
    } finally {
      await close()
    }
  } finally {
    // Ending the session releases the lock.
    await lock.end()
  }
}

async function isDone(url: string): Promise<boolean> {
  const { db, close } = connectDatabase({ url, poolSize: 1 })
  try {
    return await isFilled(db)
  } finally {
    await close()
  }
}

async function takeLock(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'praya fill',
    keepAlive: true,
  })
  // A lost lock is no reason to stop: each step of the filling may be repeated.
  client.on('error', () => {})
  await client.connect()
  await client.query('set statement_timeout = 0')
  await client.query('select pg_advisory_lock($1)', [fillLock])
  return client
}
