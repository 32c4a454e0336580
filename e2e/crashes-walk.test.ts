import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ApiError } from '#contract/client.ts'
import { connectDatabase } from '#db/connect.ts'
import { freePort } from '#db/embedded/free-port.ts'
import { readKeys } from '#db/embedded/keys.ts'
import { urlOfRunning } from '#db/embedded/server.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { measured, spread } from '#test/measured.ts'
import type { FailedRequest } from '../scripts/cluster/requests.ts'
import { buyOne } from '../scripts/cluster/shoppers.ts'
import { aCourier } from './processes/buying.ts'
import { isReady, startProcess, type ShopProcess } from './processes/shop-process.ts'
import { removeFolder } from './shop.ts'

/**
 * A shop with the included database, of which the process and the database are killed by turns while
 * twenty shoppers buy. `ROUNDS=50` kills each fifty times, in twenty minutes.
 */

const rounds = Number(process.env.ROUNDS ?? 3)
const shoppers = 20

const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'))
const port = await freePort()
const own = { databaseUrl: '', dataDir, processes: [] as ChildProcess[] }
const env = { DATABASE_URL: undefined, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
let shop = await startProcess(own, env)
const { url } = shop

afterAll(async () => {
  shop.send('SIGTERM')
  await shop.exit
  await removeFolder(dataDir)
})

async function withDatabase<Result>(
  work: (handle: ReturnType<typeof connectDatabase>) => Promise<Result>,
): Promise<Result> {
  const handle = connectDatabase({ url: urlOfRunning(dataDir) ?? '', poolSize: 1 })
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}

const { variantIds, courierId } = await withDatabase(async (handle) => {
  const rows = await handle.db
    .selectFrom('stock_levels as s')
    .innerJoin('variants as v', 'v.id', 's.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('p.status', '=', 'active')
    .where('s.on_hand', '>', 5)
    .where('v.archived_at', 'is', null)
    .where('v.points_price', 'is', null)
    .select('v.id')
    .distinct()
    .execute()
  return { variantIds: rows.map(({ id }) => id), courierId: await aCourier(handle) }
})

const bought: string[] = []
let isOpen = true

const goods = { variantIds, courierId }
const failed: FailedRequest[] = []

let turn = 0

async function keepBuying(): Promise<void> {
  while (isOpen) {
    // Without payment proofs, which take long to read.
    const own = turn++ * 10 + 1
    try {
      bought.push((await buyOne({ url, goods, token: null, failed }, own)).id)
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'out_of_stock')) throw error
    }
  }
}

/** Kills and waits until the shop takes orders again; answers the milliseconds. */
async function outage(kill: () => void, start: () => Promise<void>): Promise<number> {
  const before = bought.length
  await expect.poll(() => bought.length).toBeGreaterThan(before + 5)
  kill()
  const since = performance.now()
  await start()
  await until(() => isReady(url), 120_000)
  return performance.now() - since
}

async function until(isSo: () => Promise<boolean>, ms: number): Promise<void> {
  const since = performance.now()
  while (!(await isSo())) {
    if (performance.now() - since > ms) throw new Error(`The shop is not so after ${ms} ms`)
    await sleep(5)
  }
}

const killShop = (victim: ShopProcess) =>
  outage(
    () => victim.send('SIGKILL'),
    async () => {
      await victim.exit
      shop = await startProcess(own, env)
    },
  )

function killDatabase(): Promise<number> {
  const [postmaster = ''] = readFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n')
  return outage(
    () => process.kill(Number(postmaster), 'SIGKILL'),
    // Its answer before the shop has noticed says nothing.
    () => until(async () => !(await isReady(url)), 10_000),
  )
}

/** Every index against its table, as PostgreSQL’s own checker reads them. */
async function checkIndexes(): Promise<number> {
  const address = new URL(urlOfRunning(dataDir) ?? '')
  address.username = 'postgres'
  address.password = readKeys(dataDir)?.admin ?? ''
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query('create extension if not exists amcheck')
    const { rowCount } = await client.query(`
      select bt_index_check(i.indexrelid, true) from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
      where m.amname = 'btree' and c.relpersistence = 'p' and i.indisready and i.indisvalid`)
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}

test(
  'orders survive when the shop or its database is killed: none is lost, none doubled',
  { timeout: 300_000 + rounds * 60_000 },
  async () => {
    const buying = Promise.all(Array.from({ length: shoppers }, keepBuying))
    const ms = { shop: [] as number[], database: [] as number[] }
    for (let round = 0; round < rounds; round++) {
      ms.shop.push(await killShop(shop))
      ms.database.push(await killDatabase())
    }
    isOpen = false
    await buying
    const { orders, problems } = await withDatabase(async ({ db }) => ({
      orders: await db
        .selectFrom('orders')
        .select('id')
        .where('contact_email', 'like', '%@cluster.example')
        .execute(),
      problems: await findIntegrityProblems(db),
    }))
    expect(orders.map(({ id }) => id).toSorted()).toEqual(bought.toSorted())
    expect(problems).toEqual([])
    const indexes = await checkIndexes()
    expect(indexes).toBeGreaterThan(100)
    measured(
      'G13 G14 G23',
      `${rounds} kills of the shop and ${rounds} of its database with ${shoppers} shoppers: ${bought.length} orders, 0 lost, 0 doubled, ${failed.length} requests made again, audit clean, ${indexes} indexes sound; ready again: shop ${spread(ms.shop)}; database ${spread(ms.database)}`,
    )
  },
)
