import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../command.ts'
import type { Cluster } from './open-cluster.ts'
import { startSystemPostgres } from './system-postgres.ts'

/** Runs a command of the shop; returns what it says. Throws if it fails. */
export async function runShopCommand(
  name: 'audit' | 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'scripts', `${name}.ts`), ...args],
    { cwd: root, env: { PATH: process.env.PATH, ...env } },
  )
  return stdout.trim()
}

const tries = 5

/** Backs up the open cluster into a file; one that an outage ends is made again. */
export async function backUp({ dir, env }: Cluster): Promise<string> {
  const folder = path.join(dir, 'backups')
  const settings = { ...env, DATA_DIR: path.join(dir, 'b') }
  for (let attempt = 1; ; attempt++) {
    try {
      await runShopCommand('backup', ['--to', folder], settings)
      break
    } catch (error) {
      if (attempt === tries) throw error
      await sleep(3000)
    }
  }
  const [newest = ''] = (await readdir(folder)).toSorted().toReversed()
  return path.join(folder, newest)
}

/** Restores a backup into a folder and another PostgreSQL; returns its version and what was said. */
export async function restoreElsewhere(
  { dir, env }: Cluster,
  { file, programs }: { file: string; programs: string },
): Promise<{ version: string; said: string }> {
  const postgres = await startSystemPostgres(programs, path.join(dir, 'other-postgres'))
  try {
    const said = await runShopCommand('restore', [file], {
      ...env,
      DATA_DIR: path.join(dir, 'restored'),
      DATABASE_URL: postgres.url,
      DATABASE_DIRECT_URL: '',
      EDGE_PURGE_URL: '',
      FILES_URL: '',
    })
    return { version: postgres.version, said }
  } finally {
    await postgres.kill()
  }
}
