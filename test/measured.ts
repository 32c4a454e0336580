import { appendFileSync, mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'

/** Adds a line to `.cache/measured.txt`: what docs/reliability.md says was last measured. */
export function measured(promise: string, figures: string): void {
  const [load = 0] = loadavg()
  const day = new Date().toISOString().slice(0, 10)
  mkdirSync('.cache', { recursive: true })
  appendFileSync('.cache/measured.txt', `${day} ${promise}: ${figures} (load ${load.toFixed(1)})\n`)
}

/** Such as “p50 3 ms, p99 12 ms, longest 20 ms”. */
export function spread(ms: readonly number[]): string {
  const longest = percentile(ms, 1)
  return `p50 ${round(percentile(ms, 0.5))} ms, p99 ${round(percentile(ms, 0.99))} ms, longest ${round(longest)} ms`
}

/** Nearest rank; NaN if there is nothing. */
export function percentile(values: readonly number[], share: number): number {
  const ascending = values.toSorted((a, b) => a - b)
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? Number.NaN
}

function round(ms: number): string {
  return ms.toFixed(ms < 10 ? 1 : 0)
}
