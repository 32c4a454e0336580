import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './command.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment of a command: the file `.env`, and over it the environment it was started in. */
export function readEnvironment(dir: string = root, started: Environment = process.env) {
  return { ...readEnvFile(dir), ...started }
}

/** What `.env` sets; empty without the file. */
export function readEnvFile(dir: string = root): Environment {
  const file = join(dir, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}
