import { readArguments } from './arguments.ts'
import { examine } from './doctor/examine.ts'
import { withDatabase } from './with-shop.ts'

const { values } = readArguments(
  { options: { json: { type: 'boolean', default: false } } },
  'npm run doctor -- [--json]',
)

const findings = await withDatabase(examine)
if (values.json) console.log(JSON.stringify(findings))
else for (const { check, result, found } of findings) console.log(`${result}  ${check}: ${found}`)
if (findings.some(({ result }) => result === 'fail')) process.exitCode = 1
