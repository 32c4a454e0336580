import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '#db/connect.ts'
import { takeBackup } from '#db/backup/take-backup.ts'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { folderFiles } from '#server/platform/adapters/files/folder.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { backedUpFiles } from '#server/platform/backups/backed-up-files.ts'
import { connectionOf } from '../calls.ts'
import { type MachineInfo, machineInfo } from '../machine.ts'
import { cpuMsOf } from '../processes.ts'
import { openSite, type Site } from '../site.ts'
import { median } from '../statistics.ts'
import { answered } from '../visits.ts'
import { warmStart } from '../warm-start.ts'
import { churn } from './churn.ts'
import type { Figure, GrownSize } from './figure.ts'
import { fillGrownShop, type GrownShop, grownTo } from './fill-grown-shop.ts'
import { type GrowingWork, growthWorks, readSitemap } from './growth-works.ts'

interface Options {
  dataDir: string
  isQuick: boolean
  /** Part of the name of the work; empty: all. */
  only: string
  /** Numbers of products; ten orders for each. */
  sizes: readonly number[]
}

export interface Growth {
  machine: MachineInfo
  sizes: GrownSize[]
  failures: string[]
}

/** Measures the same work in shops of several sizes, each with a database of its own. */
export async function runGrowth(options: Options): Promise<Growth> {
  const machine = machineInfo()
  const sizes: GrownSize[] = []
  const failures: string[] = []
  for (const products of options.sizes) {
    const dataDir = join(options.dataDir, String(products))
    const measured = new MeasuredShop({ ...options, dataDir }, grownTo(products))
    try {
      sizes.push(await measured.measure())
    } finally {
      failures.push(...measured.failures.map((each) => `${products} products: ${each}`))
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  return { machine, sizes, failures }
}

const calls = { most: 60, forMs: 3000 }
const warmStarts = 3
const churnSeconds = 10

class MeasuredShop {
  readonly failures: string[] = []
  readonly #options: Omit<Options, 'sizes'>
  readonly #shop: GrownShop
  readonly #figures: Figure[] = []

  constructor(options: Omit<Options, 'sizes'>, shop: GrownShop) {
    this.#options = options
    this.#shop = shop
  }

  async measure(): Promise<GrownSize> {
    const { dataDir } = this.#options
    const { products, orders } = this.#shop
    const startedAt = performance.now()
    await fillGrownShop(dataDir, this.#shop)
    const took = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`\n${products} products and ${orders} orders (made in ${took} s):`)
    await this.#measureStart()
    const postgres = await startEmbeddedPostgres({ dataDir, report: console.log })
    try {
      const site = await openSite({ dataDir, databaseUrl: postgres.url })
      try {
        await this.#measureSite(site, postgres.pid())
      } finally {
        await site.close()
      }
      await this.#measureUpkeep(postgres.url)
    } finally {
      await postgres.stop()
    }
    return { ...this.#shop, figures: this.#figures }
  }

  async #measureStart(): Promise<void> {
    await this.#attempt('Warm start', async () => {
      const times: number[] = []
      for (let at = 0; at < warmStarts; at++) times.push(await warmStart(this.#options.dataDir))
      return [{ work: 'Warm start', unit: 's', value: median(times) / 1000 }]
    })
  }

  async #measureSite(site: Site, postmaster: number): Promise<void> {
    // An idle moment, as between two visitors.
    await sleep(1500)
    const { memoryBytes } = await site.shopUsage()
    this.#add({ work: 'Memory at rest', unit: 'MB', value: memoryBytes / 1_000_000 })
    for (const [work, calls] of Object.entries(await growthWorks(site))) {
      await this.#attempt(work, async () => [await measureCalls(site, postmaster, work, calls)])
    }
    await this.#attempt('Sitemap, all files', async () => [
      await clocked('Sitemap, all files', 'ms', () => readSitemap(site)),
    ])
    const seconds = this.#options.isQuick ? 3 : churnSeconds
    await this.#attempt('Page with a change a second', () => churn(site, seconds))
    const after = await site.shopUsage()
    this.#add({
      work: 'Memory after all of this',
      unit: 'MB',
      value: after.memoryBytes / 1_000_000,
    })
  }

  async #measureUpkeep(url: string): Promise<void> {
    const { dataDir } = this.#options
    const { db, close } = connectDatabase({ url, statementTimeoutMs: 600_000 })
    try {
      await this.#attempt('Audit', async () => [
        await clocked('Audit', 's', async () => {
          for (const { rule, subject, found } of (await findIntegrityProblems(db)).slice(0, 5)) {
            this.failures.push(`${rule}: ${subject} ${found}`)
          }
        }),
      ])
    } finally {
      await close()
    }
    const files = backedUpFiles(folderFiles(join(dataDir, 'files')))
    await this.#attempt('Backup', async () => [
      await clocked('Backup', 's', async () => {
        await takeBackup({ url, files, folder: join(dataDir, 'backups') })
      }),
    ])
  }

  async #attempt(work: string, measure: () => Promise<Figure[]>): Promise<void> {
    if (!this.#isWanted(work)) return
    try {
      for (const figure of await measure()) this.#add(figure)
    } catch (error) {
      this.failures.push(`${work}: ${String(error)}`)
    }
  }

  #isWanted(work: string): boolean {
    return work.toLowerCase().includes(this.#options.only.toLowerCase())
  }

  #add(figure: Figure): void {
    this.#figures.push(figure)
    console.log(`  ${figure.work}: ${figure.value.toPrecision(3)} ${figure.unit}`)
  }
}

/** One call at a time, so that none waits for another. */
async function measureCalls(
  site: Site,
  postmaster: number,
  work: string,
  { requests, isKept = false, most = calls.most }: GrowingWork,
): Promise<Figure> {
  const connection = connectionOf(site, 0)
  const ask = async (turn: number) => answered(connection, requests[turn % requests.length] ?? '')
  for (let turn = 0; isKept && turn < requests.length; turn++) await ask(turn)
  const cpu = async () => ({
    server: (await site.shopUsage()).cpuMs,
    database: cpuMsOf(postmaster),
  })
  const before = await cpu()
  const startedAt = performance.now()
  const latencies: number[] = []
  while (latencies.length < most && performance.now() - startedAt < calls.forMs) {
    const begunAt = performance.now()
    await ask(latencies.length)
    latencies.push(performance.now() - begunAt)
  }
  const after = await cpu()
  return {
    work,
    unit: 'ms',
    value: median(latencies),
    cpu: {
      serverMs: (after.server - before.server) / latencies.length,
      databaseMs: (after.database - before.database) / latencies.length,
    },
  }
}

async function clocked(work: string, unit: 'ms' | 's', run: () => Promise<void>): Promise<Figure> {
  const startedAt = performance.now()
  await run()
  const ms = performance.now() - startedAt
  return { work, unit, value: unit === 's' ? ms / 1000 : ms }
}
