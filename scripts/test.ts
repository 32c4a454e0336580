import { readArguments } from './arguments.ts'
import { build, format, types } from './checks.ts'
import { allJourneys, journeys, walks } from './journeys.ts'
import { staffCalls } from './staff-calls.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

const usage = `npm test               all checks, as on a fresh clone
npm test -- --walks    and the exhaustive walks and second visits, as continuous integration does`

const { values } = readArguments({ options: { walks: { type: 'boolean' } } }, usage)

await runSteps([
  types,
  format,
  build,
  tests('tests', ['code', 'controls']),
  ...(values.walks ? [allJourneys, walks, staffCalls] : [journeys]),
])
