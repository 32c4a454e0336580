import { DomainError } from '#domain/errors.ts'
import { visibleText } from '#domain/visible-text.ts'

/** Far more than any call needs, and far less than what exhausts the stack of those that follow. */
const maxDepth = 50

/**
 * Cleans what was received: texts as PostgreSQL and people can read them: without U+0000, lone surrogates
 * and invisible ends. Throws `bad_json` for what is nested too deep.
 */
export function sanitizeText(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitized(value)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  if (depth === maxDepth) throw new DomainError('bad_json')
  if (Array.isArray(value)) return value.map((each) => sanitizeText(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [sanitized(key), sanitizeText(inner, depth + 1)]),
  )
}

function sanitized(text: string): string {
  return visibleText(text.replaceAll('\0', '').toWellFormed())
}
