import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { emptyDatabase } from '#test/database.ts'
import { measured } from '#test/measured.ts'
import { urlOfDatabase } from '#test/test-server.ts'
import { listMigrations, migrate } from './migrate.ts'

/** What becomes of a database whose migration is killed, or that comes from an older version. */

/** Everything the catalogue says about the shop's schema and that of the queue, in words. */
const described = `
  select 'column ' || table_schema || '.' || table_name || '.' || column_name as name,
    concat_ws(' ', data_type, udt_name, is_nullable, column_default, generation_expression, is_identity) as text
  from information_schema.columns where table_schema in ('public', 'graphile_worker')
  union all
  select 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker') and conrelid <> 0
  union all
  select 'index ' || indexname, indexdef from pg_indexes where schemaname in ('public', 'graphile_worker')
  union all
  select 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid) from pg_proc p
  where p.pronamespace::regnamespace::text in ('public', 'graphile_worker') and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'sequence ' || sequencename, concat_ws(' ', data_type, start_value, increment_by)
  from pg_sequences where schemaname = 'public'
  union all
  select 'extension ' || extname, extversion from pg_extension
  union all
  select 'migration ' || name, sha256 from migrations
  order by 1, 2`

async function schemaOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; text: string }>(described)
    return rows.map(({ name, text }) => `${name}: ${text}`)
  } finally {
    await client.end()
  }
}

const { url: serverUrl, template } = inject('testServer')
const fresh = await schemaOf(urlOfDatabase(serverUrl, template))

/** Migrates in a process of its own, which is killed that long after it began to work. */
async function killedAfter(url: string, ms: number): Promise<boolean> {
  const script = `
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
    console.log('begun')
    await migrate({ url: ${JSON.stringify(url)} })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  await once(child.stdout, 'data')
  await sleep(ms)
  child.kill('SIGKILL')
  const [, signal] = await exit
  return signal === 'SIGKILL'
}

test('a migration that is killed ten times ends with the schema of a new database', async () => {
  expect(fresh.length).toBeGreaterThan(1000)
  const since = performance.now()
  await migrate({ url: await emptyDatabase() })
  const wholeMs = performance.now() - since
  const url = await emptyDatabase()
  let killed = 0
  for (let round = 1; round <= 10; round++) {
    // Each does a little and is killed somewhere else.
    if (await killedAfter(url, (wholeMs * (1 + (round % 3))) / 25)) killed += 1
  }
  const left = await migrate({ url })
  expect(await schemaOf(url)).toEqual(fresh)
  expect(killed).toBeGreaterThan(5)
  measured(
    'G22',
    `killed ${killed} times within ${wholeMs.toFixed(0)} ms, ${left.length} of ${listMigrations().length} migrations were left; ${fresh.length} schema properties equal`,
  )
})

test('a database of any older version is upgraded to the schema of a new one', async () => {
  const names = listMigrations().map(({ name }) => name)
  for (const upTo of names.filter((_, at) => at % 10 === 0)) {
    const url = await emptyDatabase()
    await migrate({ url, upTo })
    await migrate({ url })
    expect(await migrate({ url })).toEqual([])
    expect(await schemaOf(url), upTo).toEqual(fresh)
  }
})
