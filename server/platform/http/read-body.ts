import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'

/** The body as text. Throws `file_too_large` beyond `maxBytes`, and reads no further. */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  const length = c.req.header('content-length')
  // The HTTP server enforces a declared length, so the body can be read at once.
  if (length !== undefined && Number(length) <= maxBytes) return c.req.text()
  return new TextDecoder().decode(await readAtMost(c.req.raw, maxBytes))
}

/** Stops reading beyond `max`, whatever Content-Length says; `limit` is what the error says. */
export async function readAtMost(
  request: Request,
  max: number,
  limit = max,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new DomainError('file_too_large', { max_bytes: limit })
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > max) throw tooLarge
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
