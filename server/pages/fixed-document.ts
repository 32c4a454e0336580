import { Page } from './page-cache/page.ts'

interface FixedDocument {
  route: string
  body: Uint8Array
  contentSecurityPolicy: string
  /** Alternating names and values. */
  headers?: readonly string[]
}

/** An HTML document that is made once, at start. */
export function fixedDocument(document: FixedDocument): Page {
  const { route, body, contentSecurityPolicy, headers = [] } = document
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
      headers,
    ].flat(),
    body,
    tags: [],
    storedAt: 0,
    route,
    quality: 'best',
  })
}
