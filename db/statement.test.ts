import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { sqlStatement, statement, type Slots } from './statement.ts'

const { db } = await testDatabase()

interface Named {
  ids: readonly string[]
  name: string
}

let built = 0

const greet = statement((each, { ids, name }: Slots<Named>) => {
  built += 1
  return each
    .selectFrom('configurations')
    .select(['slug', sql<string>`${'Hello'} || ', ' || ${name}::text`.as('words')])
    .where('slug', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('slug')
})

test('a statement is built once and uses the values of each call', async () => {
  const rows = ['a_slug', 'b_slug'].map((slug) => ({ slug, value: '{}' }))
  await db.insertInto('configurations').values(rows).execute()
  expect(await greet(db, { ids: ['a_slug', 'b_slug'], name: 'Ada' })).toEqual([
    { slug: 'a_slug', words: 'Hello, Ada' },
    { slug: 'b_slug', words: 'Hello, Ada' },
  ])
  const other = { ids: ['b_slug'], name: "'; drop table accounts; --" }
  expect(await greet(db, other)).toEqual([{ slug: 'b_slug', words: `Hello, ${other.name}` }])
  expect(await greet(db, { ids: [], name: 'nobody' })).toEqual([])
  expect(built).toBe(1)
})

test('a statement first used in a finished transaction works in others', async () => {
  const rename = statement((each, { slug, to }: Slots<{ slug: string; to: string }>) =>
    each.updateTable('configurations').set({ slug: to }).where('slug', '=', slug).returning('slug'),
  )
  const failed = db.transaction().execute(async (trx) => {
    await rename(trx, { slug: 'a_slug', to: 'lost' })
    throw new Error('not kept')
  })
  await expect(failed).rejects.toThrow('not kept')
  expect(await rename(db, { slug: 'lost', to: 'found' })).toEqual([])
  expect(await rename(db, { slug: 'a_slug', to: 'kept' })).toEqual([{ slug: 'kept' }])
})

test('a statement written as SQL is built once, with the values of each call, in any transaction', async () => {
  let times = 0
  const add = sqlStatement(({ slug, value }: Slots<{ slug: string; value: string }>) => {
    times += 1
    return sql<{ slug: string }>`
      insert into configurations (slug, value) values (${slug}, ${value}::jsonb) returning slug`
  })
  const quotes = "'; drop table accounts; --"
  const undone = db.transaction().execute(async (trx) => {
    expect(await add(trx, { slug: quotes, value: '1' })).toEqual([{ slug: quotes }])
    throw new Error('not kept')
  })
  await expect(undone).rejects.toThrow('not kept')
  expect(await add(db, { slug: quotes, value: '2' })).toEqual([{ slug: quotes }])
  expect(times).toBe(1)
})
