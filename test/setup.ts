import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

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
