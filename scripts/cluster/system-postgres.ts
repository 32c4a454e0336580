import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '#db/embedded/free-port.ts'
import { serverUser } from '#db/embedded/system-user.ts'
import { Program } from './programs.ts'

export interface SystemPostgres {
  /** Connects to the shop's database as its owner, who is not a superuser. */
  url: string
  version: string
  kill: () => Promise<void>
}

/** A PostgreSQL of the system's packages, with an empty database for a shop. */
export async function startSystemPostgres(programs: string, dir: string): Promise<SystemPostgres> {
  const user = serverUser(dir)
  mkdirSync(dir, { recursive: true })
  if (user) chownSync(dir, user.uid, user.gid)
  const initdb = ['--pgdata', dir, '--username=postgres', '--auth=trust', '--encoding=UTF8']
  execFileSync(path.join(programs, 'initdb'), [...initdb, '--locale=C.UTF-8'], {
    ...user,
    cwd: dir,
    stdio: 'pipe',
  })
  const port = await freePort()
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const server = new Program({
    name: 'the other PostgreSQL',
    command: path.join(programs, 'postgres'),
    args: ['-D', dir, '-p', String(port), '-c', 'unix_socket_directories='],
    user,
    // It refuses connections until it is.
    isReady: async () => (await ask(adminUrl, 'select 1').catch(() => null)) !== null,
  })
  await server.start()
  await ask(adminUrl, 'create role shop login')
  await ask(adminUrl, 'create database shop owner shop')
  const [answer] = await ask(adminUrl, 'show server_version')
  return {
    url: `postgresql://shop@127.0.0.1:${port}/shop`,
    version: String(answer?.['server_version']).split(' ')[0] ?? '',
    kill: () => server.kill(),
  }
}

async function ask(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
