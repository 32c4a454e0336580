import { build } from './checks.ts'
import { findChromium } from './chromium.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

// Journeys through everything there is, in every language, width and look: `npm run walks`.
await runSteps([
  build,
  tests('walks', ['walks'], async () => ({ CHROMIUM_PATH: await findChromium() })),
])
