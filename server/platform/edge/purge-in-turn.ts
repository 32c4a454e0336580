import pg from 'pg'
import type { Logger } from 'pino'
import type { Bus } from '../bus.ts'
import type { EdgePurger } from './edge-purger.ts'
import { pause } from '../pause.ts'

/** Key of the lock that the purging process holds. Arbitrary, but the same in every process. */
const purgerLock = 7_266_202
const askEveryMs = 500
const answerMs = 10_000

interface TurnOptions {
  /** Leads to the database itself: the lock belongs to a session. */
  connectionString: string
  bus: Pick<Bus, 'onChange'>
  log: Logger
  open: () => EdgePurger
}

/**
 * One of all processes tells the caches in front, which limit how often they can be told. It holds a
 * lock in the database; when it ends or loses the database, another takes over within a second, and
 * starts by emptying the caches.
 */
export function purgeInTurn(options: TurnOptions): { close: () => Promise<void> } {
  const closing = new AbortController()
  let purger: EdgePurger | null = null
  options.bus.onChange((tags) => purger?.hear(tags))

  async function takeTurns() {
    while (!closing.signal.aborted) {
      await takeTurn().catch((error: unknown) => {
        options.log.warn({ error: String(error) }, 'cannot ask whose turn it is to purge')
      })
      await pause(askEveryMs, closing.signal)
    }
  }

  /** Ends when the connection does, or the process. */
  async function takeTurn() {
    const { connectionString } = options
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    // The loss ends the turn; a query under way fails with the same error.
    client.on('error', () => {})
    try {
      await client.connect()
      while (!(await isOurTurn(client))) {
        await pause(askEveryMs, closing.signal)
        if (closing.signal.aborted) return
      }
      purger = options.open()
      await Promise.race([lost, aborted(closing.signal)])
    } finally {
      await purger?.close()
      purger = null
      await client.end()
    }
  }

  const turns = takeTurns()
  return {
    close() {
      closing.abort()
      return turns
    },
  }
}

async function isOurTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [purgerLock],
  )
  return rows[0]?.held === true
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
