import { readArguments } from './arguments.ts'
import { build } from './checks.ts'
import { withChromium } from './journeys.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

const usage = `npm run looks              compares each screen with its stored picture
npm run looks -- --accept  stores the pictures that differ, for review`

const { values } = readArguments({ options: { accept: { type: 'boolean' } } }, usage)

await runSteps([
  build,
  tests('looks', ['looks'], async () => ({
    ...(await withChromium()),
    ...(values.accept && { ACCEPT_LOOKS: '1' }),
  })),
])
