import { randomText } from '#domain/ids.ts'
import { keep, readKept, textsOf } from '../keep.ts'

/** An order that was sent. Until it is answered, the same order is sent with the same key. */
export interface Attempt {
  key: string
  body: string
}

const storageKey = 'shop.checkout.attempts'
/** More unanswered orders than this mean a bad connection. */
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

/** It was answered, with success or refusal: its key is used up. */
export function endAttempt({ key }: Attempt): void {
  const left = readAttempts().filter((attempt) => attempt.key !== key)
  keep('session', storageKey, left.length > 0 ? left : null)
}

export function forgetAttempts(): void {
  keep('session', storageKey, null)
}

/** Orders that may or may not have been placed. */
export function readAttempts(): Attempt[] {
  const kept = readKept('session', storageKey)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each) => {
    const { key, body } = textsOf(each)
    return key && body ? [{ key, body }] : []
  })
}
