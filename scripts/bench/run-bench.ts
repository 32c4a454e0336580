import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectDatabase } from '#db/connect.ts'
import { openDatabase } from '#db/open.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { openContext } from '#server/main.ts'
import { seedShop } from '#server/seed-shop.ts'
import { readSettings } from '#server/platform/settings.ts'
import { fillJournal } from './generate-journal.ts'
import { fillPromotions } from './generate-promotions.ts'
import { fillOrders } from './generate-orders.ts'
import { fillCatalogue } from './generate-products.ts'
import { machineInfo, type MachineInfo } from './machine.ts'
import { measure, type Effort, type Measured } from './measure.ts'
import { openSite, type Site } from './site.ts'
import { median } from './statistics.ts'
import { warmStart } from './warm-start.ts'
import type { Works } from './work.ts'
import { groups, isWanted } from './workloads.ts'

interface BenchOptions {
  dataDir: string
  isQuick: boolean
  /** Part of the name of the work or its group; empty: all. */
  only: string
  /** Number of products, one run after the other. */
  sizes: readonly number[]
}

export interface SizeResult {
  products: number
  works: Measured[]
  /** Bytes of the shop's process: shortly after its start, and after all work. */
  memoryAtRest: number
  memoryAfterWork: number
  warmStartMs: number
}

export interface BenchResult {
  machine: MachineInfo & { postgres: string }
  efforts: Efforts
  sizes: SizeResult[]
  /** What could not be measured, and why. */
  failures: string[]
}

interface Efforts {
  long: Effort
  brief: Effort
}

const thorough: Efforts = {
  long: { rounds: 3, seconds: 0.8, warmUpSeconds: 0.3, leisureSeconds: 1.2 },
  brief: { rounds: 3, seconds: 0.4, warmUpSeconds: 0.2, leisureSeconds: 0.8 },
}
const quick: Efforts = {
  long: { rounds: 1, seconds: 0.3, warmUpSeconds: 0.15, leisureSeconds: 0.3 },
  brief: { rounds: 1, seconds: 0.15, warmUpSeconds: 0.1, leisureSeconds: 0.2 },
}

/** Warm-up of a new process, so that the first work does not bear the cost of compilation. */
const awakeningSeconds = 2

/** Opens a shop on its own database and measures it with few and many products. */
export async function runBench(options: BenchOptions): Promise<BenchResult> {
  const machine = machineInfo()
  const bench = new Bench(options)
  const sizes: SizeResult[] = []
  for (const products of options.sizes) sizes.push(await bench.measureWith(products))
  const { postgres, efforts, failures } = bench
  return { machine: { ...machine, postgres }, efforts, sizes, failures }
}

/**
 * Loads the demo shop and adds products up to the given number, and if asked customers with what
 * they ordered; returns the version of the database.
 */
export async function fillShop(
  dataDir: string,
  databaseUrl: string,
  products: number,
  { withTrade = false } = {},
): Promise<string> {
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const { ctx, pool, close } = await openContext(settings, databaseUrl)
  try {
    await seedShop(ctx, 'demo')
    await fillCatalogue(pool, products)
    if (withTrade) await fillTrade(pool)
    const { rows } = await pool.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  } finally {
    await close()
  }
}

async function fillTrade(pool: pg.Pool): Promise<void> {
  await fillOrders(pool)
  await fillPromotions(pool)
  await fillJournal(pool)
  await pool.query('analyze')
}

class Bench {
  readonly efforts: Efforts
  readonly failures: string[] = []
  postgres = ''
  readonly #options: BenchOptions
  #isAwake = false

  constructor(options: BenchOptions) {
    this.#options = options
    this.efforts = options.isQuick ? quick : thorough
  }

  async measureWith(products: number): Promise<SizeResult> {
    const { dataDir } = this.#options
    console.log(`\nWith ${products} products:`)
    const database = await openDatabase({ dataDir, databaseUrl: null, report: console.log })
    try {
      const details = await this.#onDatabase(database.url, products)
      await database.stop()
      return { products, ...details, warmStartMs: await this.#warmStarts() }
    } finally {
      await database.stop()
    }
  }

  async #onDatabase(databaseUrl: string, products: number) {
    const { dataDir } = this.#options
    this.postgres = await fillShop(dataDir, databaseUrl, products, {
      withTrade: products === this.#max,
    })
    const site = await openSite({ dataDir, databaseUrl })
    try {
      return await this.#onSite(site, products === this.#max)
    } finally {
      await site.close()
      await this.#audit(databaseUrl)
    }
  }

  /** With this many products everything is measured, and there are customers with orders. */
  get #max(): number {
    return Math.max(...this.#options.sizes)
  }

  /** The measurement counts only if all orders placed add up. */
  async #audit(databaseUrl: string): Promise<void> {
    const { db, close } = connectDatabase({ url: databaseUrl })
    try {
      const problems = await findIntegrityProblems(db)
      const lines = problems.map(({ rule, subject, found }) => `${rule}: ${subject} ${found}`)
      this.failures.push(...lines.slice(0, 20))
    } finally {
      await close()
    }
  }

  async #onSite(site: Site, isWhole: boolean) {
    this.#isAwake = false
    // An idle moment, as between two visitors.
    await sleep(1500)
    const { memoryBytes: memoryAtRest } = await site.shopUsage()
    const works: Measured[] = []
    for (const [group, { open, isBrief }] of Object.entries(groups)) {
      if (isBrief && !isWhole) continue
      const effort = isBrief ? this.efforts.brief : this.efforts.long
      works.push(...(await this.#measureGroup(site, group, await open(site), effort)))
    }
    const { memoryBytes: memoryAfterWork } = await site.shopUsage()
    return { works, memoryAtRest, memoryAfterWork }
  }

  async #measureGroup(
    site: Site,
    group: string,
    openings: Works,
    effort: Effort,
  ): Promise<Measured[]> {
    const works: Measured[] = []
    for (const [work, open] of Object.entries(openings)) {
      if (!isWanted(this.#options.only, group, work)) continue
      try {
        const warmUpSeconds = this.#isAwake ? effort.warmUpSeconds : awakeningSeconds
        const taken = { ...effort, warmUpSeconds }
        const measured = await measure(site, { group, work }, await open(), taken)
        this.#isAwake = true
        works.push(measured)
        console.log(`  ${work}: ${Math.round(measured.ours.perSecond)}/s`)
      } catch (error) {
        this.failures.push(`${work}: ${String(error)}`)
      }
    }
    return works
  }

  async #warmStarts(): Promise<number> {
    const times: number[] = []
    for (let at = 0; at < this.efforts.long.rounds; at++) {
      times.push(await warmStart(this.#options.dataDir))
    }
    return median(times)
  }
}
