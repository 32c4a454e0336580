import { build, format, lint, types } from './checks.ts'
import { findChromium } from './chromium.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

// All checks, as on a fresh clone: `npm test`. The exhaustive walks are another command: walks.ts.
const withChromium = async () => ({ CHROMIUM_PATH: await findChromium() })

await runSteps([
  types,
  lint,
  format,
  build,
  tests('tests', ['code', 'controls']),
  tests('journeys', ['e2e'], withChromium),
])
