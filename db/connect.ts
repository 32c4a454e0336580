import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import pg from 'pg'
import { preparing } from './prepare.ts'
import type { Database } from './types.ts'

interface DatabaseOptions {
  url: string
  /** Maximum number of connections; default 20. */
  poolSize?: number
  /** Limit per statement, kept by the server; default 10 s, 0 for none. */
  statementTimeoutMs?: number
  /** How much longer than that we wait for a server that is silent; default 2 s. */
  silenceMs?: number
  /** How long to wait for a connection, pooled or new; default 5 s. */
  connectTimeoutMs?: number
  /**
   * A pooler hands out another connection for each transaction. It knows neither our prepared
   * statements nor start-up parameters: set the timeouts for the role instead.
   */
  isPooled?: boolean
  /** Called with each statement that has ended, for traces. */
  onStatement?: (statement: { sql: string; milliseconds: number; error?: unknown }) => void
  /** Called with the seconds a query waited for a connection, if none was idle. */
  onWait?: (seconds: number) => void
  /**
   * Called when a connection is lost, except while closing. For logging only: the pool replaces it.
   */
  onLostConnection?: (error: Error) => void
}

export interface DatabaseHandle {
  db: Kysely<Database>
  pool: pg.Pool
  close: () => Promise<void>
}

export function connectDatabase(options: DatabaseOptions): DatabaseHandle {
  let isClosing = false
  // While closing, the server may end connections as well.
  const onLost = (error: Error) => !isClosing && options.onLostConnection?.(error)
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 20,
    ...(!options.isPooled && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: 30_000,
    }),
    query_timeout: statementTimeoutMs && statementTimeoutMs + (options.silenceMs ?? 2000),
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5000,
    application_name: 'praya',
    keepAlive: true,
    types,
  })
  pool.on('error', onLost)
  // A connection lost while in use emits the error on its client, not on the pool; unhandled, it
  // would crash the process.
  pool.on('connect', (client) => client.on('error', onLost))
  const { onStatement } = options
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparing(pool, options) }),
    ...(onStatement && { log: (event) => onStatement(endedStatement(event)) }),
  })
  return {
    db,
    pool,
    close() {
      isClosing = true
      return pool.end()
    },
  }
}

function endedStatement(event: LogEvent) {
  const { query, queryDurationMillis: milliseconds } = event
  return { sql: query.sql, milliseconds, ...(event.level === 'error' && { error: event.error }) }
}

const types = new pg.TypeOverrides()
const { INT8, DATE } = pg.types.builtins
const int8Array = 1016
types.setTypeParser(INT8, wholeNumber)
types.setTypeParser(int8Array, wholeNumbers)
// A date has no time or zone, so it stays text.
types.setTypeParser(DATE, (text) => text)

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a whole number`)
  return value
}

/** Parses PostgreSQL's array text, such as {1,2,NULL}. */
function wholeNumbers(text: string): (number | null)[] {
  if (text === '{}') return []
  const items = text.slice(1, -1).split(',')
  return items.map((item) => (item === 'NULL' ? null : wholeNumber(item)))
}
