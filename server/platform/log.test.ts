import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { processorMs } from '#test/processor-time.ts'
import { openLog } from './log.ts'

/** What a person typed, in the ways it could reach a log line. */
const marks = {
  email: 'chan.tai-man+shop@correspondence.example',
  phone: '+852 9123 4567',
  number: '91234567',
  token: 'Kq3vJ8mZpW1xR5tY7uB2nC4dF6gH9jL0aSsDdFfGgHh',
}

function linesOf(work: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  work(openLog('info', (line) => lines.push(line)))
  return lines.join('')
}

function fromDatabase(message: string, detail: string): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), {
    detail,
    code: '23505',
    table: 'accounts',
    constraint: 'accounts_email_key',
  })
}

test('an error of the database is logged without the values of its row', () => {
  const text = linesOf((log) => {
    const detail = `Key (email)=(${marks.email}) already exists.`
    log.error({ error: fromDatabase('duplicate key value', detail) }, 'unexpected error')
    const value = `invalid input syntax for type integer: "${marks.number}"`
    log.error({ error: fromDatabase(value, '') }, 'unexpected error')
  })
  expect(text).toContain('"constraint":"accounts_email_key"')
  expect(text).toContain('duplicate key value')
  for (const mark of Object.values(marks)) expect(text).not.toContain(mark)
})

test('a line cannot be made to look like two', () => {
  const text = linesOf((log) => log.warn({ note: 'a\n{"level":30,"msg":"b"}\r\u2028' }, 'x\ny'))
  expect(text.trimEnd().split(/[\n\r]/)).toHaveLength(1)
  expect(JSON.parse(text)).toMatchObject({ msg: 'x\ny' })
})

test('what mail servers, gateways and jobs write about a person is left out', () => {
  const text = linesOf((log) => {
    log.warn({ message: `Failed task 7 (send_order_email): 550 <${marks.email}> unknown` }, 'jobs')
    log.warn({ error: String(new Error(`no route to ${marks.phone}`)) }, 'jobs')
    log.warn({ error: new Error(`refused: Bearer ${marks.token}`) }, 'jobs')
    log.warn({ email: marks.email, phone: marks.phone, token: marks.token }, 'fields')
  })
  expect(text).toContain('Failed task 7 (send_order_email)')
  for (const mark of Object.values(marks)) expect(text).not.toContain(mark)
})

test('a long text without an address is logged in a time that grows with its length', async () => {
  const error = new Error('x'.repeat(200_000))
  const write = () => linesOf((log) => log.error({ error }, 'unexpected error'))
  expect(await processorMs(write)).toBeLessThan(2000)
})
