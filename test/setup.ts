import { format } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import fc from 'fast-check'
import { afterAll, afterEach } from 'vitest'

// The same examples in each run: a test fails because of a change, not by chance.
fc.configureGlobal({ seed: 20_261_124 })

// Installs the Response of the running shop, which lacks some methods, before any test: otherwise
// only the tests after one that opens a port would have it.
getRequestListener(() => new Response())

// A test that expects console.error or console.warn has to mock it; otherwise it fails.
const unexpected: string[] = []

const levels = ['error', 'warn'] as const
const printers = levels.map((level) => ({ level, print: console[level] }))

for (const { level, print } of printers) {
  console[level] = (...args: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...args)}`)
    print(...args)
  }
}

// The driver emits a warning when two statements are sent at once on one connection.
process.on('warning', noteDriver)

function noteDriver({ name, message }: Error): void {
  if (message.includes('pg@')) unexpected.push(`${name}: ${message}`)
}

afterEach(failIfAny)

// The next file may run in this process, and installs its own listeners.
afterAll(() => {
  process.off('warning', noteDriver)
  for (const { level, print } of printers) console[level] = print
  failIfAny()
})

function failIfAny(): void {
  const said = unexpected.splice(0)
  if (said.length > 0) throw new Error(`unexpected output\n${said.join('\n')}`)
}
