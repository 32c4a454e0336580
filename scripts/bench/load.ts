import { setTimeout as sleep } from 'node:timers/promises'
import { sorted } from './statistics.ts'

/** Does one unit of work for a connection slot; `turn` counts over all slots. */
export type Task = (slot: number, turn: number) => Promise<void>

export interface Load {
  perSecond: number
  calls: number
  /** Milliseconds, ascending. */
  latencies: Float64Array
}

/** Maximum throughput: each slot starts its next unit as soon as the last one is done. */
export async function flatOut(task: Task, slots: number, seconds: number): Promise<Load> {
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1000
  const latencies: number[] = []
  let turn = 0
  await Promise.all(
    Array.from({ length: slots }, async (_, slot) => {
      while (performance.now() < deadline) {
        const begunAt = performance.now()
        await task(slot, turn++)
        latencies.push(performance.now() - begunAt)
      }
    }),
  )
  return summary(latencies, performance.now() - startedAt)
}

/** At a fixed low rate, so that units do not wait for each other: measures latency. */
export async function atLeisure(task: Task, perSecond: number, seconds: number): Promise<Load> {
  const startedAt = performance.now()
  const latencies: number[] = []
  const calls = perSecond * seconds
  for (let turn = 0; turn < calls; turn++) {
    const begunAt = performance.now()
    await task(0, turn)
    const endedAt = performance.now()
    latencies.push(endedAt - begunAt)
    const wait = startedAt + ((turn + 1) * 1000) / perSecond - endedAt
    if (wait > 0) await sleep(wait)
    // Slow units must not make the run endless.
    if (endedAt - startedAt > seconds * 2000) break
  }
  return summary(latencies, performance.now() - startedAt)
}

function summary(latencies: readonly number[], ms: number): Load {
  return {
    perSecond: (latencies.length * 1000) / ms,
    calls: latencies.length,
    latencies: sorted(latencies),
  }
}
