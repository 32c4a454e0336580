import { randomText } from '#domain/ids.ts'
import { keep, readKept, textsOf } from '../keep.ts'

/** An order sent off. Until it is answered, the same order goes out under the same key. */
export interface Attempt {
  key: string
  /** The order as sent, as text. */
  body: string
}

const storageKey = 'shop.checkout.attempts'
/** More unanswered orders than this are a broken line, not a person. */
const most = 3

/** The attempt for this order: an unanswered one with the same content, or a new one. */
export function startAttempt(body: string): Attempt {
  const attempts = readAttempts()
  const known = attempts.find((attempt) => attempt.body === body)
  if (known) return known
  const attempt = { key: randomText(24), body }
  keep('session', storageKey, [...attempts, attempt].slice(-most))
  return attempt
}

/** It was answered: yes or no, its key is spent. */
export function endAttempt({ key }: Attempt): void {
  const left = readAttempts().filter((attempt) => attempt.key !== key)
  keep('session', storageKey, left.length > 0 ? left : null)
}

export function forgetAttempts(): void {
  keep('session', storageKey, null)
}

/** Orders of which nobody knows whether they arrived. */
export function readAttempts(): Attempt[] {
  const kept = readKept('session', storageKey)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each) => {
    const { key, body } = textsOf(each)
    return key && body ? [{ key, body }] : []
  })
}
