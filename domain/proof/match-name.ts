import { distance } from './similarity.ts'
import { isMatch, isMismatch, surer, unread, type Check } from './check.ts'
import { fold } from './fold.ts'
import type { Found, ProofFields } from './parse-proof.ts'

/** One letter in five may have been misread. */
const maxErrorRate = 0.2

/** Whether the payee is the shop, by a possibly masked name: `PR*** CL******`. */
export function matchName(fields: ProofFields, names: readonly string[]): Check {
  const wanted = names.map(wordsOf).filter((words) => words.length > 0)
  if (wanted.length === 0) return unread
  for (const { text, confidence } of [...fields.payees, ...fields.pieces]) {
    const read = wordsOf(text)
    if (wanted.some((words) => holds(read, words))) return isMatch(text, surer(confidence))
  }
  const masked = fields.payees.find(({ text }) => wanted.some((words) => fitsMask(text, words)))
  if (masked) return isMatch(masked.text, 0.8)
  return named(fields.payees)
}

function named(payees: readonly Found<string>[]): Check {
  const [first] = payees
  return first && !isMasked(first.text) ? isMismatch(first.text, first.confidence) : unread
}

/** Without legal suffixes such as Ltd, and text in brackets. */
function wordsOf(name: string): string[] {
  return fold(name)
    .replaceAll(/\([^()]*\)|（[^（）]*）/g, ' ')
    .replaceAll(/有限公司|(?<![a-z])(?:limited|ltd|company|co)(?![a-z])\.?/g, ' ')
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => word !== '')
}

function holds(read: readonly string[], words: readonly string[]): boolean {
  // OCR adds and drops spaces.
  const [text, name] = [read.join(''), words.join('')]
  if (name.length < 4) return text === name
  for (let at = 0; at + name.length <= text.length + 1; at++) {
    const max = Math.floor(name.length * maxErrorRate)
    if (distance(text.slice(at, at + name.length), name) <= max) return true
  }
  return false
}

function isMasked(text: string): boolean {
  return /[*＊•●]/.test(text)
}

/** `PR*** CL****** L*****`: the visible part of each word matches. */
function fitsMask(text: string, words: readonly string[]): boolean {
  if (!isMasked(text)) return false
  const seen = fold(text)
    .split(/\s+/)
    .map((word) => /^[\p{L}\p{N}]*/u.exec(word)?.[0] ?? '')
    .filter((start) => start !== '')
  const letters = seen.slice(0, words.length).join('').length
  return letters >= 2 && words.every((word, at) => word.startsWith(seen[at] ?? ''))
}
