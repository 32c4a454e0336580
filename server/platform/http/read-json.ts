import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'
import { parseJson } from '#domain/parse-json.ts'
import { readText } from './read-body.ts'
import { sanitizeText } from './sanitize-text.ts'

/** JSON bodies are small: the longest, a checkout of 200 lines, is about 16 kB. */
const maxBytes = 256 * 1024

/** The body as JSON. A missing body reads as an empty object, so that missing fields are named. */
export async function readJson(c: Context): Promise<unknown> {
  const text = await readText(c, maxBytes)
  if (text === '') return {}
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(type)) {
    throw new DomainError('unsupported_media_type')
  }
  const json = parseJson(text)
  if (json === undefined) throw new DomainError('bad_json')
  return sanitizeText(json)
}
