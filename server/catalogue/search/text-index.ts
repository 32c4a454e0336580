import { hasSlot } from './bits.ts'
import { Memo } from './memo.ts'
import type { PhraseBook } from './phrase-book.ts'
import { queryWords, type QueryWord } from './query-words.ts'
import { stem, termsOf, tokenise } from './tokens.ts'
import { Vocabulary, type Postings } from './vocabulary.ts'

/** The texts of one product, in every language, by how much a match in them says. */
export interface ProductText {
  title: readonly string[]
  /** Categories, colours, collection. */
  kind: readonly string[]
  /** Subtitle, tags, style number, SKUs. */
  labels: readonly string[]
  description: readonly string[]
}

const fieldBits = { title: 1, kind: 2, labels: 4, description: 8 } as const
const fieldWeights = [
  [fieldBits.title, 100],
  [fieldBits.kind, 60],
  [fieldBits.labels, 40],
  [fieldBits.description, 15],
] as const

const qualities = { exact: 1, synonym: 0.85, beginning: 0.6, slip: 0.4 } as const
type Quality = keyof typeof qualities

/** Score of a match, by the fields it is in: the best of them, and a tenth of the others. */
const scores = {
  exact: scoresOf('exact'),
  synonym: scoresOf('synonym'),
  beginning: scoresOf('beginning'),
  slip: scoresOf('slip'),
}

export interface TextMatch {
  /** Slots that match. */
  found: Uint32Array
  /** By slot; higher is better. */
  scores: Uint16Array
  highest: number
}

/** Finds products by words. */
export class TextIndex {
  readonly #book: PhraseBook
  readonly #terms = new Vocabulary()
  /** Where the words of a name are noted: thousands of products share it. */
  readonly #names = new Memo<string, readonly Postings[]>(10_000, (name) => this.#placesOf(name))

  constructor(book: PhraseBook) {
    this.#book = book
    for (const word of book.words()) this.#terms.know(word)
  }

  add(slot: number, text: ProductText): void {
    for (const field of ['title', 'kind', 'labels', 'description'] as const) {
      const bit = fieldBits[field]
      for (const part of text[field]) {
        const places = field === 'kind' ? this.#names.get(part) : this.#placesOf(part)
        for (const place of places) place.add(slot, bit)
      }
    }
  }

