/** Typos allowed in a word of this length; none in a short one, where every letter counts. */
export function typosAllowed(length: number): number {
  if (length >= 8) return 2
  return length >= 4 ? 1 : 0
}

/** One bit per letter a–z: each typo changes at most two of them. */
export function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) set |= 1 << letter
  }
  return set
}

/**
 * Whether the words differ by at most `most` edits: insertions, deletions, substitutions, or swaps
 * of neighbours.
 */
export function isWithin(max: number, from: string, to: string): boolean {
  if (Math.abs(from.length - to.length) > max) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    let min = i
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1]
      let cost = Math.min(
        distance(last, j) + 1,
        distance(row, j - 1) + 1,
        distance(last, j - 1) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (isSwapped) cost = Math.min(cost, distance(beforeLast, j - 2) + 1)
      row.push(cost)
      min = Math.min(min, cost)
    }
    if (min > max) return false
    beforeLast = last
    last = row
  }
  return distance(last, to.length) <= max
}

function distance(row: readonly number[], at: number): number {
  return row[at] ?? Infinity
}
