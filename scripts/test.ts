import { readArguments } from './arguments.ts'
import { build, format, types } from './checks.ts'
import { allJourneys, journeys, looks, walks } from './journeys.ts'
import { staffCalls } from './staff-calls.ts'
import { runSteps } from './steps.ts'
import { tests } from './tests.ts'

const usage = `npm test                    all checks, as on a fresh clone; screens are compared on a phone
npm test -- --both-widths   and on a desk, as continuous integration does
npm test -- --accept-looks  and stores the pictures that differ, at both widths, for review
npm test -- --walks         and the exhaustive walks, second visits and both widths`

const { values } = readArguments(
  {
    options: {
      walks: { type: 'boolean' },
      'both-widths': { type: 'boolean' },
      'accept-looks': { type: 'boolean' },
    },
  },
  usage,
)

const widths = values.walks || values['both-widths'] || values['accept-looks'] ? 'both' : 'phone'

/** What the parts take on two quiet cores, as `budgets.ts` counts it. */
const budgets = {
  'types and lint': 210,
  format: 8,
  build: 38,
  tests: 1250,
  looks: widths === 'both' ? 1300 : 650,
  ...(!values.walks && { journeys: 2200 }),
}

const steps = [
  types,
  format,
  build,
  tests('tests', ['code', 'controls']),
  looks({ accepts: values['accept-looks'], widths }),
  ...(values.walks ? [allJourneys, walks, staffCalls] : [journeys]),
]

await runSteps(steps, budgets)
