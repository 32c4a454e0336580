import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { inTransaction, isDuplicate, isMissing } from './in-transaction.ts'

const ctx = await testDatabase()
await ctx.pool.query(`
  create table shelves (id integer constraint shelves_id_key unique);
  create table boxes (shelf integer constraint boxes_shelf_fkey references shelves (id))`)

test('of two deadlocked transactions, one is rolled back and retried', async () => {
  let starts = 0
  const { promise: bothHaveOne, resolve: meet } = Promise.withResolvers<void>()
  const lockBoth = (first: number, second: number) =>
    inTransaction(ctx, async (trx) => {
      await sql`select pg_advisory_xact_lock(${first})`.execute(trx)
      starts += 1
      if (starts === 2) meet()
      await bothHaveOne
      await sql`select pg_advisory_xact_lock(${second})`.execute(trx)
      return first
    })
  expect(await Promise.all([lockBoth(1, 2), lockBoth(2, 1)])).toEqual([1, 2])
  expect(starts).toBe(3)
})

test('a failure that keeps recurring becomes a conflict; other errors pass through', async () => {
  let tries = 0
  const unlucky = inTransaction(
    ctx,
    async (trx) => {
      tries += 1
      await sql`insert into shelves values (1), (1)`.execute(trx)
    },
    (error) => isDuplicate(error, 'shelves_id_key'),
  )
  await expect(unlucky).rejects.toMatchObject({ code: 'conflict' })
  expect(tries).toBe(4)
  const broken = inTransaction(ctx, (trx) => sql`select 1 / 0`.execute(trx))
  await expect(broken).rejects.toThrow('division by zero')
})

test('a violated constraint is recognised by its name', async () => {
  const error: unknown = await sql`insert into boxes values (9)`
    .execute(ctx.db)
    .catch((reason: unknown) => reason)
  expect(isMissing(error, 'boxes_shelf_fkey')).toBe(true)
  expect(isMissing(error, 'other_fkey')).toBe(false)
  expect(isDuplicate(error, 'boxes_shelf_fkey')).toBe(false)
})
