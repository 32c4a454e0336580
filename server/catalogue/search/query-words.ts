import type { PhraseBook } from './phrase-book.ts'
import { termsOf, tokenise, type Token } from './tokens.ts'

/** Further words are ignored to limit the cost; real searches are shorter. */
const maxWords = 12

export interface QueryWord {
  /** The term as typed; null if it is matched only by its concept. */
  term: string | null
  /** Also matches longer terms: for an unfinished word or a single Chinese character. */
  isBeginning: boolean
  concept: string | null
}

export function queryWords(text: string, book: PhraseBook): QueryWord[] {
  const tokens = tokenise(text)
  const words = split(tokens, book)
  // A search of only stop words searches for them.
  return (words.length > 0 ? words : plainWords(tokens)).slice(0, maxWords)
}

function split(tokens: readonly Token[], book: PhraseBook): QueryWord[] {
  const words: QueryWord[] = []
  let loose: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const phrase = book.at(tokens, at)
    if (!phrase) {
      loose.push(...tokens.slice(at, at + 1))
      at += 1
      continue
    }
    words.push(...plainWords(loose))
    loose = []
    const part = tokens.slice(at, at + phrase.length)
    if (phrase.kind === 'name') words.push(...plainWords(part))
    if (phrase.kind === 'synonym') words.push({ ...soleWord(part), concept: phrase.concept })
    at += phrase.length
  }
  return [...words, ...plainWords(loose)]
}

function plainWords(tokens: readonly Token[]): QueryWord[] {
  const terms = termsOf(tokens)
  return tokens.flatMap((token, at) => {
    const term = terms[at] ?? ''
    // The last character of a run is already part of the pair before it.
    const previous = tokens[at - 1]
    const isTail = token.isHan && term === token.text && token.isJoined && previous?.isHan
    return isTail ? [] : [{ ...wordOf(term), concept: null }]
  })
}

/** The single term for a whole phrase, if there is one. */
function soleWord(tokens: readonly Token[]): Omit<QueryWord, 'concept'> {
  const isPair = tokens.length === 2 && tokens.every(({ isHan }) => isHan)
  if (tokens.length > 1 && !isPair) return { term: null, isBeginning: false }
  return wordOf(termsOf(tokens)[0] ?? '')
}

function wordOf(term: string): Omit<QueryWord, 'concept'> {
  const isPair = /^\p{Script=Han}{2}$/u.test(term)
  const isLetter = /^.$/u.test(term) && !/\p{Script=Han}/u.test(term)
  return { term, isBeginning: !isPair && !isLetter }
}
