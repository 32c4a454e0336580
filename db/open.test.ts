import { expect, test } from 'vitest'
import { emptyDatabase } from '#test/database.ts'
import { listMigrations, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

async function saidOn(databaseUrl: string): Promise<string[]> {
  const said: string[] = []
  const report = (line: string) => said.push(line)
  await openDatabase({ dataDir: '', databaseUrl, report })
  return said
}

test('a new database is created in one line, and an old one names its migrations', async () => {
  const url = await emptyDatabase()
  expect(await saidOn(url)).toEqual(['Created the database'])
  expect(await saidOn(url)).toEqual([])
  const [last, before] = listMigrations().toReversed()
  const old = await emptyDatabase()
  await migrate({ url: old, upTo: before?.name ?? '' })
  expect(await saidOn(old)).toEqual([`Migrated the database: ${last?.name}`])
})
