import { bitsSet } from './bits.ts'
import { isWithin, letterSet, typosAllowed } from './edit-distance.ts'

/** Where a term occurs: the slot, and in the lowest four bits the fields. */
export class Postings {
  #entries = new Uint32Array(2)
  length = 0

  /** A slot's entries must be added consecutively; they are merged. */
  add(slot: number, fields: number): void {
    const last = this.length - 1
    const entry = this.#entries[last] ?? 0
    if (last >= 0 && entry >>> 4 === slot) {
      this.#entries[last] = entry | fields
      return
    }
    if (this.length === this.#entries.length) {
      const more = new Uint32Array(this.length * 2)
      more.set(this.#entries)
      this.#entries = more
    }
    this.#entries[this.length] = (slot << 4) | fields
    this.length += 1
  }

  forEach(visit: (slot: number, fields: number) => void): void {
    for (let at = 0; at < this.length; at += 1) {
      const entry = this.#entries[at] ?? 0
      visit(entry >>> 4, entry & 15)
    }
  }
}

/** All terms of the catalogue, found by exact match, by prefix, or with typos. */
export class Vocabulary {
  readonly #postings = new Map<string, Postings>()
  #sorted: string[] = []
  #unsorted: string[] = []
  /** Latin words and their letter sets, at the same indexes. */
  readonly #words: string[] = []
  readonly #letters: number[] = []

  /** Registers a term, so that it is found even without products. */
  know(term: string): Postings {
    const known = this.#postings.get(term)
    if (known) return known
    const postings = new Postings()
    this.#postings.set(term, postings)
    this.#unsorted.push(term)
    if (/^[a-z]{3,}$/.test(term)) {
      this.#words.push(term)
      this.#letters.push(letterSet(term))
    }
    return postings
  }

  settle(): void {
    this.#inOrder()
  }

  find(term: string): Postings | undefined {
    return this.#postings.get(term)
  }

  /** Longer terms with this prefix. */
  beginningWith(start: string): string[] {
    const terms = this.#inOrder()
    const found: string[] = []
    for (let at = firstAtOrAfter(terms, start); at < terms.length; at += 1) {
      const term = terms[at] ?? ''
      if (!term.startsWith(start)) break
      if (term !== start) found.push(term)
    }
    return found
  }

  /** Words within a few typos: one from four letters on, two from eight. */
  near(word: string): string[] {
    const max = typosAllowed(word.length)
    if (max === 0 || !/^[a-z]+$/.test(word)) return []
    const letters = letterSet(word)
    return this.#words.filter(
      (other, at) =>
        bitsSet((this.#letters[at] ?? 0) ^ letters) <= 2 * max && isWithin(max, word, other),
    )
  }

  /** The word with the fewest typos; of several, the most frequent. */
  nearest(word: string): string | undefined {
    const found = this.near(word).filter((other) => this.#timesOf(other) > 0)
    const oneProof = found.filter((other) => isWithin(1, word, other))
    const [commonest] = (oneProof.length > 0 ? oneProof : found).toSorted(
      (a, b) => this.#timesOf(b) - this.#timesOf(a),
    )
    return commonest
  }

  #timesOf(term: string): number {
    return this.#postings.get(term)?.length ?? 0
  }

  #inOrder(): readonly string[] {
    if (this.#unsorted.length > 50) {
      this.#sorted = this.#sorted.concat(this.#unsorted).sort(byCodeUnit)
    } else {
      for (const term of this.#unsorted) {
        this.#sorted.splice(firstAtOrAfter(this.#sorted, term), 0, term)
      }
    }
    this.#unsorted = []
    return this.#sorted
  }
}

function firstAtOrAfter(terms: readonly string[], text: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1
}
