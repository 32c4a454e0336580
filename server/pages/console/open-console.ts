import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { openAssets } from '../assets.ts'
import { fixedDocument } from '../fixed-document.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { plain } from '../plain-answer.ts'

export interface ConsolePages {
  /** Answers requests below `/staff`; returns false for all others. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}

const base = '/staff'
/** What the app draws for the console: its icons and its manifest. */
const brandFolder = `${base}/brand/`

/**
 * Nothing inline and nothing from elsewhere; `data:` and `blob:` are pictures not yet uploaded.
 * Frames are previews of emails: no other answer of the shop lets itself be framed.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const headers = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), browsing-topics=()'],
  ['x-robots-tag', 'noindex'],
].flat()

/** The staff console: one document for every address, which the browser's router reads. */
export async function openConsole(buildDir = path.resolve('build/console')): Promise<ConsolePages> {
  const assets = await openAssets(buildDir, base)
  const document = fixedDocument({
    route: base,
    body: await readFile(path.join(buildDir, 'index.html')),
    contentSecurityPolicy,
    headers,
  })
  return {
    async handle(request, response) {
      const [pathname = ''] = (request.url ?? '').split('?', 1)
      if (pathname !== base && !pathname.startsWith(`${base}/`)) return false
      if (pathname.startsWith(brandFolder)) return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        plain(response, 405, 'Method Not Allowed')
        return true
      }
      const asset = await assets.find(pathname)
      if (asset) await sendPage(asset, request, response)
      else if (pathname.startsWith(`${base}/assets/`)) plain(response, 404, 'Not Found')
      else await sendPage(document, request, response)
      return true
    },
  }
}
