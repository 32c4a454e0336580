/** Values by key, each labelled with tags; a change of a tag drops all values that have it. */
export class TagCache<Value> {
  readonly #entries = new Map<string, { value: Value; tags: readonly string[] }>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #loading = new Map<string, Loading<Value>>()
  readonly #max: number

  /** Holds at most `most` entries and evicts the least recently used one. */
  constructor(max: number) {
    this.#max = max
  }

  /** Returns the cached value, or loads it. Concurrent callers share one load. */
  async get(
    key: string,
    load: () => Promise<{ value: Value; tags: readonly string[] }>,
  ): Promise<Value> {
    const cached = this.peek(key)
    if (cached !== undefined) return cached
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
    if (this.#entries.size <= this.#max) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#remove(oldest.value)
  }

  /** Drops all values with any of the tags; `*` drops everything. */
  drop(tags: readonly string[]): void {
    // Loads in progress may have read the old state, and their tags are not known yet.
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
    // Lets `get` register this load before it can finish.
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
  /** Tags that changed since the load began: it may have read the old state. */
  dropped: Set<string>
}
