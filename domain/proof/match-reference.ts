import { normaliseReference } from '../order/reference.ts'
import { isMatch, isMismatch, surer, unread, type Check } from './check.ts'
import type { ProofFields } from './parse-proof.ts'

/** Characters that OCR confuses. */
const alike = [
  '0ODQCG',
  '1ILJ7T',
  '5S3',
  '8B3',
  '2Z7',
  '6G',
  '4A',
  'VUY',
  'MNWH',
  'KX',
  '9PQG',
  'EF',
  'CG',
]
/** With more misread characters it is another reference. */
const maxMisread = 2

/** Whether the proof shows the order's reference, in its message or anywhere else. */
export function matchReference(fields: ProofFields, expected: string): Check {
  const places = [...fields.messages, ...fields.pieces]
  for (const { text, confidence } of places) {
    if (startsIn(text).some((start) => normaliseReference(start.slice(0, length)) === expected)) {
      return isMatch(text, surer(confidence))
    }
  }
  for (const { text, confidence } of places) {
    const starts = startsIn(text)
    if (starts.some((start) => isNearly(start, expected) || hasOneTooMany(start, expected))) {
      return isMatch(text, Math.min(0.8, surer(confidence)))
    }
    if (starts.some((start) => normaliseReference(start.slice(0, length)) !== null)) {
      return isMismatch(text, confidence)
    }
  }
  const message = fields.messages[0]
  return message ? isMismatch(message.text, message.confidence) : unread
}

/** Length of `PR7K3Q9XD`. */
const length = 9

/** The text from every position where a reference could start. */
function startsIn(text: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return [...letters.matchAll(/[PF](?=R)/g)].map(({ index }) => `P${letters.slice(index + 1)}`)
}

/** One character read as two: 7 as 7T. */
function hasOneTooMany(start: string, expected: string): boolean {
  const letters = Array.from(start.slice(0, length + 1))
  return letters.some(
    (_, at) => at > 1 && normaliseReference(letters.toSpliced(at, 1).join('')) === expected,
  )
}

/** A single wrong character fails the check character, so no other reference can match. */
function isNearly(start: string, expected: string): boolean {
  const awaited = expected.replaceAll('-', '')
  const letters = Array.from(start.slice(0, length))
  if (letters.length < length) return false
  let proofs = 0
  for (const [at, letter] of letters.entries()) {
    const right = awaited[at] ?? ''
    if (letter === right) continue
    proofs += 1
    if (!alike.some((group) => group.includes(letter) && group.includes(right))) return false
  }
  return proofs <= maxMisread
}
