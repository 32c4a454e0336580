import { readArguments } from './arguments.ts'
import { build } from './checks.ts'
import { looks } from './journeys.ts'
import { runSteps } from './steps.ts'

const usage = `npm run looks              compares each screen with its stored picture, on a phone and a desk
npm run looks -- --accept  stores the pictures that differ, for review`

const { values } = readArguments({ options: { accept: { type: 'boolean' } } }, usage)

await runSteps([build, looks({ accepts: values.accept, widths: 'both' })])
