import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'

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

/** Stops reading as soon as it is too much, whatever Content-Length says. */
async function readAtMost(
  request: Request,
  most: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new DomainError('file_too_large', { max_bytes: maxBytes })
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) throw tooLarge
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

async function fileOf(body: Response): Promise<File | null> {
  try {
    const value = (await body.formData()).get('file')
    return value instanceof File && value.size > 0 ? value : null
  } catch {
    throw new DomainError('bad_json')
  }
}
