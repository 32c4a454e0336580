import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'

/** JSON bodies are small: the longest, a checkout of 200 lines, is about 16 kB. */
const mostBytes = 256 * 1024

/** The body as JSON. No body reads as an empty object, so that a missing field is named as such. */
export async function readJson(c: Context): Promise<unknown> {
  const length = Number(c.req.header('content-length') ?? 0)
  if (length > mostBytes) throw new DomainError('file_too_large', { max_bytes: mostBytes })
  const text = await c.req.text()
  if (text.length > mostBytes) throw new DomainError('file_too_large', { max_bytes: mostBytes })
  if (text === '') return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(type)) {
    throw new DomainError('unsupported_media_type')
  }
  try {
    return withoutNul(JSON.parse(text))
  } catch {
    throw new DomainError('bad_json')
  }
}

/** PostgreSQL text cannot hold U+0000, nor lone surrogates; neither can anything a person types. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(withoutNul)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNul(inner)]))
  }
  return value
}
