import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

export interface Supervisor {
  pid: () => number
  stop: () => Promise<void>
}

const firstPauseMs = 200
const longestPauseMs = 5000
/** A server that ran this long was healthy; if it exits, it is restarted quickly. */
const wellAfterMs = 1000

/** Starts the server, and restarts it whenever it exits until `stop` is called. */
export async function supervise(
  start: () => Promise<Postmaster>,
  report: (line: string) => void,
): Promise<Supervisor> {
  const stopping = new AbortController()
  let current = await start()
  let readyAt = Date.now()
  const watching = watch()

  async function watch(): Promise<void> {
    let pauseMs = firstPauseMs
    let end = await current.ended
    while (!stopping.signal.aborted) {
      if (Date.now() - readyAt > wellAfterMs) pauseMs = firstPauseMs
      report(`The database exited (${end}); restarting it in ${pauseMs / 1000} s`)
      await pause(pauseMs, stopping.signal)
      if (stopping.signal.aborted) return
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      readyAt = Number.POSITIVE_INFINITY
      end = await liveOnce().catch(messageOf)
    }
  }

  /** Runs the server once, from its start until it exits. */
  async function liveOnce(): Promise<string> {
    current = await start()
    readyAt = Date.now()
    if (stopping.signal.aborted) await current.stop()
    else report('The database is back')
    return current.ended
  }

  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // An abort ends the pause early; the caller checks the signal itself.
  await sleep(ms, undefined, { signal }).catch(() => {})
}
