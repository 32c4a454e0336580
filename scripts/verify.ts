import { format, lint, types } from './checks.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

// What is quick to check while working: everything but the build and the journeys.
await runSteps([types, lint, format, tests('tests', ['code', 'controls'])])
