import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { endSilentConnection } from '#db/silent-connection.ts'
import { isDatabaseDown } from '../database/is-database-down.ts'

const pauseMs = 500
/** PostgreSQL's code for a server that is starting, which the queue takes for a reason to wait. */
const cannotConnectNow = '57P03'

interface PatientPool {
  pool: pg.Pool
  /** The same without the connection that listens for new jobs: its workers only look now and then. */
  unheard: pg.Pool
  /** From now on a connection that is not there fails at once. */
  giveUp: () => void
}

/**
 * The pool for the job queue, which waits while the database is away. By itself the queue would not
 * handle it if the end of a job could not be written, and the process would end.
 */
export function patientPool(pool: pg.Pool): PatientPool {
  let isPatient = true

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return patientClient(await pool.connect())
      } catch (error) {
        if (!isPatient || !isDown(error)) throw error
        await sleep(pauseMs)
      }
    }
  }

  type Callback = Parameters<pg.Pool['connect']>[0]
  const connecting = (callback?: Callback) => (callback ? pool.connect(callback) : connect())
  // Only the listener asks with a callback; one that is never called leaves it waiting.
  const connectingUnheard = (callback?: Callback) => (callback ? undefined : connect())
  return {
    pool: replacing(pool, 'connect', connecting),
    unheard: replacing(pool, 'connect', connectingUnheard),
    giveUp: () => (isPatient = false),
  }
}

/** A statement that was cut off is repeated by the queue, for which all of its own may be. */
function patientClient(client: pg.PoolClient): pg.PoolClient {
  return replacing(client, 'query', async (text: string | pg.QueryConfig, values?: unknown[]) => {
    try {
      return await client.query(text, values)
    } catch (error) {
      if (!isDown(error)) throw error
      endSilentConnection(client, error)
      throw Object.assign(new Error(error.message, { cause: error }), { code: cannotConnectNow })
    }
  })
}

function isDown(error: unknown): error is Error {
  return error instanceof Error && isDatabaseDown(error)
}

/** The object with another method in place of one of its own. */
function replacing<Whole extends object>(
  whole: Whole,
  name: keyof Whole,
  method: (...input: never[]) => unknown,
): Whole {
  return new Proxy(whole, {
    get(target, key) {
      if (key === name) return method
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
