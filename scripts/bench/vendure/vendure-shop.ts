import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#db/embedded/free-port.ts'
import { Connection } from '../connection.ts'
import { originOf, slots } from '../site.ts'
import { installVendure, program, vendureEnv } from './install-vendure.ts'

const startMs = 120_000
const indexMs = 600_000

/** Vendure as its documentation has it run: a server, and a worker for its jobs. */
export interface VendureShop {
  version: string
  connections: readonly Connection[]
  pool: pg.Pool
  pids: readonly number[]
  close: () => Promise<void>
}

interface Options {
  folder: string
  databaseUrl: string
  products: number
}

/** Installs, fills and starts Vendure; resolves once its search knows all products. */
export async function openVendure(options: Options): Promise<VendureShop> {
  const { folder, databaseUrl, products } = options
  const version = await installVendure(options)
  const port = await freePort()
  const env = { ...process.env, ...vendureEnv(databaseUrl, port) }
  const children: ChildProcess[] = []
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const connections = Array.from({ length: slots }, () => new Connection(originOf(port)))
  const close = async () => {
    for (const each of connections) each.close()
    for (const child of children) await end(child)
    await pool.end()
  }
  try {
    // A job per variant, polled five times a second: one index of everything replaces them.
    await pool.query(`delete from job_record where "queueName" = 'update-search-index'`)
    for (const part of ['server', 'worker']) {
      const child = fork(join(folder, program), [part], { cwd: folder, env, execArgv: [] })
      children.push(child)
      await ready(child)
    }
    await indexed(pool, products)
  } catch (error) {
    await close()
    throw error
  }
  const pids = children.flatMap(({ pid }) => pid ?? [])
  return { version, connections, pool, pids, close }
}

async function ready(child: ChildProcess): Promise<void> {
  const signal = AbortSignal.timeout(startMs)
  const gone = once(child, 'exit', { signal }).then(() => {
    throw new Error('Vendure exited while starting')
  })
  // The race below reports it, if it comes in time.
  gone.catch(() => {})
  await Promise.race([once(child, 'message', { signal }), gone])
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** The worker writes the search index once the server has started. */
async function indexed(pool: pg.Pool, products: number): Promise<void> {
  const deadline = performance.now() + indexMs
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ known: number }>(
      'select count(distinct "productId")::int as known from search_index_item',
    )
    if ((rows[0]?.known ?? 0) >= products) return
    await sleep(500)
  }
  throw new Error('Vendure did not index its products in time')
}
