import type { Locale } from '#domain/locale.ts'

/** What starting React on a rendered page takes; written into the page as inert data. */
export interface StartPlan {
  entry: string
  /** Modules that `entry` asks for. */
  modules: readonly string[]
  /** What those import; fetched along, so that nothing waits for a second round trip. */
  imports: readonly string[]
  routes: Readonly<Record<string, string>>
  manifest: string
  style: string
  locale: Locale
  /** The router's own settings. */
  router: unknown
}

export const planId = 'start-plan'
export const stateId = 'start-state'
