import { foldHan, foldLatin } from './fold.ts'
import { Memo } from './memo.ts'

/** One Latin word or one Chinese character. */
export interface Token {
  text: string
  isHan: boolean
  /** Directly follows the previous token. */
  isJoined: boolean
}

export function tokenise(text: string): Token[] {
  const plain = foldLatin(text)
  const tokens: Token[] = []
  let end = -1
  for (let at = 0; at < plain.length;) {
    const start = at
    while (isLetter(plain, at)) at += 1
    if (at > start) {
      const word = words.get(plain.slice(start, at))
      tokens.push(start === end ? word.joined : word.apart)
      end = at
    }
    const code = plain.codePointAt(at) ?? 0
    const width = code > 0xffff ? 2 : 1
    if (isHan(code)) {
      const character = characters.get(code)
      tokens.push(at === end ? character.joined : character.apart)
      end = at + width
    }
    at += width
  }
  return tokens
}

interface TokenForms {
  joined: Token
  apart: Token
}

/** Most words of a catalogue recur, so their tokens are reused. */
const words = new Memo<string, TokenForms>(100_000, (word) => formsOf(stem(word), false))
const characters = new Memo<number, TokenForms>(100_000, (code) =>
  formsOf(foldHan(String.fromCodePoint(code)), true),
)

function formsOf(text: string, isHan: boolean): TokenForms {
  return {
    joined: { text, isHan, isJoined: true },
    apart: { text, isHan, isJoined: false },
  }
}

/** These two run for every character of the catalogue, so the common cases come first. */
function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return !isHan(text.codePointAt(at) ?? 0) && /^[\p{L}\p{N}]/u.test(text.charAt(at))
}

function isHan(code: number): boolean {
  if (code >= 0x4e00 && code <= 0x9fff) return true
  return code >= 0x3005 && /\p{Script=Han}/u.test(String.fromCodePoint(code))
}

/** Singular and plural match; `shorts` is not the plural of `short`. */
export function stem(word: string): string {
  if (word.length < 4 || word === 'shorts' || !word.endsWith('s')) return word
  if (/(ss|us|is)$/.test(word)) return word
  if (/(sse|che|she|xe)s$/.test(word)) return word.slice(0, -2)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

/**
 * Latin words as they are, Chinese in pairs of neighbouring characters. The last character of a run
 * also stands alone, so that every character begins exactly one term and single ones match by
 * prefix.
 */
export function termsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token, at) => {
    if (!token.isHan) return token.text
    const next = tokens[at + 1]
    return next?.isHan && next.isJoined ? pairOf(token.text, next.text) : token.text
  })
}

function pairOf(first: string, second: string): string {
  if (first.length > 1 || second.length > 1) return first + second
  return pairs.get((first.charCodeAt(0) << 16) | second.charCodeAt(0))
}

/** By the character codes of both. */
const pairs = new Memo<number, string>(300_000, (codes) =>
  String.fromCharCode(codes >>> 16, codes & 0xffff),
)
