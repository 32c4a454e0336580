import cluster, { type Worker } from 'node:cluster'
import path from 'node:path'
import type { Settings } from '#server/platform/settings.ts'
import { root } from '../command.ts'

/** What the parent says to a member: the shop closes, or another member takes its place. */
export type Farewell = 'closing' | 'replaced'

/** One process of the shop. */
export interface Member {
  /** Resolves once it serves; rejects if it ends before. */
  ready: Promise<void>
  /** Resolves with how it ended. */
  ended: Promise<string>
  stop: (why: Farewell) => void
}

export interface MemberPlan {
  name: string
  env: Record<string, string>
}

/** So many web processes that share a port and, unless the role is `web`, one that runs jobs. */
export function planMembers(settings: Settings, databaseUrl: string): MemberPlan[] {
  const { port, host, publicUrl, role, webProcesses, healthPort } = settings
  const firstHealthPort = healthPort ?? port + 1
  const shared = { HOST: host, PUBLIC_URL: publicUrl, DATABASE_URL: databaseUrl }
  const web = Array.from({ length: webProcesses }, (_, at) => ({
    name: `Web process ${at + 1}`,
    env: {
      ...shared,
      ROLE: 'web',
      PORT: String(port),
      HEALTH_PORT: String(firstHealthPort + at),
    },
  }))
  if (role === 'web') return web
  const workerPort = String(firstHealthPort + webProcesses)
  const env = { ...shared, ROLE: 'worker', PORT: workerPort, HEALTH_PORT: '' }
  return [...web, { name: 'The worker', env }]
}

/** Starts a process that shares the ports it listens on with those started before it. */
export function startMember({ env }: MemberPlan): Member {
  cluster.setupPrimary({ exec: path.join(root, 'scripts/processes/shop-process.ts') })
  const worker = cluster.fork(env)
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message))
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'ready' && resolve())
    void ended.then((how) => reject(new Error(`it ended before it was ready (${how})`)))
  })
  return { ready, ended, stop: (why) => tell(worker, why) }
}

function tell(worker: Worker, why: Farewell): void {
  if (worker.isConnected()) worker.send(why)
}
