import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from './programs.ts'

export interface RequiredPrograms {
  varnish: string
  nginx: string
  pgbouncer: string
  /** Folder with another PostgreSQL's programs. */
  postgres: string
}

const packages = 'varnish varnish-modules nginx-light pgbouncer postgresql'

/** Throws, with the packages to install, unless every program is there. */
export function findRequiredPrograms(): RequiredPrograms {
  const found = {
    varnish: findProgram('varnishd'),
    nginx: findProgram('nginx'),
    pgbouncer: findProgram('pgbouncer'),
    postgres: findPostgres(),
  }
  const missing = Object.entries(found).filter(([, place]) => place === undefined)
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ')
    throw new Error(`Missing: ${names}. On Debian: apt-get install ${packages}`)
  }
  const { varnish = '', nginx = '', pgbouncer = '', postgres = '' } = found
  return { varnish, nginx, pgbouncer, postgres }
}

/** The oldest that Debian's packages have installed. */
function findPostgres(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).map(Number) : []
  const oldest = versions.filter(Number.isInteger).toSorted((a, b) => a - b)[0]
  return oldest === undefined ? undefined : path.join(base, String(oldest), 'bin')
}
