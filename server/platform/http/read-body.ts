import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'

/** The body as text. Throws `file_too_large` for a longer one, and reads no more of it than that. */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  const length = c.req.header('content-length')
  // A length that is said is kept to by whoever hands the request over, and read at a stroke.
  if (length !== undefined && Number(length) <= maxBytes) return c.req.text()
  return new TextDecoder().decode(await readAtMost(c.req.raw, maxBytes))
}

/** Stops reading as soon as it is too much, whatever Content-Length says; `told` is named as the most. */
export async function readAtMost(
  request: Request,
  max: number,
  told = max,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new DomainError('file_too_large', { max_bytes: told })
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
