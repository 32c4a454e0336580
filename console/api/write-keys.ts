import { isAnswered } from '#contract/is-answered.ts'

const keys = new Map<string, string>()

/**
 * The idempotency key of a write. The same content keeps its key until the shop has answered, also
 * when its dialog is closed and opened again: a second press after a lost answer repeats nothing.
 */
export function writeKey(call: string, input: unknown): string {
  const content = contentOf(call, input)
  const key = keys.get(content) ?? crypto.randomUUID()
  keys.set(content, key)
  return key
}

/** `error` is null for a write that was done. */
export function settleWrite(call: string, input: unknown, error: unknown): void {
  if (error === null || isAnswered(error)) keys.delete(contentOf(call, input))
}

function contentOf(call: string, input: unknown): string {
  return `${call} ${JSON.stringify(input)}`
}
