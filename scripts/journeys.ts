import { findChromium } from './chromium.ts'
import { tests } from './tests.ts'

const withChromium = async () => ({ CHROMIUM_PATH: await findChromium() })

export const journeys = tests('journeys', ['e2e'], withChromium)

/** Journeys through everything there is, in every language, width and look. */
export const walks = tests('walks', ['walks'], withChromium)
