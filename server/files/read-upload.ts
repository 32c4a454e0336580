import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'
import { readAtMost } from '../http/read-body.ts'

/** What multipart adds around a file: boundaries and headers. */
const multipartOverhead = 16 * 1024

/** The one `file` of a multipart request, at most `maxBytes` long. */
export async function readUpload(c: Context, maxBytes: number): Promise<Uint8Array> {
  if (!/^multipart\/form-data;/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('unsupported_media_type')
  }
  const body = await readAtMost(c.req.raw, maxBytes + multipartOverhead, maxBytes)
  const file = await fileOf(new Response(body, { headers: c.req.raw.headers }))
  if (!file) throw new DomainError('invalid', { issues: [{ path: 'file', message: 'Required' }] })
  if (file.size > maxBytes) throw new DomainError('file_too_large', { max_bytes: maxBytes })
  return new Uint8Array(await file.arrayBuffer())
}

async function fileOf(body: Response): Promise<File | null> {
  try {
    const value = (await body.formData()).get('file')
    return value instanceof File && value.size > 0 ? value : null
  } catch {
    throw new DomainError('bad_json')
  }
}
