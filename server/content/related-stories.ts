import type { Story } from './story.ts'

/** What shows the same garments, or stands in the same categories, or carries the same tags. */
export function relatedTo<Kind extends Story>(
  story: Story,
  others: readonly Kind[],
  most: number,
): Kind[] {
  return others
    .filter(({ id }) => id !== story.id)
    .map((other) => ({ other, likeness: likeness(story, other) }))
    .toSorted(
      (a, b) =>
        b.likeness - a.likeness || b.other.published_at.getTime() - a.other.published_at.getTime(),
    )
    .slice(0, most)
    .map(({ other }) => other)
}

function likeness(a: Story, b: Story): number {
  return (
    3 * shared(a.shows, b.shows) +
    2 * shared(ids(a), ids(b)) +
    shared(
      a.tags.map(({ en }) => en),
      b.tags.map(({ en }) => en),
    )
  )
}

function ids({ categories }: Story): string[] {
  return categories.map(({ id }) => id)
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((each) => b.includes(each)).length
}
