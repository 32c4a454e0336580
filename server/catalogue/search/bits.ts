/** A set of slots, one bit each. */
export class Bits {
  words = new Uint32Array(4)

  add(slot: number): void {
    const at = slot >>> 5
    if (at >= this.words.length) this.#grow(at + 1)
    this.words[at] = (this.words[at] ?? 0) | (1 << (slot & 31))
  }

  remove(slot: number): void {
    const at = slot >>> 5
    if (at < this.words.length) this.words[at] = (this.words[at] ?? 0) & ~(1 << (slot & 31))
  }

  has(slot: number): boolean {
    return hasSlot(this.words, slot)
  }

  #grow(min: number): void {
    const words = new Uint32Array(Math.max(min, this.words.length * 2))
    words.set(this.words)
    this.words = words
  }
}

export function hasSlot(words: Uint32Array, slot: number): boolean {
  return (((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1
}

/** Intersects in place. */
export function intersect(into: Uint32Array, other: Uint32Array): void {
  const shared = Math.min(into.length, other.length)
  for (let at = 0; at < shared; at += 1) into[at] = (into[at] ?? 0) & (other[at] ?? 0)
  into.fill(0, shared)
}

/** Unites in place; slots beyond the end of `into` are dropped. */
export function unite(into: Uint32Array, other: Uint32Array): void {
  const shared = Math.min(into.length, other.length)
  for (let at = 0; at < shared; at += 1) into[at] = (into[at] ?? 0) | (other[at] ?? 0)
}

export function countAll(words: Uint32Array): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count += bitsSet(words[at] ?? 0)
  return count
}

export function countBoth(a: Uint32Array, b: Uint32Array): number {
  const shared = Math.min(a.length, b.length)
  let count = 0
  for (let at = 0; at < shared; at += 1) count += bitsSet((a[at] ?? 0) & (b[at] ?? 0))
  return count
}

export function forEachSlot(words: Uint32Array, visit: (slot: number) => void): void {
  for (let at = 0; at < words.length; at += 1) {
    let rest = words[at] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      visit((at << 5) | (31 - Math.clz32(lowest)))
      rest ^= lowest
    }
  }
}

export function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
