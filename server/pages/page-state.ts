import type { IncomingMessage, ServerResponse } from 'node:http'
import { closedPolicy } from '../platform/http/closed-policy.ts'
import { Page } from './page-cache/page.ts'
import { sendPage } from './page-cache/send-page.ts'

const suffix = '.state'

/** The page a state URL belongs to: `/zh/about-us.state` to `/zh/about-us`, `/_.state` to `/`. */
export function stateOwner(key: string): string | undefined {
  const [path = '', query] = key.split('?', 2)
  if (!path.endsWith(suffix)) return undefined
  const owner = path === `/_${suffix}` ? '/' : path.slice(0, -suffix.length)
  return query === undefined ? owner : `${owner}?${query}`
}

/** Hydration data; immutable, because its URL contains its version. */
export function toStatePage(text: string): Page {
  return new Page({
    status: 200,
    headers: [
      'content-type',
      'text/plain; charset=utf-8',
      'cache-control',
      'public, max-age=31536000, immutable',
      'vary',
      'accept-encoding',
      'content-security-policy',
      closedPolicy,
      'x-content-type-options',
      'nosniff',
    ],
    body: new TextEncoder().encode(text),
    tags: [],
    storedAt: 0,
  })
}

/** Sends the current state; uncacheable if the URL asks for another version. */
export async function sendState(
  state: Page,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const version = new URLSearchParams(url.split('?', 2)[1]).get('v')
  if (state.etag === `W/"${version}"`) return sendPage(state, request, response)
  const body = await state.source()
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': closedPolicy,
    'x-content-type-options': 'nosniff',
    etag: state.etag,
  })
  response.end(body)
}
