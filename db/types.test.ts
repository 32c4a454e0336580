import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { describeTables } from './describe-tables.ts'

const { pool } = await testDatabase()

test('db/types.ts matches the output of `npm run db:types`', async () => {
  expect(readFileSync(join(import.meta.dirname, 'types.ts'), 'utf8')).toBe(
    await describeTables(pool),
  )
})
