import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Db, Trx } from './context.ts'

const channel = 'changed'
/** A notification carries at most 8000 bytes. */
const tagsPerNotice = 100

/** Tells every process what has changed, by tag, when the change is committed. */
export interface Bus {
  /** Inside the caller's transaction: goes out at commit, or never. */
  announce: (trx: Trx | Db, tags: readonly string[]) => Promise<void>
  onChange: (listener: (tags: readonly string[]) => void) => void
  /** Resolves once everything announced before this call has reached this process. */
  settled: () => Promise<void>
  close: () => Promise<void>
  /** The shop is closing, or has closed: what failed need not be tried again. */
  isClosed: () => boolean
}

/**
 * Listens on one connection of its own. When that is lost, listeners are told `*`: they cannot
 * know what they missed.
 */
export async function openBus(connectionString: string, log: Logger): Promise<Bus> {
  const listeners: ((tags: readonly string[]) => void)[] = []
  const pings = new Map<string, () => void>()
  let client: pg.Client | null = null
  let closed = false

  const tell = (tags: readonly string[]) => listeners.forEach((listener) => listener(tags))

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString })
    next.on('error', (error) => log.warn({ error: error.message }, 'listening connection lost'))
    next.on('end', () => {
      client = null
      if (!closed) setTimeout(() => void reconnect(), 200).unref()
    })
    next.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('ping:')) return pings.get(payload)?.()
      tell(payload.split(' '))
    })
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  async function reconnect(): Promise<void> {
    try {
      await connect()
      tell(['*'])
    } catch (error) {
      log.warn({ error: String(error) }, 'cannot listen for changes yet')
      if (!closed) setTimeout(() => void reconnect(), 1000).unref()
    }
  }

  async function ping(): Promise<void> {
    const name = `ping:${crypto.randomUUID()}`
    const arrived = new Promise<void>((resolve) => pings.set(name, resolve))
    await client?.query('select pg_notify($1, $2)', [channel, name])
    await arrived
    pings.delete(name)
  }

  let lastPing = Promise.resolve()
  let nextPing: Promise<void> | null = null

  function sendNext(): Promise<void> {
    nextPing = null
    lastPing = ping()
    return lastPing
  }

  await connect()
  return {
    async announce(trx, tags) {
      const unique = [...new Set(tags)]
      for (let at = 0; at < unique.length; at += tagsPerNotice) {
        const payload = unique.slice(at, at + tagsPerNotice).join(' ')
        await sql`select pg_notify(${channel}, ${payload})`.execute(trx)
      }
    },
    onChange(listener) {
      listeners.push(listener)
    },
    // A connection takes one statement at a time: whoever asks meanwhile shares the next ping.
    settled() {
      nextPing ??= lastPing.then(sendNext, sendNext)
      return nextPing
    },
    isClosed: () => closed,
    async close() {
      closed = true
      await client?.end()
    },
  }
}
