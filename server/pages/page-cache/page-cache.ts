import type { Page } from './page.ts'

interface PageCacheOptions {
  /** Total size; least recently used pages are evicted first. */
  maxBytes: number
  /** Older pages are still served while a single render replaces them. */
  maxAgeMs: number
  now?: () => number
  /** Adds up what was asked for. */
  counts?: { hit: number; stale: number; miss: number }
  onError: (error: unknown) => void
}

export interface Rendered {
  page: Page
  isKeepable: boolean
}

interface Entry {
  page: Page
  bytes: number
  uses: number
}

interface Render {
  page: Promise<Page>
  /** Tags that changed since the render started: it may have read the old state. */
  dropped: Set<string>
  isOutdated: boolean
}

/** From this number of uses, a page is worth the best compression (100 ms of work). */
const popularAfter = 2

/** Rendered pages by key, tagged with what they show. */
export class PageCache {
  readonly #options: Required<PageCacheOptions>
  readonly #entries = new Map<string, Entry>()
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #flights = new Map<string, Render>()
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = { now: Date.now, counts: { hit: 0, stale: 0, miss: 0 }, ...options }
  }

  /** The cached page; a stale one is re-rendered in the background. Costs one look-up. */
  find(key: string, render: () => Promise<Rendered>): Page | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    entry.uses += 1
    if (this.#options.now() - entry.page.storedAt <= this.#options.maxAgeMs) {
      this.#options.counts.hit += 1
      this.#polishIfPopular(key, entry)
    } else {
      this.#options.counts.stale += 1
      if (!this.#flights.has(key)) this.load(key, render).catch(this.#options.onError)
    }
    return entry.page
  }

  /** Renders the page once for all concurrent requests, and caches it if allowed. */
  async load(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const twin = this.#flights.get(key)
    if (!twin) return this.#start(key, render).page
    const cameAfterChange = twin.dropped.size > 0
    const page = await twin.page
    // A request made after a change must see it.
    return cameAfterChange && twin.isOutdated ? this.load(key, render) : page
  }

  /** Removes the pages with any of the tags; `*` removes all. */
  drop(tags: readonly string[]): void {
    for (const flight of this.#flights.values()) tags.forEach((tag) => flight.dropped.add(tag))
    const keys = tags.includes('*')
      ? [...this.#entries.keys()]
      : tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])])
    for (const key of keys) this.#remove(key)
  }

  /** Updates the page's size after another encoding has been added. */
  resize(key: string, page: Page): void {
    const entry = this.#entries.get(key)
    if (entry?.page !== page) return
    this.#bytes += page.bytes - entry.bytes
    entry.bytes = page.bytes
    this.#makeRoom()
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #start(key: string, render: () => Promise<Rendered>): Render {
    const flight: Render = {
      page: Promise.resolve().then(settleRender),
      dropped: new Set(),
      isOutdated: false,
    }
    const settle = (rendered: Rendered) => this.#settle(key, flight, rendered)
    const end = () => this.#flights.delete(key)
    async function settleRender(): Promise<Page> {
      try {
        const rendered = await render()
        settle(rendered)
        return rendered.page
      } finally {
        end()
      }
    }
    this.#flights.set(key, flight)
    return flight
  }

  #settle(key: string, flight: Render, { page, isKeepable }: Rendered): void {
    flight.isOutdated = flight.dropped.has('*') || !flight.dropped.isDisjointFrom(page.tags)
    // An error page does not replace a working one.
    if (page.status >= 500) return
    const before = this.#entries.get(key)
    // Most stale pages render unchanged.
    const uses = before && page.takeOver(before.page) ? before.uses : 0
    this.#remove(key)
    if (!isKeepable || flight.isOutdated) return
    this.#keep(key, page, uses)
    // A page that is stale at each visit would never be polished otherwise.
    this.#polishIfPopular(key, { page, uses })
  }

  #keep(key: string, page: Page, uses: number): void {
    this.#entries.set(key, { page, bytes: page.bytes, uses })
    this.#bytes += page.bytes
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
    this.#makeRoom()
  }

  #polishIfPopular(key: string, { page, uses }: Pick<Entry, 'page' | 'uses'>): void {
    if (uses < popularAfter || page.isPolished) return
    page.polish().then(() => this.resize(key, page), this.#options.onError)
  }

  #makeRoom(): void {
    while (this.#bytes > this.#options.maxBytes) {
      const oldest = this.#entries.keys().next()
      if (oldest.done) return
      this.#remove(oldest.value)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.page.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
