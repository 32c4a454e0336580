import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'
import { storable } from './storable.ts'

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
    return storable(JSON.parse(text))
  } catch {
    throw new DomainError('bad_json')
  }
}
