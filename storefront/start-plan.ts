import type { Locale } from '#domain/locale.ts'

/** What starting React on a rendered page takes; written into the page as inert data. */
export interface StartPlan {
  entry: string
  /** Module of each route on the page. */
  routes: Readonly<Record<string, string>>
  manifest: string
  messages: string
  /** What all of these import: fetched along, so that nothing waits for a second round trip. */
  imports: readonly string[]
  style: string
  locale: Locale
  /** Where to get what the loaders gave; null when the document holds it. */
  state: string | null
}

export const planId = 'start-plan'
export const stateId = 'start-state'

/** Every script of the page, without doubles. */
export function scriptsOf({ entry, routes, manifest, messages, imports }: StartPlan): Set<string> {
  return new Set([entry, ...imports, manifest, messages, ...Object.values(routes)])
}

export function readPlan(): StartPlan {
  return JSON.parse(document.getElementById(planId)?.textContent ?? '')
}

/** Presses and changes made before React runs; `release` lets the browser act by itself again. */
export interface Early {
  presses: Map<HTMLElement, HTMLElement | null>
  changes: Set<EventTarget>
  /** What the loaders gave, on its way. */
  state?: Promise<Response>
  release: () => void
}

declare global {
  interface Window {
    early?: Early
  }
  /** Not in every browser. */
  interface Navigator {
    connection?: { saveData: boolean }
  }
}
