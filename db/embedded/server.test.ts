import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { birthOf } from './lock.mjs'
import { startEmbeddedPostgres, urlOfRunning } from './server.ts'
import type { EmbeddedPostgres } from './server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'praya-embedded-'))
const reports: string[] = []
let server: EmbeddedPostgres | undefined

afterEach(async () => {
  await server?.stop()
  server = undefined
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(): Promise<EmbeddedPostgres> {
  server = await startEmbeddedPostgres({ dataDir, report: (line) => reports.push(line) })
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

interface Elsewhere {
  postgres: number
  /** The shell that stops the database when its shop is gone. */
  guard: number
  kill: () => void
}

/** Runs the database of this folder in another process, like a shop that can be killed. */
async function startElsewhere(): Promise<Elsewhere> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))}
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, report: console.log })
    console.log(server.pid())`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const postgres = Number(line)
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)])
  const guard =
    String(stdout)
      .trim()
      .split(/\s+/)
      .map(Number)
      .find((pid) => pid !== postgres) ?? 0
  return { postgres, guard, kill: () => child.kill('SIGKILL') }
}

const hats = "create table if not exists hats as select 'bowler' as name"

test('data survives a stop and a start', async () => {
  const { url, stop } = await start()
  await query(url, hats)
  await stop()
  expect(await query((await start()).url, 'select name from hats')).toEqual(['bowler'])
})

test('the shop connects as a role that is not a superuser, with a password only its user can read', async () => {
  const { url, adminUrl } = await start()
  const isSuperuser = 'select rolsuper from pg_roles where rolname = current_user'
  expect(await query(url, isSuperuser)).toEqual([false])
  expect(await query(adminUrl, isSuperuser)).toEqual([true])
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('data is durable, and Chinese text can be searched by trigrams', async () => {
  const { url } = await start()
  const settings = 'fsync synchronous_commit full_page_writes data_checksums'.split(' ')
  for (const name of settings) expect(await query(url, `show ${name}`)).toEqual(['on'])
  await query(url, 'create extension pg_trgm')
  expect(await query(url, "select array_length(show_trgm('襯衫'), 1)")).toEqual([3])
})

test('a server that is killed restarts at the same address', async () => {
  const { url, pid } = await start()
  await query(url, hats)
  for (let round = 0; round < 2; round++) {
    const killed = pid()
    process.kill(killed, 'SIGKILL')
    const read = () => query(url, 'select name from hats').catch(String)
    await expect.poll(read).toEqual(['bowler'])
    expect(pid()).not.toBe(killed)
  }
  expect(reports.join('\n')).toContain('SIGKILL')
  expect(reports.join('\n')).toContain('is back')
})

test('when the shop is killed, its server shuts down', async () => {
  const elsewhere = await startElsewhere()
  elsewhere.kill()
  await expect.poll(() => birthOf(elsewhere.postgres)).toBeUndefined()
})

test('a start right after the shop was killed takes over without data loss', async () => {
  const { url, stop } = await start()
  await query(url, hats)
  await stop()
  const elsewhere = await startElsewhere()
  elsewhere.kill()
  expect(await query((await start()).url, 'select name from hats')).toEqual(['bowler'])
})

test('a server left running by a killed shop and a killed guard is stopped by the next start', async () => {
  const elsewhere = await startElsewhere()
  process.kill(elsewhere.guard, 'SIGKILL')
  elsewhere.kill()
  await start()
  expect(birthOf(elsewhere.postgres)).toBeUndefined()
})

test('a command finds the database of a running shop, and none of a stopped one', async () => {
  const { url, stop } = await start()
  expect(urlOfRunning(dataDir)).toBe(url)
  await stop()
  expect(urlOfRunning(dataDir)).toBeUndefined()
})

test("a second shop on the same folder is refused, naming the first one's process", async () => {
  await start()
  const second = startEmbeddedPostgres({ dataDir, report: () => {} })
  await expect(second).rejects.toThrow(`Another shop already runs on ${dataDir}`)
  await expect(second).rejects.toThrow(String(process.pid))
})

test('a pid file whose number now belongs to another program does not stop the server', async () => {
  await (await start()).stop()
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  writeFileSync(pidFile, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n`)
  await start()
  expect(readFileSync(pidFile, 'utf8')).not.toContain(`${process.pid}\n`)
})

test('lost passwords are reported instead of creating new ones that do not match', async () => {
  await (await start()).stop()
  const keys = join(dataDir, 'postgres.json')
  renameSync(keys, `${keys}.lost`)
  await expect(start()).rejects.toThrow('postgres.json is missing')
  renameSync(`${keys}.lost`, keys)
})

test('data of another PostgreSQL version is reported', async () => {
  await (await start()).stop()
  const version = join(dataDir, 'postgres', 'PG_VERSION')
  writeFileSync(version, '17\n')
  await expect(start()).rejects.toThrow('created by PostgreSQL 17')
  writeFileSync(version, '18\n')
})
