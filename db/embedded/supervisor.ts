import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

export interface Supervisor {
  pid: () => number
  stop: () => Promise<void>
}

const firstPauseMs = 200
const longestPauseMs = 5000
/** A server that took connections this long was well; its death is answered quickly again. */
const wellAfterMs = 1000

/** Starts the server, and starts it again whenever it ends before `stop` was asked for. */
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
      report(`The database ended (${end}); starting it again in ${pauseMs / 1000} s`)
      await pause(pauseMs, stopping.signal)
      if (stopping.signal.aborted) return
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      readyAt = Number.POSITIVE_INFINITY
      end = await liveOnce().catch(messageOf)
    }
  }

  /** One life of the server, from its start to how it ended. */
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
  // An abort cuts the pause short; the caller looks at the signal itself.
  await sleep(ms, undefined, { signal }).catch(() => {})
}
