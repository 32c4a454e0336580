import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { readArchive } from './archive-reader.ts'
import { BackupProblem } from './backup-problem.ts'
import {
  backupFormat,
  headShape,
  manifestShape,
  type BackupHead,
  type BackupManifest,
} from './manifest.ts'
import { sha256Of } from './text-tally.ts'

/** Names of the entries that are neither tables nor files. */
export const documents = {
  head: 'head.json',
  jobs: 'jobs.jsonl',
  manifest: 'manifest.json',
  seal: 'manifest.sha256',
} as const

export interface CheckedBackup {
  head: BackupHead
  manifest: BackupManifest
}

/** Reads the beginning of a backup. */
export async function readHead(file: string): Promise<BackupHead> {
  for await (const item of readArchive(file)) {
    if (item.kind !== 'document' || item.name !== documents.head) break
    return parseHead(file, item.bytes)
  }
  throw new BackupProblem(`${file} is not a backup of a shop.`)
}

function parseHead(file: string, bytes: Buffer): BackupHead {
  const { format } = parse(file, z.object({ format: z.number() }), bytes)
  if (format > backupFormat) {
    throw new BackupProblem(
      `${file} has format ${format}; this program reads formats up to ${backupFormat}. Install the version that made it, or a newer one.`,
    )
  }
  return parse(file, headShape, bytes)
}

/** Reads the whole backup and compares every table and file with the manifest. Needs no database. */
export async function verifyBackup(file: string): Promise<CheckedBackup> {
  const head = await readHead(file)
  const found = await readEverything(file)
  const bytes = found.documents.get(documents.manifest)
  const seal = found.documents.get(documents.seal)
  if (!bytes || !seal) throw damaged(file, 'its end is missing')
  if (sha256Of(bytes) !== seal.toString()) throw damaged(file, 'its manifest was changed')
  const manifest = parse(file, manifestShape, bytes)
  const expected = new Map([
    [documents.head, manifest.headSha256],
    [documents.jobs, manifest.jobs.sha256],
    ...manifest.tables.map(({ name, sha256 }) => [`table ${name}`, sha256] as const),
    ...manifest.files.map(({ name, sha256 }) => [`file ${name}`, sha256] as const),
  ])
  for (const [name, sha256] of expected) {
    const actual = found.hashes.get(name)
    if (actual === undefined) throw damaged(file, `${name} is missing`)
    if (actual !== sha256) throw damaged(file, `${name} was changed`)
  }
  return { head, manifest }
}

async function readEverything(file: string) {
  const hashes = new Map<string, string>()
  const found = new Map<string, Buffer>()
  for await (const item of readArchive(file)) {
    if (item.kind === 'table')
      hashes.set(`table ${item.name}`, await hashOf(file, item.name, item.text))
    else if (item.kind === 'file') hashes.set(`file ${item.name}`, sha256Of(item.bytes))
    else {
      hashes.set(item.name, sha256Of(item.bytes))
      found.set(item.name, item.bytes)
    }
  }
  return { hashes, documents: found }
}

async function hashOf(file: string, table: string, text: Readable): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of text) hash.update(chunk)
  } catch (error) {
    if (error instanceof BackupProblem) throw error
    throw damaged(file, `table ${table} cannot be read`, error)
  }
  return hash.digest('hex')
}

function parse<Shape extends z.ZodType>(file: string, shape: Shape, bytes: Buffer) {
  const parsed = shape.safeParse(parseJson(bytes.toString()))
  if (parsed.success) return parsed.data
  throw damaged(file, 'a description in it cannot be read', parsed.error)
}

function damaged(file: string, what: string, cause?: unknown): BackupProblem {
  return new BackupProblem(
    `${file} is damaged: ${what}. Use another backup (npm run backup -- --list).`,
    { cause },
  )
}
