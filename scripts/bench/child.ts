import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../command.ts'

const patienceMs = 10_000

/** A child process that answers one message at a time. */
export interface Child {
  ask: (message: object) => Promise<unknown>
  stop: () => Promise<void>
  pid: number
}

interface ChildOptions {
  env?: Readonly<Record<string, string>>
  args?: readonly string[]
  cwd?: string
}

/** Starts `scripts/bench/<name>.ts`; resolves once it is ready. */
export async function startChild(
  name: string,
  { env = {}, args = [], cwd = root }: ChildOptions,
): Promise<Child> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), args, {
    cwd,
    env: { ...process.env, ...env },
  })
  await nextMessage(child)
  return {
    ask(message) {
      const answer = nextMessage(child)
      child.send(message)
      return answer
    },
    stop: () => end(child),
    pid: child.pid ?? 0,
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const gone = new AbortController()
  const { signal } = gone
  const exit = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`a child process exited (${String(code)})`)
  })
  try {
    const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), exit])
    return message
  } finally {
    gone.abort()
    // It is not waited for any more.
    exit.catch(() => {})
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.disconnect()
  await exit
  clearTimeout(timer)
}

/** Child side: signals that it is ready, answers messages, exits with its parent. */
export function answerParent(
  answer: (message: unknown) => Promise<object>,
  stop: () => Promise<void>,
): void {
  process.on('message', (message) => {
    answer(message).then((reply) => process.send?.(reply), fail)
  })
  process.on('disconnect', () => {
    stop().then(() => process.exit(0), fail)
  })
  // Ctrl-C reaches every process of the terminal; the child exits when its parent does.
  process.on('SIGINT', () => {})
  process.send?.({ isReady: true })
}

function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}
