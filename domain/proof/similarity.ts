/** Levenshtein distance: insertions, deletions and substitutions. */
export function distance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, against] of b.entries()) {
      const changed = (row[j] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

export function isAlike(one: string, other: string, max: number): boolean {
  return Math.abs(one.length - other.length) <= max && distance(one, other) <= max
}
