import { hasSlot } from './bits.ts'
import { Memo } from './memo.ts'
import type { PhraseBook } from './phrase-book.ts'
import { queryWords, type QueryWord } from './query-words.ts'
import { stem, termsOf, tokenise } from './tokens.ts'
import { Vocabulary, type Postings } from './vocabulary.ts'

/** A product's texts in every language, grouped by weight. */
export interface ProductText {
  title: readonly string[]
  /** Categories, colours, collection. */
  kind: readonly string[]
  /** Subtitle, fabric, tags, style number, SKUs. */
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

const qualities = { exact: 1, synonym: 0.85, beginning: 0.6, typo: 0.4 } as const
type Quality = keyof typeof qualities

/** Share of the best score: a word in a description is no match where others have it in their name. */
const leastShare = 0.25

/** Score of a match: the best matching field, plus a tenth of the others. */
const scores = {
  exact: scoresOf('exact'),
  synonym: scoresOf('synonym'),
  beginning: scoresOf('beginning'),
  typo: scoresOf('typo'),
}

export interface TextMatch {
  found: Uint32Array
  /** By slot; higher is better. */
  scores: Uint16Array
  highest: number
}

export class TextIndex {
  readonly #book: PhraseBook
  readonly #terms = new Vocabulary()
  /** Caches where to index the words of a name, because thousands of products share it. */
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
   * The given slots that have every word; if there are none, those with most of the words, as long
   * as that is more than half. Far weaker matches than the best are left out. Typos are forgiven, unless `isLiteral`.
   */
  search(text: string, among: Uint32Array, isLiteral = false): TextMatch {
    const words = queryWords(text, this.#book)
    const tally = new Tally(among)
    for (const word of words) {
      this.#scoreWord(word, tally.score)
      if (!tally.add() && !isLiteral && this.#mayBeTypo(word)) {
        this.#scoreTypos(word.term, tally.score)
        tally.add()
      }
    }
    return tally.best(words.length)
  }

  /** Replaces each word without matches by the most likely one; null if nothing changed. */
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
    // Words are indexed in the singular.
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
    // Each Chinese character begins exactly one term, so matching the start matches it completely.
    const isWhole = /^\p{Script=Han}/u.test(start)
    for (const term of this.#terms.beginningWith(start)) {
      raise(score, this.#terms.find(term), isWhole ? 'exact' : 'beginning')
      if (!isWhole) this.#raiseConceptOf(term, score, 'beginning')
    }
  }

  /** False for garments the shop knows but does not have: "shorts" is not misspelt "shirts". */
  #mayBeTypo(word: QueryWord): word is QueryWord & { term: string } {
    if (word.term === null || word.concept !== null) return false
    return !this.#terms.beginningWith(word.term).some((term) => this.#book.conceptOf(term))
  }

  #scoreTypos(word: string, score: Uint8Array): void {
    for (const term of this.#terms.near(word)) {
      raise(score, this.#terms.find(term), 'typo')
      this.#raiseConceptOf(term, score, 'typo')
    }
  }

  #raiseConceptOf(term: string, score: Uint8Array, quality: Quality): void {
    const concept = this.#book.conceptOf(term)
    if (concept) raise(score, this.#terms.find(concept), quality)
  }
}

/** Adds up the scores of words by slot. */
class Tally {
  /** Scores of the current word. */
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

  /** Adds the scores of one word; returns false if it matched nothing. */
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
    let max = 0
    for (const count of this.#met) if (count > max) max = count
    const needed = max * 2 > words ? max : words + 1
    let highest = 0
    for (let slot = 0; slot < this.#met.length; slot += 1) {
      if ((this.#met[slot] ?? 0) >= needed) highest = Math.max(highest, this.#total[slot] ?? 0)
    }
    const found = new Uint32Array(this.#among.length)
    for (let slot = 0; slot < this.#met.length; slot += 1) {
      if ((this.#met[slot] ?? 0) < needed || (this.#total[slot] ?? 0) < highest * leastShare)
        continue
      found[slot >>> 5] = (found[slot >>> 5] ?? 0) | (1 << (slot & 31))
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

/** A match of both word and concept ranks above either: a shirt before a T-shirt. */
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
