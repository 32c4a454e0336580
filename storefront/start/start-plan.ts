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

/** Something the visitor did before React ran. */
export interface EarlyAction {
  event: Event
  /** The button or link that was pressed, the form that was sent, the field that was changed. */
  element: HTMLElement
  /** The button that sent the form. */
  submitter: HTMLElement | null
  /** What a field then held. */
  value?: string
  checked?: boolean
}

export interface Early {
  /** In the order in which they happened. */
  actions: EarlyAction[]
  /** What the loaders gave, on its way. */
  state?: Promise<Response>
  /** Off, events are the browser's and React's again. */
  listen: (isOn: boolean) => void
}

/** Whether a field is pressed rather than typed into. */
export function isChoice(field: Element): boolean {
  return field.matches('select,[type=checkbox],[type=radio]')
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
