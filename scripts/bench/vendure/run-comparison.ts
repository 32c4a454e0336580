import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#db/embedded/server.ts'
import { connectDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { findIntegrityProblems } from '#server/integrity-report.ts'
import { flatOut, type Load, type Task } from '../load.ts'
import { type MachineInfo, machineInfo } from '../machine.ts'
import { cpuMsOf } from '../processes.ts'
import { fillShop } from '../run-bench.ts'
import { openSite, type Site, slots as max } from '../site.ts'
import { median } from '../statistics.ts'
import { type ComparedWork, comparedWorks } from './compared-works.ts'
import { openVendure, type VendureShop } from './vendure-shop.ts'

interface Options {
  dataDir: string
  isQuick: boolean
  /** Part of the name of the work; empty: all. */
  only: string
  /** Number of products in both. */
  products: number
}

export interface Side {
  perSecond: number
  /** Slowest and fastest round. */
  range: readonly [number, number]
  /** CPU milliseconds per piece of the shop's processes, and of the database's. */
  serverMs: number
  databaseMs: number
}

export interface Compared {
  work: string
  slots: number
  floorPerSecond: number
  ours: Side
  vendure: Side
  /** Bytes of one answer's body. */
  bytes: { ours: number; vendure: number } | null
}

export interface Comparison {
  machine: MachineInfo
  version: string
  products: number
  rounds: number
  works: Compared[]
  failures: string[]
}

/**
 * Measures the shop and Vendure on one machine and one database server, in turns; the one that is
 * not asked is stopped. Both databases have their default durability.
 */
export async function runComparison(options: Options): Promise<Comparison> {
  const { dataDir, products } = options
  const machine = machineInfo()
  const postgres = await startEmbeddedPostgres({ dataDir, report: console.log })
  try {
    const peerUrl = await addDatabase(postgres.adminUrl, postgres.url)
    await migrate({ url: postgres.url })
    await fillShop(dataDir, postgres.url, products)
    console.log('Installing and filling Vendure …')
    const folder = join(dataDir, 'vendure')
    const peer = await openVendure({ folder, databaseUrl: peerUrl, products })
    try {
      const site = await openSite({ dataDir, databaseUrl: postgres.url })
      try {
        const works = await compareAll(options, { site, peer, postmaster: postgres.pid() })
        const { version } = peer
        const rounds = roundsOf(options)
        return { machine, version, products, rounds, works, failures: await audit(postgres.url) }
      } finally {
        await site.close()
      }
    } finally {
      await peer.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function addDatabase(adminUrl: string, shopUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('create database vendure owner shop')
  await admin.end()
  const url = new URL(shopUrl)
  url.pathname = '/vendure'
  return url.href
}

interface Contest {
  site: Site
  peer: VendureShop
  postmaster: number
}

async function compareAll(options: Options, contest: Contest): Promise<Compared[]> {
  const works: Compared[] = []
  for (const work of await comparedWorks(contest.site, contest.peer)) {
    if (!work.name.toLowerCase().includes(options.only.toLowerCase())) continue
    const compared = await compare(options, contest, work)
    console.log(`  ${work.name}: ${timesByCpu(compared).toFixed(1)} times by CPU`)
    works.push(compared)
  }
  return works
}

/** Lasts as long for both, on each kind of work. */
const warmUpSeconds = 20

function roundsOf({ isQuick }: Options): number {
  return isQuick ? 3 : 5
}

async function compare(options: Options, contest: Contest, work: ComparedWork): Promise<Compared> {
  const { site, peer, postmaster } = contest
  const { slots = max, samples } = work
  const ownPids = [site.shopPid]
  const everyone = [...ownPids, ...peer.pids]
  const turn = async (task: Task, pids: readonly number[], seconds: number) => {
    const others = everyone.filter((pid) => !pids.includes(pid))
    signal(others, 'SIGSTOP')
    try {
      return await clocked({ pids, postmaster }, () => flatOut(task, slots, seconds))
    } finally {
      signal(others, 'SIGCONT')
    }
  }
  const floor = await floorOf(site, samples?.ours.body.length ?? 2000)
  const seconds = options.isQuick ? 1 : 3
  const all: Record<'floor' | 'ours' | 'vendure', Round[]> = { floor: [], ours: [], vendure: [] }
  // A process that has done a thing some hundred times is still compiling it.
  await turn(work.ours, ownPids, warmUpSeconds)
  await turn(work.vendure, peer.pids, warmUpSeconds)
  for (let round = 0; round < roundsOf(options); round++) {
    all.floor.push(await turn(floor, [], 0.5))
    all.ours.push(await turn(work.ours, ownPids, seconds))
    all.vendure.push(await turn(work.vendure, peer.pids, seconds))
  }
  return {
    work: work.name,
    slots,
    floorPerSecond: median(all.floor.map(({ perSecond }) => perSecond)),
    ours: sideOf(all.ours),
    vendure: sideOf(all.vendure),
    bytes: samples && {
      ours: samples.ours.body.length,
      vendure: samples.vendure.body.length,
    },
  }
}

/** A bare Node server that sends as many bytes from memory. */
async function floorOf(site: Site, bytes: number): Promise<Task> {
  const path = `/bare-${bytes}`
  const reply = {
    path,
    headers: ['content-type', 'application/json'],
    body: Buffer.alloc(bytes, ' ').toString('base64'),
    isJson: false,
  }
  await site.floor.ask({ replies: [reply] })
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  return async (slot) => void (await site.bytes[slot]?.send(request))
}

interface Round extends Load {
  serverMs: number
  databaseMs: number
}

interface Clocked {
  pids: readonly number[]
  postmaster: number
}

async function clocked({ pids, postmaster }: Clocked, load: () => Promise<Load>): Promise<Round> {
  const used = () => ({
    server: pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0),
    database: cpuMsOf(postmaster),
  })
  const before = used()
  const done = await load()
  const after = used()
  return {
    ...done,
    serverMs: (after.server - before.server) / done.calls,
    databaseMs: (after.database - before.database) / done.calls,
  }
}

function sideOf(rounds: readonly Round[]): Side {
  const rates = rounds.map(({ perSecond }) => perSecond)
  return {
    perSecond: median(rates),
    range: [Math.min(...rates), Math.max(...rates)],
    serverMs: median(rounds.map(({ serverMs }) => serverMs)),
    databaseMs: median(rounds.map(({ databaseMs }) => databaseMs)),
  }
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) process.kill(pid, name)
}

/** The measurement counts only if all orders placed add up. */
async function audit(databaseUrl: string): Promise<string[]> {
  const { db, close } = connectDatabase({ url: databaseUrl })
  try {
    const problems = await findIntegrityProblems(db)
    return problems.map(({ rule, subject, found }) => `${rule}: ${subject} ${found}`).slice(0, 20)
  } finally {
    await close()
  }
}

export function timesByCpu({ ours, vendure }: Compared): number {
  return (vendure.serverMs + vendure.databaseMs) / (ours.serverMs + ours.databaseMs)
}
