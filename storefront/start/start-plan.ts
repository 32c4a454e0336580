import type { Locale } from '#domain/locale.ts'

/** Everything needed to start React on a rendered page; embedded in the page as inert data. */
export interface StartPlan {
  /**
   * URLs of the entry, the manifest, the messages, the page's routes, and of what these import, loaded
   * along with them to save a round trip.
   */
  scripts: readonly [entry: string, manifest: string, ...others: string[]]
  style: string
  locale: Locale
  /** URL of the loader data; null if the document contains it. */
  state: string | null
}

export const planId = 'start-plan'
export const stateId = 'start-state'

export function readPlan(): StartPlan {
  return JSON.parse(document.getElementById(planId)?.textContent ?? '')
}

/** Something the visitor did before React ran. */
export interface EarlyAction {
  event: Event
  /** The pressed button or link, the submitted form or the changed field. */
  element: HTMLElement
  submitter: HTMLElement | null
  /** The field's value at the time. */
  value?: string
  checked?: boolean
}

export interface Early {
  actions: EarlyAction[]
  /** Response with the loader data. */
  state?: Promise<Response>
  /** When off, events reach the browser and React directly. */
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
  /** Not supported by every browser. */
  interface Navigator {
    connection?: { saveData: boolean }
  }
}
