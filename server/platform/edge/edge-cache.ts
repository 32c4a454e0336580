import { createHash } from 'node:crypto'

/** Caches in front of the shop that keep pages until they are told of a change. */
export interface EdgeCache {
  /** Drops what has any of the labels, everywhere. Throws a `PurgeRefused` or a network error. */
  purge: (labels: readonly string[]) => Promise<void>
  /** Headers that label a page and let these caches, and no others, keep it. */
  headersFor: (labels: readonly string[]) => string[]
}

/** A cache did not take the purge. */
export class PurgeRefused extends Error {
  /** Earliest time to ask again. */
  readonly retryAfterMs: number | undefined

  constructor(reason: string, retryAfter: string | null) {
    super(reason)
    const seconds = Number(retryAfter ?? Number.NaN)
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined
  }
}

/** A purge that fails leaves an old page for no longer than our own cache would keep it. */
export const edgeSeconds = 60

/** Every page has this label: purging it empties the cache. */
const everything = 'all'
/** A page about so much that its labels would not fit: any change drops it. */
const manyThings = 'many'
const labelsPerPage = 80
/** From here on emptying the cache is cheaper for everyone. */
const labelsPerPurge = 300

/** Labels of a page that shows these tags. Caches limit the length of such headers. */
export function pageLabels(tags: Iterable<string>): string[] {
  const labels = [...new Set(tags)].map(labelOf)
  return labels.length > labelsPerPage
    ? [everything, manyThings, ...labels.slice(0, labelsPerPage)]
    : [everything, ...labels]
}

/** What to purge after a change of these tags; `*` is everything. */
export function purgedLabels(tags: readonly string[]): string[] {
  if (tags.includes('*') || tags.length > labelsPerPurge) return [everything]
  return [manyThings, ...tags.map(labelOf)]
}

/** Short, and the same where case does not count. */
function labelOf(tag: string): string {
  return createHash('sha256').update(tag).digest('hex').slice(0, 10)
}
