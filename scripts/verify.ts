import { format, types } from './checks.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

// Quick checks during development: everything except the build and the end-to-end tests.
await runSteps([types, format, tests('tests', ['code', 'controls'])])
