import type { Task } from './load.ts'

/** One kind of work and its lower bounds. */
export interface Work {
  ours: Task
  /** The same bytes or JSON from a bare server. */
  floor?: Task
  /** The same data or writes directly through `pg`. */
  sql?: Task
  /** Before each of our rounds, not timed, for at most this many units. */
  prepare?: (quantity: number) => Promise<void>
  /** After each of our rounds, not timed. */
  tidy?: () => Promise<void>
  /** Upper limit of units per second, for work that consumes prepared data. */
  maxPerSecond?: number
  /** Concurrent users, if the shop queues fewer than usual. */
  slots?: number
  /** Units per second at which they do not wait for each other. */
  leisurely: number
}

/** Kinds of work by name, each prepared just before it is measured. */
export type Works = Readonly<Record<string, () => Promise<Work>>>
