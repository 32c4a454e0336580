import type { Entry } from './content-entry.ts'

/** Entries that share products, categories or tags. */
export function relatedTo<Kind extends Entry>(
  entry: Entry,
  others: readonly Kind[],
  max: number,
): Kind[] {
  return others
    .filter(({ id }) => id !== entry.id)
    .map((other) => ({ other, likeness: likeness(entry, other) }))
    .toSorted(
      (a, b) =>
        b.likeness - a.likeness || b.other.published_at.getTime() - a.other.published_at.getTime(),
    )
    .slice(0, max)
    .map(({ other }) => other)
}

function likeness(a: Entry, b: Entry): number {
  return (
    3 * shared(a.product_handles, b.product_handles) +
    2 * shared(ids(a), ids(b)) +
    shared(
      a.tags.map(({ en }) => en),
      b.tags.map(({ en }) => en),
    )
  )
}

function ids({ categories }: Entry): string[] {
  return categories.map(({ id }) => id)
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((each) => b.includes(each)).length
}
