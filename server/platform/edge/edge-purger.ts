import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import { purgedLabels, PurgeRefused, type EdgeCache } from './edge-cache.ts'
import { pause } from '../pause.ts'

/** Announced by a web process that starts or stops: pages of another version may be in the cache. */
export const pagesOfAnotherVersion = 'web-process'

interface PurgerTimes {
  /** Changes within this time are purged together. */
  gatherMs: number
  /**
   * A page that was being rendered or fetched during the change may have been stored after the
   * purge, so it is repeated; the last time after the pace of quantities.
   */
  againMs: readonly number[]
  /** Pause after a failure; it doubles up to the longest. */
  pauseMs: number
  longestPauseMs: number
}

const usualTimes: PurgerTimes = {
  gatherMs: 100,
  againMs: [700, 2000],
  pauseMs: 500,
  longestPauseMs: 30_000,
}

interface PurgerOptions {
  edge: EdgeCache
  log: Logger
  purges: Counter<'outcome'>
  times?: PurgerTimes
}

/**
 * Tells the caches in front of changed tags, one call after the other, until they have taken them.
 * It starts by emptying them, because changes may have been missed while no process told them.
 */
export class EdgePurger {
  readonly #options: PurgerOptions
  readonly #times: PurgerTimes
  readonly #waiting = new Set<string>()
  readonly #repeats = new Set<NodeJS.Timeout>()
  readonly #closing = new AbortController()
  #purging: Promise<void> | null = null
  #pauseMs: number

  constructor(options: PurgerOptions) {
    this.#options = options
    this.#times = options.times ?? usualTimes
    this.#pauseMs = this.#times.pauseMs
    this.hear(['*'])
  }

  hear(tags: readonly string[]): void {
    const changed = tags.includes(pagesOfAnotherVersion) ? ['*'] : tags
    this.#add(changed)
    for (const ms of this.#times.againMs) {
      const repeat = setTimeout(() => {
        this.#repeats.delete(repeat)
        this.#add(changed)
      }, ms)
      this.#repeats.add(repeat)
    }
  }

  /** Finishes the call under way. The next process that starts empties the caches. */
  async close(): Promise<void> {
    this.#closing.abort()
    for (const repeat of this.#repeats) clearTimeout(repeat)
    await this.#purging
  }

  #add(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag)
    this.#purging ??= this.#purgeAll().finally(() => (this.#purging = null))
  }

  async #purgeAll(): Promise<void> {
    const { signal } = this.#closing
    let pauseMs = this.#times.gatherMs
    while (this.#waiting.size > 0) {
      await pause(pauseMs, signal)
      if (signal.aborted) return
      pauseMs = await this.#purge()
    }
  }

  /** Returns the pause before the next call. */
  async #purge(): Promise<number> {
    const { edge, log, purges } = this.#options
    const { gatherMs, pauseMs, longestPauseMs } = this.#times
    const tags = [...this.#waiting]
    this.#waiting.clear()
    try {
      await edge.purge(purgedLabels(tags))
      purges.inc({ outcome: 'done' })
      this.#pauseMs = pauseMs
      return gatherMs
    } catch (error) {
      purges.inc({ outcome: 'failed' })
      log.warn({ error: String(error), tags: tags.length }, 'the caches in front were not purged')
      for (const tag of tags) this.#waiting.add(tag)
      const pause = this.#pauseMs
      this.#pauseMs = Math.min(pause * 2, longestPauseMs)
      return (error instanceof PurgeRefused ? error.retryAfterMs : undefined) ?? pause
    }
  }
}