  #placesOf(text: string): Postings[] {
    const tokens = tokenise(text)
    const places: Postings[] = []
    for (const term of termsOf(tokens)) places.push(this.#terms.know(term))
    for (const concept of this.#book.conceptsIn(tokens)) places.push(this.#terms.know(concept))
    return places
  }

  settle(): void {
    this.#terms.settle()
  }

  /**
   * Of the given slots, those that have every word. When none has, those that have most of the
   * words, if that is more than half. Slips of the finger are forgiven, unless it is literal.
   */
  search(text: string, among: Uint32Array, isLiteral = false): TextMatch {
    const words = queryWords(text, this.#book)
    const tally = new Tally(among)
    for (const word of words) {
      this.#scoreWord(word, tally.score)
      if (!tally.add() && !isLiteral && this.#mayBeSlip(word)) {
        this.#scoreSlips(word.term, tally.score)
        tally.add()
      }
    }
    return tally.best(words.length)
  }

  /** The text with the likeliest word in place of each that nothing has; null when there is none. */
  correct(text: string): string | null {
    const words = text.trim().split(/\s+/)
    const corrected = words.map((word) => this.#meantBy(word) ?? word)
    return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : null
  }

  #meantBy(word: string): string | null {
    const [token, ...others] = tokenise(word)
    if (!token || token.isHan || others.length > 0) return null
    if (this.#terms.find(token.text) || this.#terms.beginningWith(token.text).length > 0)
      return null
    const meant = this.#terms.nearest(token.text)
    if (meant === undefined) return null
    // Words are known in the singular.
    const plural = `${meant}s`
    return /s$/i.test(word) && stem(plural) === meant ? plural : meant
  }

  #scoreWord({ term, isBeginning, concept }: QueryWord, score: Uint8Array): void {
    if (term !== null) {
      raise(score, this.#terms.find(term), 'exact')
      if (isBeginning) this.#scoreLonger(term, score)
    }
    if (concept !== null) addConcept(score, this.#terms.find(concept))
  }

  #scoreLonger(start: string, score: Uint8Array): void {
    // Each place of a Chinese character is the beginning of one term: it is found whole.
    const isWhole = /^\p{Script=Han}/u.test(start)
    for (const term of this.#terms.beginningWith(start)) {
      raise(score, this.#terms.find(term), isWhole ? 'exact' : 'beginning')
      if (!isWhole) this.#raiseConceptOf(term, score, 'beginning')
    }
  }

  /** Not a garment the shop knows but does not have: shorts are no misspelt shirts. */
  #mayBeSlip(word: QueryWord): word is QueryWord & { term: string } {
    if (word.term === null || word.concept !== null) return false
    return !this.#terms.beginningWith(word.term).some((term) => this.#book.conceptOf(term))
  }

  #scoreSlips(word: string, score: Uint8Array): void {
    for (const term of this.#terms.near(word)) {
      raise(score, this.#terms.find(term), 'slip')
      this.#raiseConceptOf(term, score, 'slip')
    }
  }

  #raiseConceptOf(term: string, score: Uint8Array, quality: Quality): void {
    const concept = this.#book.conceptOf(term)
    if (concept) raise(score, this.#terms.find(concept), quality)
  }
}

/** Adds up words by slot. */
class Tally {
  /** Of the word at hand. */
  readonly score: Uint8Array
  readonly #among: Uint32Array
  readonly #total: Uint16Array
  readonly #met: Uint8Array

  constructor(among: Uint32Array) {
    const size = among.length * 32
    this.#among = among
    this.score = new Uint8Array(size)
    this.#total = new Uint16Array(size)
    this.#met = new Uint8Array(size)
  }

  /** Takes the scores of one word; false when it is met nowhere. */
  add(): boolean {
    let isMet = false
    for (let slot = 0; slot < this.score.length; slot += 1) {
      const points = this.score[slot] ?? 0
      if (points === 0 || !hasSlot(this.#among, slot)) continue
      this.#total[slot] = (this.#total[slot] ?? 0) + points
      this.#met[slot] = (this.#met[slot] ?? 0) + 1
      isMet = true
    }
    this.score.fill(0)
    return isMet
  }

  best(words: number): TextMatch {
    let most = 0
    for (const count of this.#met) if (count > most) most = count
    const needed = most * 2 > words ? most : words + 1
    const found = new Uint32Array(this.#among.length)
    let highest = 0
    for (let slot = 0; slot < this.#met.length; slot += 1) {
      if ((this.#met[slot] ?? 0) < needed) continue
      found[slot >>> 5] = (found[slot >>> 5] ?? 0) | (1 << (slot & 31))
      highest = Math.max(highest, this.#total[slot] ?? 0)
    }
    return { found, scores: this.#total, highest }
  }
}

function raise(score: Uint8Array, postings: Postings | undefined, quality: Quality): void {
  const table = scores[quality]
  postings?.forEach((slot, fields) => {
    const points = table[fields] ?? 0
    if (points > (score[slot] ?? 0)) score[slot] = points
  })
}

/** The word itself and what it means together are more than either: a shirt before a T-shirt. */
function addConcept(score: Uint8Array, postings: Postings | undefined): void {
  postings?.forEach((slot, fields) => {
    const literal = score[slot] ?? 0
    const points = scores.synonym[fields] ?? 0
    score[slot] = literal === 0 ? points : Math.max(literal, points) + 30
  })
}

function scoresOf(quality: Quality): Uint8Array {
  const table = new Uint8Array(16)
  for (let fields = 1; fields < 16; fields += 1) {
    const weights = fieldWeights.flatMap(([bit, weight]) => (fields & bit ? [weight] : []))
    const best = Math.max(...weights)
    const others = weights.reduce((sum, weight) => sum + weight, 0) - best
    table[fields] = Math.max(1, Math.round((best + others / 10) * qualities[quality]))
  }
  return table
}
