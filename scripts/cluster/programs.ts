import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ProgramPlan {
  name: string
  command: string
  args: readonly string[]
  cwd?: string
  env?: Readonly<Record<string, string>>
  user?: { uid: number; gid: number } | undefined
  /** Resolves to true once it does its work. */
  isReady: () => Promise<boolean>
}

const patienceMs = 120_000
/** Kept of what a program has written, for a failure. */
const keptCharacters = 20_000

const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => send('SIGKILL', child)))

/** A program of the cluster with the processes it starts; they are killed and started as one. */
export class Program {
  readonly name: string
  readonly #plan: ProgramPlan
  #child: ChildProcess | null = null
  #output = ''

  constructor(plan: ProgramPlan) {
    this.name = plan.name
    this.#plan = plan
  }

  /** Names its process group. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** What it has written. */
  get output(): string {
    return this.#output
  }

  async start(): Promise<void> {
    const { command, args, cwd = '/', env, user, isReady } = this.#plan
    // A process group of its own, so that a kill reaches what it starts.
    const child = spawn(command, args, {
      detached: true,
      cwd,
      env: { PATH: process.env.PATH, ...env },
      ...user,
    })
    this.#child = child
    running.add(child)
    child.once('exit', () => running.delete(child))
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output = (this.#output + String(chunk)).slice(-keptCharacters)
      })
    }
    const deadline = Date.now() + patienceMs
    while (!(await isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${this.name} does not start:\n${this.#output}`)
      }
      await sleep(50)
    }
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Lets it finish what it has begun. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || !running.has(child)) return
    const exit = once(child, 'exit')
    send(signal, child)
    await exit
    // What it has started may end a little later.
    while (await this.#plan.isReady()) await sleep(20)
  }
}

function send(signal: NodeJS.Signals, { pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, signal)
}

/** The program by its name, or undefined; Debian keeps servers out of a user's PATH. */
export function findProgram(name: string): string | undefined {
  const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`
  const { status, stdout } = spawnSync('which', [name], { env: { PATH }, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

export async function answersHttp(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    // Not up yet, or down.
    return false
  }
}

export function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
