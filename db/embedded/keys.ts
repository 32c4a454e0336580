import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { SystemUser } from './system-user.ts'

const shape = z.object({
  /** Password of the superuser, postgres. */
  admin: z.string(),
  /** Password of the role the shop connects as. */
  shop: z.string(),
  /** The last port the server listened on, so that tools find it again. */
  port: z.number().optional(),
})
export type Keys = z.infer<typeof shape>

export function newKeys(): Keys {
  return { admin: newPassword(), shop: newPassword() }
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

export function keysFile(dataDir: string): string {
  return join(dataDir, 'postgres.json')
}

export function readKeys(dataDir: string): Keys | undefined {
  const file = keysFile(dataDir)
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Readable only by the owner of the data. */
export function writeKeys(dataDir: string, keys: Keys, user: SystemUser | undefined): void {
  const file = keysFile(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600, flush: true })
  if (user) chownSync(`${file}.new`, user.uid, user.gid)
  renameSync(`${file}.new`, file)
}
