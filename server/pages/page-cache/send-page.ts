import type { IncomingMessage, ServerResponse } from 'node:http'
import { nameRoute } from '../../platform/http/routed-response.ts'
import type { Encoding, Page, PageForm } from './page.ts'

/** Sends the page in the best encoding the client accepts, synchronously if it is ready. */
export function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  onGrown?: () => void,
): void | Promise<void> {
  nameRoute(response, page.route)
  const known = request.headers['if-none-match']
  if (known !== undefined && page.status === 200 && isAmong(page.etag, known)) {
    response.writeHead(304, page.validatorHeaders)
    response.end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'])
  const form = page.form(encoding)
  if (form) return write(page.status, form, request, response)
  return page.prepare(encoding).then((made) => {
    onGrown?.()
    write(page.status, made, request, response)
  })
}

function write(
  status: number,
  form: PageForm,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, form.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(form.body)
}

/** Prefers `br`, then `gzip`, then none; an encoding with `q=0` is not used. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  if (!accepted.includes('q=')) return true
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
}

function isAmong(etag: string, list: string): boolean {
  return list === etag || list === '*' || list.split(',').some((known) => known.trim() === etag)
}
