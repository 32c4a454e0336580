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

/**
 * Starts processes that share the ports they listen on. Once all serve, one stands ready with the
 * program loaded, so that the successor of one that dies serves within a second.
 */
export class MemberStarter {
  #spare: Started | null = null
  #keepsSpare = false

  start({ env }: MemberPlan): Member {
    const { worker, loaded, ended } = this.#takeSpare() ?? fork()
    const ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message) => message === 'ready' && resolve())
      void ended.then((how) => reject(new Error(`it ended before it was ready (${how})`)))
    })
    void loaded.then(() => tell(worker, { env }))
    // A member that does not become ready is told by `ready`.
    void ready.then(() => this.#keepsSpare && this.keepSpare()).catch(() => {})
    return { ready, ended, stop: (why) => tell(worker, why) }
  }

  keepSpare(): void {
    this.#keepsSpare = true
    if (this.#spare) return
    const spare = fork()
    this.#spare = spare
    void spare.ended.then(() => {
      if (this.#spare === spare) this.#spare = null
    })
  }

  /** Its program is of another version, or the shop closes. */
  async dropSpare(): Promise<void> {
    this.#keepsSpare = false
    const spare = this.#takeSpare()
    if (!spare) return
    void spare.loaded.then(() => tell(spare.worker, 'closing'))
    await spare.ended
  }

  #takeSpare(): Started | null {
    const spare = this.#spare
    this.#spare = null
    return spare
  }
}

/** A process that has no place yet. */
interface Started {
  worker: Worker
  /** Resolves once it listens to what it is told. */
  loaded: Promise<void>
  /** Resolves with how it ended. */
  ended: Promise<string>
}

function fork(): Started {
  cluster.setupPrimary({ exec: path.join(root, 'build/server/programs/shop-process.js') })
  const worker = cluster.fork()
  const ended = new Promise<string>((resolve) => {
    worker.once('error', (error) => resolve(error.message))
    worker.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  const loaded = new Promise<void>((resolve) => {
    worker.on('message', (message) => message === 'loaded' && resolve())
  })
  return { worker, loaded, ended }
}

function tell(worker: Worker, what: Farewell | { env: MemberPlan['env'] }): void {
  if (worker.isConnected()) worker.send(what)
}
