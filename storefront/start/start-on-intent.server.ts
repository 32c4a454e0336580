import { createHash } from 'node:crypto'
import prefetchRules from '../public/prefetch.speculationrules?raw'
import { memoized } from './memoized.server.ts'
import { planId, stateId, type StartPlan } from './start-plan.ts'

export interface StartableDocument {
  html: string
  contentSecurityPolicy: string
}

export interface DocumentParts {
  plan: StartPlan
  /** Loader data as serialised by the router; null if it is served at its own URL. */
  state: string | null
  style: string
  /** Runs before the first paint: the visitor's own theme. */
  themeScript: string
  /** The one script that runs once the document is read. */
  script: string
}

/**
 * Adds to a rendered document its style and its deferred start: inert data and one small script. The
 * router's own script and preload tags are left out.
 */
export function withStart(
  html: string,
  { plan, state, style, themeScript, script }: DocumentParts,
): StartableDocument {
  const tail = [
    dataBlock(planId, JSON.stringify(plan)),
    state === null ? '' : dataBlock(stateId, JSON.stringify(state)),
    `<script>${script}</script>`,
  ].join('')
  // Early in the head, where it compresses better, but after the encoding.
  const [before = ''] = /^.*?<head>(?:<meta [^>]*>)*/s.exec(html) ?? []
  const [head, end] = [before.length, html.lastIndexOf('</body>')]
  return {
    html: [
      html.slice(0, head),
      `<style>${style}</style>`,
      `<script>${themeScript}</script>`,
      wholeSheet(plan),
      html.slice(head, end),
      tail,
      html.slice(end),
    ].join(''),
    contentSecurityPolicy: policy({ scripts: [script, themeScript, prefetchRules], style }),
  }
}

/** For browsers without JavaScript; otherwise `start-on-intent.inline.ts` loads the full sheet. */
function wholeSheet({ style }: StartPlan): string {
  return `<noscript><link rel="stylesheet" href="${style}"></noscript>`
}

/** Text that browsers neither run nor parse as markup. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}

function policy({ scripts, style }: { scripts: readonly string[]; style: string }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${hashOf(style)}`,
    // React writes custom properties (a swatch's colour) as style attributes.
    "style-src-attr 'unsafe-inline'",
    // `blob:`: preview of a chosen picture.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join(';')
}

/** Cached: pages of one kind share their style, and all pages the script. */
const hashOf = memoized((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
