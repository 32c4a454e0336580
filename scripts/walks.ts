import { build } from './checks.ts'
import { walks } from './journeys.ts'
import { runSteps } from './steps.ts'

// The exhaustive walks alone: `npm run walks`.
await runSteps([build, walks])
