import type { Context } from 'hono'
import { maxUploadBytes } from '#contract/endpoints/files.ts'
import { DomainError } from '#domain/errors.ts'
import { readAtMost } from './read-body.ts'
import { sanitizeText } from './sanitize-text.ts'

/** Bytes that multipart adds around a file: boundaries and headers. */
const multipartOverhead = 16 * 1024

/** The fields of a multipart body by name; files, of at most `maxBytes`, as bytes. */
export async function readForm(
  c: Context,
  maxBytes = maxUploadBytes,
): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data;/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('unsupported_media_type')
  }
  const body = await readAtMost(c.req.raw, maxBytes + multipartOverhead, maxBytes)
  const entries = await entriesOf(new Response(body, { headers: c.req.raw.headers }))
  const fields = new Map<string, unknown>()
  for (const [name, value] of entries) {
    const sent = value instanceof File ? await bytesOf(value, maxBytes) : sanitizeText(value)
    // A repeated field becomes a list, which no call accepts, rather than its first or last value.
    fields.set(name, fields.has(name) ? [fields.get(name), sent] : sent)
  }
  return Object.fromEntries(fields)
}

async function entriesOf(body: Response): Promise<[string, File | string][]> {
  try {
    return [...(await body.formData()).entries()]
  } catch {
    // Not a form, or cut off.
    throw new DomainError('bad_json')
  }
}

async function bytesOf(file: File, maxBytes: number): Promise<Uint8Array> {
  if (file.size > maxBytes) throw new DomainError('file_too_large', { max_bytes: maxBytes })
  return new Uint8Array(await file.arrayBuffer())
}
