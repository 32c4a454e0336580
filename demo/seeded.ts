/** A number in [0, 1) derived only from the words, so that the demo is the same on every machine. */
export function seeded(...words: readonly string[]): number {
  // FNV-1a with a final mix, so that similar words do not give similar numbers.
  let hash = 0x811c9dc5
  for (const unit of words.join('|')) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}
