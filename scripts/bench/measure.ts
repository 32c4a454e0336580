import { atLeisure, flatOut, type Load } from './load.ts'
import { type Site, slots as max } from './site.ts'
import { median, percentile } from './statistics.ts'
import type { Usage } from './usage.ts'
import type { Work } from './work.ts'

export interface Effort {
  rounds: number
  seconds: number
  warmUpSeconds: number
  leisureSeconds: number
}

/** Medians over the rounds. */
interface Speed {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** CPU milliseconds per unit of work, in the server process. */
  cpuMs: number
}

export interface Measured {
  group: string
  work: string
  ours: Speed
  floor: Speed | null
  sql: Speed | null
  /** One at a time, at a low rate. */
  quiet: { p50: number; p99: number }
}

/** Alternates between the shop and its floors, so that a busy moment affects them alike. */
export async function measure(
  site: Site,
  name: { group: string; work: string },
  work: Work,
  effort: Effort,
): Promise<Measured> {
  const run = {
    ours: (seconds: number) => oneRound(site, work, seconds),
    floor: roundOf(work, work.floor, site.floorUsage),
    sql: roundOf(work, work.sql, site.ownUsage),
  }
  for (const round of Object.values(run)) await round?.(effort.warmUpSeconds)
  const ours: Round[] = []
  const floor: Round[] = []
  const sql: Round[] = []
  for (let at = 0; at < effort.rounds; at++) {
    if (run.floor) floor.push(await run.floor(effort.seconds))
    if (run.sql) sql.push(await run.sql(effort.seconds))
    ours.push(await run.ours(effort.seconds))
  }
  return {
    ...name,
    ours: speedOf(ours),
    floor: floor.length > 0 ? speedOf(floor) : null,
    sql: sql.length > 0 ? speedOf(sql) : null,
    quiet: await quietly(work, effort.leisureSeconds),
  }
}

interface Round extends Load {
  cpuMs: number
}

function roundOf({ slots = max }: Work, task: Work['floor'], usage: () => Promise<Usage>) {
  return task && ((seconds: number) => clocked(() => flatOut(task, slots, seconds), usage))
}

async function oneRound(site: Site, work: Work, seconds: number) {
  const { ours, slots = max, maxPerSecond = 0, prepare, tidy } = work
  await prepare?.(Math.ceil(maxPerSecond * seconds))
  const round = await clocked(() => flatOut(ours, slots, seconds), site.shopUsage)
  await tidy?.()
  return round
}

async function clocked(load: () => Promise<Load>, usage: () => Promise<Usage>): Promise<Round> {
  const before = await usage()
  const done = await load()
  const after = await usage()
  return { ...done, cpuMs: (after.cpuMs - before.cpuMs) / done.calls }
}

async function quietly({ ours, leisurely, prepare, tidy }: Work, seconds: number) {
  await prepare?.(Math.ceil(leisurely * seconds))
  const { latencies } = await atLeisure(ours, leisurely, seconds)
  await tidy?.()
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) }
}

function speedOf(rounds: readonly Round[]): Speed {
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ latencies }) => percentile(latencies, 0.5))),
    p99: median(rounds.map(({ latencies }) => percentile(latencies, 0.99))),
    cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  }
}
