import { fold } from './fold.ts'

/** One Latin word, or one Chinese character. */
export interface Token {
  text: string
  isHan: boolean
  /** Follows the one before it without a gap. */
  isJoined: boolean
}

const pattern = /\p{Script=Han}|[[\p{L}\p{N}]--\p{Script=Han}]+/gv
const han = /^\p{Script=Han}/u

export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let end = -1
  for (const match of fold(text).matchAll(pattern)) {
    const [part] = match
    const isHan = han.test(part)
    tokens.push({ text: isHan ? part : stem(part), isHan, isJoined: match.index === end })
    end = match.index + part.length
  }
  return tokens
}

/** Singular and plural are one word; `shorts` are not a short of anything. */
export function stem(word: string): string {
  if (word.length < 4 || word === 'shorts' || !word.endsWith('s')) return word
  if (/(ss|us|is)$/.test(word)) return word
  if (/(sse|che|she|xe)s$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

/**
 * Words as they are, Chinese in pairs of neighbours. The last character of a run also stands
 * alone, so that every character begins exactly one term and a single one is found as a beginning.
 */
export function termsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token, at) => {
    if (!token.isHan) return token.text
    const next = tokens[at + 1]
    return next?.isHan && next.isJoined ? token.text + next.text : token.text
  })
}
