import { setTimeout as sleep } from 'node:timers/promises'
import { startBucketServer } from '#test/bucket-server.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import type { Cluster } from './open-cluster.ts'
import type { Program } from './programs.ts'
import type { FailedRequest } from './requests.ts'

/** Something went wrong, and was well again. */
export interface Outage {
  what: string
  brokenAt: number
  backAt: number
  /** There is only one of it: requests may fail until it is back. */
  isSingle: boolean
}

export interface Fault {
  what: string
  isSingle: boolean
  /** Resolves once all is well again. */
  suffer: () => Promise<void>
}

/** Between two faults the cluster becomes whole: what has just started warms up. */
const calmMs = 2000
/** How long stores and mail servers stay away. */
const awayMs = 3000

/** Goes through one fault after the other, `times` in all. */
export async function sufferInTurn(
  faults: readonly Fault[],
  times: number,
  report: (line: string) => void,
): Promise<Outage[]> {
  const outages: Outage[] = []
  for (let turn = 0; turn < times; turn++) {
    const fault = faults[turn % faults.length]
    if (!fault) break
    const { what, isSingle, suffer } = fault
    const brokenAt = Date.now()
    await suffer()
    const backAt = Date.now()
    outages.push({ what, brokenAt, backAt, isSingle })
    report(`${what}: all is well after ${((backAt - brokenAt) / 1000).toFixed(1)} s`)
    await sleep(calmMs)
  }
  return outages
}

/** Each part is killed without warning, and started again. */
export function killsOf(cluster: Cluster): Fault[] {
  const { worker, web, single } = cluster
  return [
    ...web.map((program) => aProgram(program, false)),
    aProgram(worker, false),
    ...single.map((program) => aProgram(program, true)),
    { what: 'PostgreSQL is killed', isSingle: true, suffer: () => killPostgres(cluster) },
    { what: 'the bucket is away', isSingle: true, suffer: () => replaceBucket(cluster) },
    {
      what: 'the mail server is away',
      isSingle: false,
      suffer: () => replaceMailServer(cluster),
    },
  ]
}

function aProgram(program: Program, isSingle: boolean): Fault {
  return {
    what: `${program.name} is killed`,
    isSingle,
    async suffer() {
      await program.kill()
      await program.start()
    },
  }
}

/** Its supervisor starts it again. */
async function killPostgres({ postgres, database: { pool } }: Cluster): Promise<void> {
  const killed = postgres.pid()
  process.kill(killed, 'SIGKILL')
  while (postgres.pid() === killed || !(await answers())) await sleep(100)

  async function answers(): Promise<boolean> {
    return pool.query('select 1').then(
      () => true,
      () => false,
    )
  }
}

async function replaceBucket(cluster: Cluster): Promise<void> {
  const { port, objects } = cluster.bucket
  await cluster.bucket.close()
  await sleep(awayMs)
  cluster.bucket = await startBucketServer(port, objects)
}

async function replaceMailServer(cluster: Cluster): Promise<void> {
  await cluster.mail.close()
  await sleep(awayMs)
  cluster.mail = await startSmtpServer(cluster.mail.port, cluster.mail)
}

/** What was connected to a part notices within this time that it is back. */
const noticeMs = { single: 2000, other: 500 }

/** The outage that explains a failed request: of one of several, only what was under way. */
export function outageOf(
  { startedAt, endedAt }: FailedRequest,
  outages: readonly Outage[],
): Outage | undefined {
  return outages.find(({ brokenAt, backAt, isSingle }) => {
    const until = isSingle ? backAt + noticeMs.single : brokenAt + noticeMs.other
    return startedAt <= until && endedAt >= brokenAt
  })
}
