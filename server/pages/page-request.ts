import type { IncomingMessage } from 'node:http'

/** A form sent without JavaScript may include a picture. */
const largestBody = 12 * 1024 * 1024

export class BodyTooLarge extends Error {}

/** Not a form, whatever it is. */
export class NoForm extends Error {}

/** Built from the cache key alone, so that ignored parameters cannot affect the page. */
export function pageRequest(origin: string, key: string): Request {
  return new Request(origin + key)
}

/** A form sent without JavaScript or by the running application. */
export async function formRequest(origin: string, request: IncomingMessage): Promise<Request> {
  const headers = new Headers()
  for (const name of ['content-type', 'cookie', 'origin', 'x-forwarded-for']) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, String(value))
  }
  // The router compares Origin with its own idea of our host; Sec-Fetch-Site is more reliable.
  if (isFromOurselves(request)) headers.delete('origin')
  const body = await readBody(request)
  const form = new Request(origin + (request.url ?? '/'), { method: 'POST', headers, body })
  // A page would take this for a failure of its own.
  await form.clone().formData().catch(refuse)
  return form
}

function refuse(): never {
  throw new NoForm()
}

function isFromOurselves({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && URL.canParse(headers.origin)
    ? new URL(headers.origin).host === headers.host
    : false
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers['content-length'] ?? 0) > largestBody) throw new BodyTooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  // The connection stays open for now, so that a 413 can still be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue
    length += chunk.length
    if (length > largestBody) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
