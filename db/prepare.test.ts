import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { connectDatabase } from './connect.ts'

const { url } = await testDatabase()

/** A single connection, so that its prepared statements can be checked. */
async function onOneConnection(
  work: (handle: ReturnType<typeof connectDatabase>) => Promise<void>,
): Promise<void> {
  const handle = connectDatabase({ url, poolSize: 1 })
  try {
    await work(handle)
  } finally {
    await handle.close()
  }
}

async function preparedOn({ db }: ReturnType<typeof connectDatabase>): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}

test('a repeated statement is prepared and gives the same result', async () => {
  await onOneConnection(async (handle) => {
    const add = async (value: number) =>
      (await sql<{ sum: number }>`select ${value}::int + 1 as sum`.execute(handle.db)).rows[0]?.sum
    expect(await add(1)).toBe(2)
    expect(await preparedOn(handle)).toEqual([])
    for (let value = 2; value < 12; value += 1) expect(await add(value)).toBe(value + 1)
    expect(await preparedOn(handle)).toEqual(['select $1::int + 1 as sum'])
  })
})

test('statements that are not repeated are not prepared', async () => {
  await onOneConnection(async (handle) => {
    for (let column = 0; column < 20; column += 1) {
      await sql`select ${column}::int as ${sql.raw(`column_${column}`)}`.execute(handle.db)
    }
    expect(await preparedOn(handle)).toEqual([])
  })
})

test('a connection has a bounded number of prepared statements', async () => {
  await onOneConnection(async (handle) => {
    for (let column = 0; column < 230; column += 1) {
      const name = sql.raw(`column_${column}`)
      for (let use = 0; use < 3; use += 1) await sql`select ${1}::int as ${name}`.execute(handle.db)
    }
    expect(await preparedOn(handle)).toHaveLength(200)
  })
})

test('changing a table under a prepared statement costs one failure, not all later ones', async () => {
  await onOneConnection(async (handle) => {
    await handle.pool.query('create table hats (id integer)')
    const read = () => sql`select * from hats where id > ${0}::int`.execute(handle.db)
    for (let use = 0; use < 4; use += 1) await read()
    await handle.pool.query('alter table hats add colour text')
    await expect(read()).rejects.toThrow('cached plan')
    expect((await read()).rows).toEqual([])
  })
})

test('a new connection after a lost one prepares its statements again', async () => {
  await onOneConnection(async (handle) => {
    const read = () => sql`select ${1}::int as one, pg_backend_pid() as pid`.execute(handle.db)
    for (let use = 0; use < 4; use += 1) await read()
    await expect(
      handle.pool.query('select pg_terminate_backend(pg_backend_pid())'),
    ).rejects.toThrow()
    expect((await read()).rows).toMatchObject([{ one: 1 }])
  })
})
