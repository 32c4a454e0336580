import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { StartProblem } from '../start-problem.ts'

export interface SystemUser {
  uid: number
  gid: number
}

/**
 * The user PostgreSQL runs as if we are root, which it refuses: the owner of existing data, or else
 * the system user postgres, created if missing. Undefined: the current user.
 */
export function serverUser(clusterDir: string): SystemUser | undefined {
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : undefined
  const self = process.getuid?.()
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new StartProblem(
        `${clusterDir} belongs to another user (uid ${owner.uid}). Start the shop as that user or as root, or choose another DATA_DIR.`,
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findUser('postgres') ?? makeUser('postgres')
}

/** Undefined if the system has no such user. */
export function findUser(name: string): SystemUser | undefined {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch (error) {
    // What `id` answers to an unknown name; any other failure is not about the name.
    if (error instanceof Error && 'status' in error && error.status === 1) return undefined
    throw error
  }
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
}

function makeUser(name: string): SystemUser {
  const shell = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin']
  try {
    execFileSync('useradd', ['--system', '--user-group', ...shell, name], { stdio: 'pipe' })
  } catch (error) {
    throw new StartProblem(
      `PostgreSQL does not run as root, and the system user "${name}" could not be created. ` +
        'Start the shop as a regular user, or set DATABASE_URL.',
      { cause: error },
    )
  }
  return { uid: idOf('-u', name), gid: idOf('-g', name) }
}
