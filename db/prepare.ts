import { createHash } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { endSilentConnection } from './silent-connection.ts'

/** Rarely used statements are not worth the memory on every connection. */
const minUses = 2
const maxPrepared = 200
const maxCounted = 2000

interface Options {
  /** Connections come from a pooler, which may hand a prepared one to another process. */
  isPooled?: boolean
  onWait?: (seconds: number) => void
}

/**
 * The pool for Kysely, with repeated statements prepared: each connection parses and plans them
 * once, which costs more than running most of them. A connection that is silent is ended.
 */
export function preparing(pool: pg.Pool, { isPooled, onWait }: Options = {}): PostgresPool {
  const statements = isPooled ? undefined : new Statements()
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connection(pool, onWait)
      const cached = clients.get(client)
      if (cached) return cached
      const prepared = preparingClient(client, statements)
      clients.set(client, prepared)
      return prepared
    },
  }
}

async function connection(
  pool: pg.Pool,
  onWait?: (seconds: number) => void,
): Promise<pg.PoolClient> {
  if (!onWait || pool.idleCount > 0) return pool.connect()
  const since = performance.now()
  const client = await pool.connect()
  onWait((performance.now() - since) / 1000)
  return client
}

function preparingClient(client: pg.PoolClient, statements?: Statements): pg.PoolClient {
  async function query(text: string, values: unknown[]) {
    const name = values.length > 0 ? statements?.nameOf(text) : undefined
    try {
      return await client.query(name === undefined ? { text, values } : { name, text, values })
    } catch (error) {
      endSilentConnection(client, error)
      // The table has changed under the plan, for example while a newer version of the shop
      // migrates it.
      if (error instanceof Error && 'code' in error && error.code === '0A000') {
        statements?.giveUp(text)
      }
      throw error
    }
  }
  return new Proxy(client, {
    get: (target, property) =>
      property === 'query' ? query : Reflect.get(target, property, target),
  })
}

/** Names of the statements worth preparing, the same on every connection. */
class Statements {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string | undefined>()

  nameOf(text: string): string | undefined {
    if (this.#names.has(text)) return this.#names.get(text)
    if (this.#names.size >= maxPrepared) return undefined
    const uses = this.#uses.get(text) ?? 0
    if (uses < minUses) {
      if (this.#uses.size >= maxCounted) this.#uses.clear()
      this.#uses.set(text, uses + 1)
      return undefined
    }
    this.#uses.delete(text)
    // The same for the same text in every process, should a pooler share the connection.
    const name = `shop_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    this.#names.set(text, name)
    return name
  }

  giveUp(text: string): void {
    this.#names.set(text, undefined)
  }
}
