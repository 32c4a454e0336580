import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, testDatabase } from '#test/database.ts'
import { listPendingMigrations, migrate } from './migrate.ts'

const { pool, url } = await testDatabase()

let dir = ''

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'praya-migrations-'))
  await pool.query('delete from migrations')
})

afterEach(async () => {
  rmSync(dir, { recursive: true, force: true })
  await pool.query('drop table if exists hats, gloves')
})

function put(name: string, sql: string): void {
  writeFileSync(join(dir, name), sql)
}

test('migrations are applied once, in numerical order', async () => {
  put('0002_gloves.sql', 'create table gloves (hat integer references hats)')
  put('0001_hats.sql', 'create table hats (id integer primary key)')
  expect(await migrate({ url, dir })).toEqual(['0001_hats.sql', '0002_gloves.sql'])
  expect(await migrate({ url, dir })).toEqual([])
})

test('two processes migrating at the same time apply each migration once', async () => {
  put('0001_hats.sql', 'create table hats (id integer); select pg_sleep(0.1)')
  const both = await Promise.all([migrate({ url, dir }), migrate({ url, dir })])
  expect(both.flat()).toEqual(['0001_hats.sql'])
})

test('a failed migration is rolled back and reported by name', async () => {
  put('0001_hats.sql', 'create table hats (id integer); select 1 / 0')
  await expect(migrate({ url, dir })).rejects.toThrow('0001_hats.sql failed: division by zero')
  const { rows } = await pool.query("select to_regclass('hats') as hats")
  expect(rows).toEqual([{ hats: null }])
  put('0001_hats.sql', 'create table hats (id integer)')
  expect(await migrate({ url, dir })).toEqual(['0001_hats.sql'])
})

test('a migration changed after it was applied is reported by name', async () => {
  put('0001_hats.sql', 'create table hats (id integer)')
  await migrate({ url, dir })
  put('0001_hats.sql', 'create table hats (id bigint)')
  await expect(migrate({ url, dir })).rejects.toThrow('0001_hats.sql was changed')
})

test('a database newer than the code is refused', async () => {
  put('0001_hats.sql', 'create table hats (id integer)')
  await migrate({ url, dir })
  rmSync(join(dir, '0001_hats.sql'))
  await expect(migrate({ url, dir })).rejects.toThrow('0001_hats.sql')
})

test('a migration numbered below one already applied is refused', async () => {
  put('0002_hats.sql', 'create table hats (id integer)')
  await migrate({ url, dir })
  put('0001_gloves.sql', 'create table gloves (id integer)')
  await expect(migrate({ url, dir })).rejects.toThrow('0001_gloves.sql comes before')
})

test('migration numbers must be unique and names well-formed', async () => {
  put('0001_hats.sql', '')
  put('0001_gloves.sql', '')
  await expect(migrate({ url, dir })).rejects.toThrow('number 0001')
  rmSync(join(dir, '0001_gloves.sql'))
  put('gloves.sql', '')
  await expect(migrate({ url, dir })).rejects.toThrow('gloves.sql')
})

test("the job queue's tables exist after a migration", async () => {
  const { rows } = await pool.query(
    "select to_regnamespace('graphile_worker') is not null as there",
  )
  expect(rows).toEqual([{ there: true }])
})

test('a database in another encoding than UTF8 is refused before anything is created in it', async () => {
  const ascii = await emptyDatabase("template template0 encoding 'SQL_ASCII' locale 'C'")
  await expect(migrate({ url: ascii })).rejects.toThrow('encoded in SQL_ASCII')
  expect(await listPendingMigrations(ascii)).toEqual({ pending: [], isInUse: false })
})
