import { findChromium } from './chromium.ts'
import { forgetStaffCalls, staffCallsFolder } from './staff-calls.ts'
import type { Step } from './steps.ts'
import { tests } from './tests.ts'

export const withChromium = async () => ({
  CHROMIUM_PATH: await findChromium(),
  STAFF_CALLS: staffCallsFolder,
})

/** Journeys that are the same at two widths are made at one of them. */
export const journeys = tests('journeys', ['e2e'], async () => ({
  ...(await withChromium()),
  JOURNEY_VISITS: 'first',
}))

export const allJourneys = tests('journeys', ['e2e'], async () => {
  forgetStaffCalls()
  return { ...(await withChromium()), JOURNEY_VISITS: 'all' }
})

/** Journeys through everything there is, in every language, width and look. */
export const walks = tests('walks', ['walks'], withChromium)

interface LookOptions {
  /** Stores the pictures that differ, for review. */
  accepts?: boolean | undefined
  widths: 'phone' | 'both'
}

/** Compares each screen with its stored picture. */
export function looks({ accepts, widths }: LookOptions): Step {
  return tests('looks', ['looks'], async () => ({
    ...(await withChromium()),
    LOOK_WIDTHS: widths,
    ...(accepts && { ACCEPT_LOOKS: '1' }),
  }))
}
