/**
 * Throttles tags that may change many times a second: the first change is announced at once,
 * further ones together at the end of the interval.
 */
export class PacedTags {
  readonly #tell: (tags: readonly string[]) => void
  readonly #everyMs: number
  /** Tags announced within the interval, and whether they have changed since. */
  readonly #recent = new Map<string, { hasChanged: boolean; timer: NodeJS.Timeout }>()

  constructor(everyMs: number, notify: (tags: readonly string[]) => void) {
    this.#everyMs = everyMs
    this.#tell = notify
  }

  hear(tags: readonly string[]): void {
    const due = tags.filter((tag) => this.#isDue(tag))
    if (due.length > 0) this.#tell(due)
  }

  /** Announces all pending changes now. */
  flush(): void {
    const due: string[] = []
    for (const [tag, recent] of this.#recent) {
      if (recent.hasChanged) due.push(tag)
      recent.hasChanged = false
    }
    if (due.length > 0) this.#tell(due)
  }

  close(): void {
    for (const { timer } of this.#recent.values()) clearTimeout(timer)
    this.#recent.clear()
  }

  #isDue(tag: string): boolean {
    const recent = this.#recent.get(tag)
    if (recent) {
      recent.hasChanged = true
      return false
    }
    this.#wait(tag)
    return true
  }

  #wait(tag: string): void {
    const timer = setTimeout(() => this.#end(tag), this.#everyMs).unref()
    this.#recent.set(tag, { hasChanged: false, timer })
  }

  #end(tag: string): void {
    const hasChanged = this.#recent.get(tag)?.hasChanged
    this.#recent.delete(tag)
    if (hasChanged) this.hear([tag])
  }
}
