import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { connectDatabase } from './connect.ts'

const { db, pool, url } = await testDatabase()

test('counts and sums are returned as whole numbers, numeric money and dates as text', async () => {
  const { rows } = await sql`
    select 5::int8 as count, '{1,2,null}'::int8[] as counts, '{}'::int8[] as none,
      1.50::numeric as exact, date '2026-02-01' as day, timestamptz '2026-02-01T08:00:00Z' as moment
  `.execute(db)
  expect(rows).toEqual([
    {
      count: 5,
      counts: [1, 2, null],
      none: [],
      exact: '1.50',
      day: '2026-02-01',
      moment: new Date('2026-02-01T08:00:00Z'),
    },
  ])
})

test('a number too large for JavaScript is refused rather than rounded', async () => {
  await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow('too large')
})

test('a statement that takes too long is cancelled', async () => {
  const impatient = connectDatabase({ url, statementTimeoutMs: 50 })
  await expect(impatient.pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
  await impatient.close()
})

test('a connection lost while checked out is reported and replaced', async () => {
  const lost: string[] = []
  const handle = connectDatabase({ url, onLostConnection: (error) => lost.push(error.message) })
  const client = await handle.pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => lost.length).toBeGreaterThan(0)
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  await expect(handle.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
  await handle.close()
})

test('a connection the server ends while we close is not reported', async () => {
  const lost: string[] = []
  const handle = connectDatabase({ url, onLostConnection: (error) => lost.push(error.message) })
  const client = await handle.pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const closed = handle.close()
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => client.query('select 1').catch(String)).toMatch(/not queryable|closed/)
  client.release(true)
  await closed
  expect(lost).toEqual([])
})
