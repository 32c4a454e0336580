import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { PacedTags } from './cache/paced-tags.ts'
import type { Db, Trx } from './database/db.ts'

export const channel = 'changed'
/** A notification carries at most 8000 bytes. */
const tagsPerNotice = 100
/** Minimum interval between stock announcements of one product: a sale changes stock all day. */
const stockEveryMs = 1500

/** Tells every process which tags have changed, once the change is committed. */
export interface Bus {
  /** Part of the caller's transaction: sent at commit, or never. */
  announce: (trx: Trx | Db, tags: readonly string[]) => Promise<void>
  onChange: (listener: (tags: readonly string[]) => void) => void
  /** Resolves once everything announced before this call has reached this process. */
  settled: () => Promise<void>
  close: () => Promise<void>
  /** How long ago the listening connection was last known to work. */
  silentSeconds: () => number
  /** True once the shop is closing: failures need no retry. */
  isClosed: () => boolean
  /** An advisory lock that the listening connection holds: free once this process is dead. */
  lifeLock: number
}

interface BusTimeouts {
  /** Interval of the check that the listening connection is alive. */
  checkEveryMs: number
  /** Longer than this counts as no answer. */
  answerMs: number
}

const busTimeouts: BusTimeouts = { checkEveryMs: 30_000, answerMs: 10_000 }

/**
 * Listens on a dedicated connection. After a reconnect, listeners get `*`, because announcements
 * may have been missed.
 */
export async function openBus(
  connectionString: string,
  log: Logger,
  { checkEveryMs, answerMs }: BusTimeouts = busTimeouts,
): Promise<Bus> {
  const listeners: ((tags: readonly string[]) => void)[] = []
  const notify = (tags: readonly string[]) => listeners.forEach((listener) => listener(tags))
  const paced = new PacedTags(stockEveryMs, notify)
  const ear = new ListenConnection(connectionString, log, answerMs, (tags) => {
    const others = tags.filter((tag) => !isQuantity(tag))
    if (others.length > 0) notify(others)
    paced.hear(tags.filter(isQuantity))
  })
  await ear.connect()
  const checking = setInterval(() => void ear.settled(), checkEveryMs).unref()
  return {
    async announce(trx, tags) {
      for (const notice of noticesOf(tags)) {
        await sql`select pg_notify(${channel}, ${notice})`.execute(trx)
      }
    },
    onChange(listener) {
      listeners.push(listener)
    },
    async settled() {
      await ear.settled()
      paced.flush()
    },
    silentSeconds: () => (performance.now() - ear.heardAt) / 1000,
    isClosed: () => ear.isClosed,
    lifeLock: ear.lifeLock,
    close() {
      clearInterval(checking)
      paced.close()
      return ear.close()
    },
  }
}

/** What is sent for these tags, for a statement that announces them itself. */
export function noticesOf(tags: readonly string[]): string[] {
  const unique = [...new Set(tags)]
  const count = Math.ceil(unique.length / tagsPerNotice)
  return Array.from({ length: count }, (_, at) =>
    unique.slice(at * tagsPerNotice, (at + 1) * tagsPerNotice).join(' '),
  )
}

/** `stock:prd_…`: only the product's quantities changed. */
function isQuantity(tag: string): boolean {
  return tag.startsWith('stock:')
}

/** The listening connection; reconnects when it is lost. */
class ListenConnection {
  isClosed = false
  heardAt = performance.now()
  readonly lifeLock = randomInt(2 ** 48 - 1)
  readonly #connectionString: string
  readonly #log: Logger
  readonly #answerMs: number
  readonly #tell: (tags: readonly string[]) => void
  #client: pg.Client | null = null
  /** Resolvers of pending pings, by ping name. */
  readonly #pings = new Map<string, () => void>()
  #lastPing = Promise.resolve()
  #nextPing: Promise<void> | null = null

  constructor(
    connectionString: string,
    log: Logger,
    answerMs: number,
    notify: (tags: readonly string[]) => void,
  ) {
    this.#connectionString = connectionString
    this.#log = log
    this.#answerMs = answerMs
    this.#tell = notify
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: this.#answerMs,
      query_timeout: this.#answerMs,
    })
    client.on('error', (error) => this.#warn('listening connection lost', error))
    client.on('notification', ({ payload = '' }) => {
      this.heardAt = performance.now()
      if (payload.startsWith('ping:')) return this.#pings.get(payload)?.()
      this.#tell(payload.split(' '))
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Shared: the connection before may not have ended yet.
      await client.query('select pg_advisory_lock_shared($1)', [this.lifeLock])
    } catch (error) {
      void client.end()
      throw error
    }
    if (this.isClosed) return client.end()
    this.heardAt = performance.now()
    this.#client = client
    client.on('end', () => {
      this.#client = null
      this.#reconnectIn(200)
    })
  }

  /** A connection runs one statement at a time, so callers in between share the next ping. */
  settled(): Promise<void> {
    this.#nextPing ??= this.#lastPing.then(() => {
      this.#nextPing = null
      this.#lastPing = this.#ping()
      return this.#lastPing
    })
    return this.#nextPing
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.#answerPings()
    await this.#client?.end()
  }

  #reconnectIn(ms: number): void {
    if (!this.isClosed) setTimeout(() => void this.#reconnect(), ms).unref()
  }

  async #reconnect(): Promise<void> {
    if (this.isClosed) return
    try {
      await this.connect()
    } catch (error) {
      this.#warn('cannot listen for changes yet', error)
      this.#reconnectIn(1000)
      return
    }
    this.#tell(['*'])
    // The `*` above covers everything these were waiting for.
    this.#answerPings()
  }

  async #ping(): Promise<void> {
    if (this.isClosed) return
    const name = `ping:${crypto.randomUUID()}`
    const arrived = new Promise<void>((resolve) => this.#pings.set(name, resolve))
    try {
      await this.#client?.query('select pg_notify($1, $2)', [channel, name])
    } catch (error) {
      // A connection that does not answer may never report its loss, so it is replaced.
      this.#warn('the listening connection does not answer', error)
      void this.#client?.end()
    }
    await arrived
    this.#pings.delete(name)
  }

  #answerPings(): void {
    for (const arrived of this.#pings.values()) arrived()
  }

  #warn(text: string, error: unknown): void {
    if (!this.isClosed) this.#log.warn({ error: String(error) }, text)
  }
}
