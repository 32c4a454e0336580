import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

// A test that expects console.error or console.warn says so by mocking it; any other fails.
const unexpected: string[] = []

for (const level of ['error', 'warn'] as const) {
  const print = console[level]
  console[level] = (...args: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...args)}`)
    print(...args)
  }
}

// The driver says so when two statements are sent at once on one connection.
process.on('warning', ({ name, message }) => {
  if (message.includes('pg@')) unexpected.push(`${name}: ${message}`)
})

afterEach(failIfAny)
afterAll(failIfAny)

function failIfAny(): void {
  const said = unexpected.splice(0)
  if (said.length > 0) throw new Error(`unexpected output\n${said.join('\n')}`)
}
