import { randomText } from '#domain/ids.ts'
import { store, readStored, textsOf } from '../storage-values.ts'

/** An order that was sent. Until it is answered, the same order is sent with the same key. */
export interface PendingCheckout {
  key: string
  body: string
}

const storageKey = 'shop.checkout.attempts'
/** More unanswered orders than this mean a bad connection. */
const max = 3

/** The attempt for this order: an unanswered one with the same content, or a new one. */
export function startPendingCheckout(body: string): PendingCheckout {
  const attempts = readPendingCheckouts()
  const known = attempts.find((attempt) => attempt.body === body)
  if (known) return known
  const attempt = { key: randomText(24), body }
  store('session', storageKey, [...attempts, attempt].slice(-max))
  return attempt
}

/** It was answered, with success or refusal: its key is used up. */
export function endPendingCheckout({ key }: PendingCheckout): void {
  const left = readPendingCheckouts().filter((attempt) => attempt.key !== key)
  store('session', storageKey, left.length > 0 ? left : null)
}

export function forgetPendingCheckouts(): void {
  store('session', storageKey, null)
}

/** Orders that may or may not have been placed. */
export function readPendingCheckouts(): PendingCheckout[] {
  const kept = readStored('session', storageKey)
  if (!Array.isArray(kept)) return []
  return kept.flatMap((each) => {
    const { key, body } = textsOf(each)
    return key && body ? [{ key, body }] : []
  })
}
