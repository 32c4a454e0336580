import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './open-cluster.ts'
import type { Fault } from './outages.ts'

const stillMs = 20_000
/** Longer than the 30 seconds after which a worker counts as dead. */
const workerStillMs = 40_000
const slowClients = 500
const slowMs = 30_000
const fullMs = 20_000

/** Faults in which every process lives: something stands still, dawdles or is full. */
export function faultsOf(cluster: Cluster): Fault[] {
  const { postgres, web, worker, diskOfPostgres: disk } = cluster
  const [, second = worker] = web
  const faults: Fault[] = [
    {
      what: 'PostgreSQL stands still',
      isSingle: true,
      suffer: () => standStill(familyOf(postgres.pid()), stillMs),
    },
    {
      // It keeps the requests that it is given meanwhile.
      what: `${second.name} stands still`,
      isSingle: true,
      suffer: () => standStill([-second.pid], stillMs),
    },
    {
      what: 'the worker stands still',
      isSingle: false,
      suffer: () => standStill([-worker.pid], workerStillMs),
    },
    {
      what: `${slowClients} slow clients hold ${second.name}`,
      isSingle: false,
      suffer: () => dawdle(second.port),
    },
  ]
  if (disk === null) return faults
  const full = { what: 'the disk of PostgreSQL is full', isSingle: true }
  return [...faults, { ...full, suffer: () => fillUp(disk, cluster) }]
}

async function standStill(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await sleep(ms)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
}

/** A process with those it has started: PostgreSQL has one for each connection. */
function familyOf(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return [pid, ...children.trim().split(/\s+/).map(Number)]
}

/** Connections that send a header line every second, and never the last one. */
async function dawdle(port: number): Promise<void> {
  const sockets = Array.from({ length: slowClients }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  )
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\n')
  const until = Date.now() + slowMs
  while (Date.now() < until && sockets.some(({ destroyed }) => !destroyed)) {
    for (const socket of sockets) if (socket.writable) socket.write('x-slow: 1\r\n')
    await sleep(1000)
  }
  const held = sockets.filter(({ destroyed }) => !destroyed)
  for (const socket of held) socket.destroy()
  if (held.length > 0) throw new Error(`${held.length} slow clients were not cut off`)
}

/** Leaves no byte, and makes room again; PostgreSQL has to come back by itself. */
async function fillUp(disk: string, { database: { pool } }: Cluster): Promise<void> {
  const ballast = path.join(disk, 'ballast')
  const file = await open(ballast, 'w')
  const block = Buffer.alloc(1 << 20)
  try {
    while ((await file.write(block)).bytesWritten > 0);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('ENOSPC')) throw error
  }
  await file.close()
  await sleep(fullMs)
  await rm(ballast)
  while (!(await mayWrite())) await sleep(100)

  async function mayWrite(): Promise<boolean> {
    return pool.query('create temporary table room as select 1; drop table room').then(
      () => true,
      () => false,
    )
  }
}
