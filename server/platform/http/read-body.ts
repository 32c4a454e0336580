import type { Context } from 'hono'
import { DomainError } from '#domain/errors.ts'

/** The body as text. Throws `file_too_large` beyond `maxBytes`, and reads no further. */
export async function readText(c: Context, maxBytes: number): Promise<string> {
  const length = c.req.header('content-length')
  // The HTTP server enforces a declared length, so the body can be read at once.
  if (length !== undefined && Number(length) <= maxBytes) return c.req.text()
  return new TextDecoder().decode(await readAtMost(c.req.raw, maxBytes))
}

/** A body of at most so many times the limit is taken in, so that its client reads the answer. */
const maxDrained = 4

/** A client that still sends would find its connection cut instead of an answer. */
async function drain({ body }: Request): Promise<void> {
  await body?.pipeTo(new WritableStream())
}

/** Stops reading beyond `max`, whatever Content-Length says; `limit` is what the error says. */
export async function readAtMost(
  request: Request,
  max: number,
  limit = max,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new DomainError('file_too_large', { max_bytes: limit })
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > max) {
    if (declared <= max * maxDrained) await drain(request)
    throw tooLarge
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > max) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
