/** Values under keys, each labelled with what it shows; a change drops all that show it. */
export class TagCache<Value> {
  readonly #entries = new Map<string, { value: Value; tags: readonly string[] }>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #loading = new Map<string, Loading<Value>>()
  readonly #most: number

  /** `most` entries are kept; the one unused for longest goes first. */
  constructor(most: number) {
    this.#most = most
  }

  /** The kept value, or the loaded one. One load serves everybody who asks meanwhile. */
  async get(
    key: string,
    load: () => Promise<{ value: Value; tags: readonly string[] }>,
  ): Promise<Value> {
    const kept = this.peek(key)
    if (kept !== undefined) return kept
    const twin = this.#loading.get(key)
    if (twin && twin.dropped.size === 0) return twin.promise
    const loading: Loading<Value> = { dropped: new Set(), promise: this.#load(key, load) }
    this.#loading.set(key, loading)
    return loading.promise
  }

  peek(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, tags: readonly string[]): void {
    this.#remove(key)
    this.#entries.set(key, { value, tags })
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
    if (this.#entries.size <= this.#most) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#remove(oldest.value)
  }

  /** Drops what shows any of the tags; `*` drops everything. */
  drop(tags: readonly string[]): void {
    // What is being loaded may have read the old state; nobody knows its tags yet.
    for (const { dropped } of this.#loading.values()) tags.forEach((tag) => dropped.add(tag))
    const keys = tags.includes('*')
      ? [...this.#entries.keys()]
      : tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])
    for (const key of keys) this.#remove(key)
  }

  #remove(key: string): void {
    for (const tag of this.#entries.get(key)?.tags ?? []) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
    this.#entries.delete(key)
  }

  async #load(
    key: string,
    load: () => Promise<{ value: Value; tags: readonly string[] }>,
  ): Promise<Value> {
    // Lets `get` register this load before it can end.
    await Promise.resolve()
    const loading = this.#loading.get(key)
    try {
      const { value, tags } = await load()
      const isOutdated = loading?.dropped.has('*') || tags.some((tag) => loading?.dropped.has(tag))
      if (loading && !isOutdated) this.set(key, value, tags)
      return value
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key)
    }
  }
}

interface Loading<Value> {
  promise: Promise<Value>
  /** What changed since it began: it may have read the old state. */
  dropped: Set<string>
}
