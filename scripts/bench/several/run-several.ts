import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '#db/connect.ts'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { migrate } from '#db/migrate.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { buyingWorks } from '../buying-works.ts'
import { catalogueWorks } from '../catalogue-works.ts'
import { flatOut, type Load } from '../load.ts'
import { type MachineInfo, machineInfo } from '../machine.ts'
import { pageWorks } from '../page-works.ts'
import { cpuMsOf, memoryOf } from '../processes.ts'
import { fillShop } from '../run-bench.ts'
import { openSite, type Site, slots as max } from '../site.ts'
import { median } from '../statistics.ts'
import type { Work } from '../work.ts'
import { isWanted } from '../workloads.ts'

interface Options {
  dataDir: string
  isQuick: boolean
  /** Part of the name of the work or its group; empty: all. */
  only: string
  products: number
}

/** One kind of work, in one process or several: medians of the rounds. */
export interface Spent {
  group: string
  work: string
  perSecond: number
  /** CPU milliseconds per piece of the shop's processes, and of the database's. */
  serverMs: number
  databaseMs: number
}

export interface Arrangement {
  /** One process does everything; several share the port and leave jobs to one more. */
  webProcesses: number
  /** Bytes at rest, of all processes without the database. */
  memoryAtRest: number
  works: Spent[]
}

export interface Several {
  machine: MachineInfo
  products: number
  rounds: number
  arrangements: Arrangement[]
  failures: string[]
}

/** Measures one process, then two web processes and a worker, on one database. */
export async function runSeveral(options: Options): Promise<Several> {
  const { dataDir, products } = options
  const machine = machineInfo()
  const postgres = await startEmbeddedPostgres({ dataDir, report: console.log })
  const place = { databaseUrl: postgres.url, postmaster: postgres.pid() }
  try {
    await migrate({ url: postgres.url })
    await fillShop(dataDir, postgres.url, products)
    const failures: string[] = []
    const arrangements: Arrangement[] = []
    for (const webProcesses of [1, 2]) {
      console.log(`\nWith ${webProcesses} web ${webProcesses === 1 ? 'process' : 'processes'}:`)
      arrangements.push(await arranged(options, { ...place, webProcesses, failures }))
    }
    failures.push(...(await audit(postgres.url)))
    return { machine, products, rounds: effortOf(options).rounds, arrangements, failures }
  } finally {
    await postgres.stop()
  }
}

interface Place {
  databaseUrl: string
  postmaster: number
  webProcesses: number
  failures: string[]
}

async function arranged(options: Options, place: Place): Promise<Arrangement> {
  const { dataDir, only } = options
  const { databaseUrl, webProcesses, postmaster, failures } = place
  const site = await openSite({ dataDir, databaseUrl, webProcesses })
  try {
    // An idle moment, as between two visitors.
    await sleep(3000)
    const memoryAtRest = memoryOf(site.shopPid)
    const works: Spent[] = []
    for (const [group, open] of Object.entries(groups)) {
      for (const [work, prepare] of Object.entries(await open(site))) {
        if (!isWanted(only, group, work)) continue
        try {
          const spent = await spentOn(site, postmaster, await prepare(), effortOf(options))
          console.log(`  ${work}: ${Math.round(spent.perSecond)}/s`)
          works.push({ group, work, ...spent })
        } catch (error) {
          failures.push(`${work}, ${webProcesses} web: ${String(error)}`)
        }
      }
    }
    return { webProcesses, memoryAtRest, works }
  } finally {
    await site.close()
  }
}

const groups = { Pages: pageWorks, Catalogue: catalogueWorks, Buying: buyingWorks }

interface Effort {
  rounds: number
  seconds: number
}

function effortOf({ isQuick }: Options): Effort {
  return isQuick ? { rounds: 1, seconds: 0.5 } : { rounds: 5, seconds: 0.8 }
}

interface Round extends Load {
  serverMs: number
  databaseMs: number
}

async function spentOn(site: Site, postmaster: number, work: Work, { rounds, seconds }: Effort) {
  const { ours, slots = max, maxPerSecond = 0, prepare, tidy } = work
  const all: Round[] = []
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    await prepare?.(Math.ceil(maxPerSecond * seconds))
    const done = await clocked([site.shopPid, postmaster], () => flatOut(ours, slots, seconds))
    await tidy?.()
    if (round > 0) all.push(done)
  }
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    serverMs: median(all.map(({ serverMs }) => serverMs)),
    databaseMs: median(all.map(({ databaseMs }) => databaseMs)),
  }
}

async function clocked(
  [server, database]: readonly [number, number],
  load: () => Promise<Load>,
): Promise<Round> {
  const before = { server: cpuMsOf(server), database: cpuMsOf(database) }
  const done = await load()
  return {
    ...done,
    serverMs: (cpuMsOf(server) - before.server) / done.calls,
    databaseMs: (cpuMsOf(database) - before.database) / done.calls,
  }
}

/** The measurement counts only if all orders placed add up. */
async function audit(url: string): Promise<string[]> {
  const { db, close } = connectDatabase({ url })
  try {
    const problems = await findIntegrityProblems(db)
    return problems.map(({ rule, subject, found }) => `${rule}: ${subject} ${found}`).slice(0, 20)
  } finally {
    await close()
  }
}
