import type { Task } from './load.ts'

/** One kind of work, and the least it could cost. */
export interface Work {
  ours: Task
  /** The same bytes, or the same JSON, from a bare server. */
  floor?: Task
  /** The same data, or the same writes, straight through `pg`. */
  sql?: Task
  /** Before each round of ours, outside the clock, for so many pieces at most. */
  prepare?: (pieces: number) => Promise<void>
  /** After each round of ours, outside the clock. */
  tidy?: () => Promise<void>
  /** More pieces a second than a round gets through, where each needs something of its own. */
  mostPerSecond?: number
  /** Users at once, where the shop lets fewer wait than there are. */
  slots?: number
  /** Pieces a second at which none waits for another. */
  leisurely: number
}

/** Kinds of work by name; each is made ready when its turn comes. */
export type Works = Readonly<Record<string, () => Promise<Work>>>
