import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { openAssets } from '../assets.ts'
import { Page } from '../page-cache/page.ts'
import { sendPage } from '../page-cache/send-page.ts'
import { plain } from '../plain-answer.ts'

export interface ConsolePages {
  /** Answers requests below `/staff`; returns false for all others. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
}

const base = '/staff'

/** Nothing inline and nothing from elsewhere; `data:` and `blob:` are pictures not yet uploaded. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The staff console: one document for every address, which the browser's router reads. */
export async function openConsole(buildDir = path.resolve('build/console')): Promise<ConsolePages> {
  const assets = await openAssets(buildDir, base)
  const document = toDocument(await readFile(path.join(buildDir, 'index.html')))
  return {
    async handle(request, response) {
      const [pathname = ''] = (request.url ?? '').split('?', 1)
      if (pathname !== base && !pathname.startsWith(`${base}/`)) return false
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

function toDocument(body: Uint8Array): Page {
  return new Page({
    status: 200,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      // Always asked for again: it names the files of the current build.
      ['cache-control', 'no-cache'],
      ['vary', 'accept-encoding'],
      ['content-security-policy', contentSecurityPolicy],
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'same-origin'],
      ['cross-origin-opener-policy', 'same-origin'],
      ['permissions-policy', 'camera=(self), geolocation=(), microphone=(), browsing-topics=()'],
      ['x-robots-tag', 'noindex'],
    ].flat(),
    body,
    tags: [],
    storedAt: 0,
    route: '/staff',
    quality: 'best',
  })
}
