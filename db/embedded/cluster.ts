import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartProblem } from '../start-problem.ts'
import type { Binaries } from './binaries.ts'
import type { SystemUser } from './system-user.ts'

/** A PostgreSQL cluster: its data folder, the system user and the binaries that run it. */
export interface Cluster {
  dir: string
  user: SystemUser | undefined
  binaries: Binaries
}

const majorVersion = '18'

/** Environment of the server's programs: without ours, so that no PG… variable leaks in. */
export const serverEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * The path by which the server reaches its data. Started by root for another user, the server runs
 * inside the folder and uses its working directory, because parent folders may be closed to that
 * user.
 */
export function pathForServer({ dir, user }: Pick<Cluster, 'dir' | 'user'>): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : dir
}

export function clusterExists(dir: string): boolean {
  if (!existsSync(join(dir, 'PG_VERSION'))) return false
  const version = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion) {
    throw new StartProblem(
      `${dir} was created by PostgreSQL ${version}; this shop includes PostgreSQL ${majorVersion}. ` +
        'Nothing was changed. Back up with the version of the shop that ran on it (npm run backup), ' +
        'rename this folder, and restore the backup with this version (npm run restore -- FILE).',
    )
  }
  return true
}

/** Creates an empty cluster. It gets its final name only when it is complete. */
export async function makeCluster(cluster: Cluster, adminPassword: string): Promise<void> {
  const making = `${cluster.dir}.making`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { mode: 0o700 })
  const secrets = mkdtempSync(join(tmpdir(), 'praya-initdb-'))
  const passwordFile = join(secrets, 'password')
  writeFileSync(passwordFile, adminPassword, { mode: 0o600 })
  for (const path of [making, secrets, passwordFile]) giveTo(cluster.user, path)
  try {
    await promisify(execFile)(
      cluster.binaries.initdb,
      [
        `--pgdata=${pathForServer({ ...cluster, dir: making })}`,
        '--username=postgres',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        // pg_trgm uses the system's character types, and with plain C it does not recognise Chinese
        // letters.
        `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      ],
      { cwd: making, env: serverEnv, ...cluster.user },
    )
    renameSync(making, cluster.dir)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    throw new StartProblem(`The embedded database could not be created: ${messageOf(error)}`, {
      cause: error,
    })
  } finally {
    rmSync(secrets, { recursive: true, force: true })
  }
}

function giveTo(user: SystemUser | undefined, path: string): void {
  if (user) chownSync(path, user.uid, user.gid)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const output = 'stderr' in error ? String(error.stderr).trim() : ''
  return output || error.message
}
