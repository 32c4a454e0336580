import { z } from 'zod'

/** Raised when an older program could no longer read a backup. */
export const backupFormat = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The first entry of a backup: what it is, readable without the rest. */
export const headShape = z.object({
  format: z.number().int(),
  /** The same in every backup of one shop. */
  shop: z.string(),
  /** Version of the program that made it. */
  program: z.string(),
  /** The time of the snapshot. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256 })).min(1),
})
export type BackupHead = z.infer<typeof headShape>

const tableShape = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Hash of the table as PostgreSQL's COPY text, ordered by key. */
  sha256,
})
export type BackedUpTable = z.infer<typeof tableShape>

/** The last entry but one: what a whole backup holds. */
export const manifestShape = z.object({
  /** Hash of the first entry. */
  headSha256: sha256,
  tables: z.array(tableShape),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  jobs: z.object({ rows: z.number().int(), sha256 }),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256 })),
  /** Files that the database names and the file store did not have. */
  missing: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof manifestShape>

/** A waiting job in the queue's own terms, so that it survives changes of the queue's tables. */
export const jobShape = z.object({
  task: z.string(),
  payload: z.unknown(),
  queue: z.string().nullable(),
  runAt: z.string(),
  key: z.string().nullable(),
  priority: z.number().int(),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  lastError: z.string().nullable(),
})
export type BackedUpJob = z.infer<typeof jobShape>

/** Number of the newest migration: `26` for `0026_exchanges.sql`. */
export function schemaNumber({ migrations }: Pick<BackupHead, 'migrations'>): number {
  return Number.parseInt(migrations.at(-1)?.name ?? '0', 10)
}

export function countRows({ tables }: Pick<BackupManifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
