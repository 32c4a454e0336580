import { locales } from '#domain/locale.ts'
import { termsOf, tokenise } from '../catalogue/search/tokens.ts'
import type { Entry } from './content-entry.ts'

/** The weight of each term in an entry. */
type Weights = ReadonlyMap<string, number>

export type EntryTerms = ReadonlyMap<string, Weights>

const maxWords = 12
/** Applied to a match on the beginning of a word. */
const beginningFactor = 0.75
const minBeginning = 3

/** The terms of every entry in all three languages, by entry id. */
export function wordsOf(entries: readonly Entry[]): EntryTerms {
  return new Map(entries.map((entry) => [entry.id, weightsOf(entry)]))
}

/** The entries that contain every search word, best first. */
export function matching<Kind extends Entry>(
  entries: readonly Kind[],
  words: EntryTerms,
  keyword: string,
): Kind[] {
  const asked = askedTerms(keyword)
  if (asked.length === 0) return []
  return entries
    .map((entry) => ({ story: entry, score: scoreOf(words.get(entry.id), asked) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ story: entry }) => entry)
}

function weightsOf(entry: Entry): Weights {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const term of new Set(termsOf(tokenise(text)))) {
      weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    }
  }
  for (const locale of locales) {
    add(entry.title[locale], 8)
    for (const tag of entry.tags) add(tag[locale], 5)
    for (const { title } of entry.categories) add(title[locale], 4)
    add(entry.description[locale], 3)
    add(entry.body[locale], 1)
  }
  return weights
}

/** Drops the last character of a Chinese run: the pair before it already contains it. */
function askedTerms(keyword: string): string[] {
  const tokens = tokenise(keyword)
  const terms = termsOf(tokens)
  const asked = terms.filter((term, at) => {
    const token = tokens[at]
    const isTail = token?.isHan && token.isJoined && term === token.text && tokens[at - 1]?.isHan
    return !isTail
  })
  return [...new Set(asked)].slice(0, maxWords)
}

/** 0 if a term is missing. */
function scoreOf(weights: Weights | undefined, asked: readonly string[]): number {
  if (!weights) return 0
  const scores = asked.map((term) =>
    Math.max(weights.get(term) ?? 0, beginningScore(weights, term)),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** Matches the beginning of a Latin word, or a single Chinese character. */
function beginningScore(weights: Weights, beginning: string): number {
  const isHan = /^\p{Script=Han}$/u.test(beginning)
  if (!isHan && beginning.length < minBeginning) return 0
  if (!isHan && /\p{Script=Han}/u.test(beginning)) return 0
  let best = 0
  for (const [term, weight] of weights) {
    if (weight > best && term.startsWith(beginning)) best = weight
  }
  return best * beginningFactor
}
