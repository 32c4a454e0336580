import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import copy from 'pg-copy-streams'
import { readArchive } from './archive-reader.ts'
import { BackupProblem } from './backup-problem.ts'
import type { BackupManifest } from './manifest.ts'
import { rowsOf } from './session.ts'
import { copyIn, copyOut, listTables, quoted } from './tables.ts'
import { TextTally } from './text-tally.ts'

/** Ids that left the shop after the snapshot are not given again. */
const sequenceJump = 1000

/** The file store, as a restore needs it. */
export interface RestoredFiles {
  put: (name: string, bytes: Buffer) => Promise<void>
}

interface Load {
  file: string
  manifest: BackupManifest
  files: RestoredFiles
}

/**
 * Loads a backup into the migrated, unfilled tables, inside the caller's transaction. Foreign keys
 * and indexes are made again at the end, which checks every row and is faster.
 */
export async function loadTables(client: pg.Client, load: Load): Promise<void> {
  const tables = await listTables(client)
  const names = tables.map(({ name }) => quoted(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // Migrations put a few rows of their own into a new database.
  await client.query(`truncate ${names.join(', ')}`)
  const again = await dropKeysAndIndexes(client)
  await copyEverything(client, load)
  for (const statement of again) await client.query(statement)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  await setSequences(client, load.manifest)
  await compareTables(client, load)
}

async function copyEverything(client: pg.Client, { file, manifest, files }: Load): Promise<void> {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]))
  for await (const item of readArchive(file)) {
    if (item.kind === 'file') await files.put(item.name, item.bytes)
    if (item.kind !== 'table') continue
    const target = client.query(copy.from(copyIn(item.name, columnsOf.get(item.name) ?? [])))
    await pipeline(item.text, target)
  }
}

/** Returns the statements that make them again, indexes first. */
async function dropKeysAndIndexes(client: pg.Client): Promise<string[]> {
  const keys = await rowsOf<{ owner: string; name: string; definition: string }>(
    client,
    `select conrelid::regclass::text as owner, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`,
  )
  for (const { owner, name } of keys) {
    await client.query(`alter table ${owner} drop constraint ${name}`)
  }
  const indexes = await rowsOf<{ name: string; definition: string }>(
    client,
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace
    where not exists (select from pg_constraint o where o.conindid = i.indexrelid)`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...keys.map(
      ({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`,
    ),
  ]
}

async function setSequences(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, $2)', [quoted(name), value + sequenceJump])
  }
}

/** Reads every table back: what is stored must be what was backed up. */
async function compareTables(client: pg.Client, { manifest }: Load): Promise<void> {
  const expected = new Map(manifest.tables.map((table) => [table.name, table]))
  for (const table of await listTables(client)) {
    const tally = new TextTally()
    await pipeline(
      client.query(copy.to(copyOut(table))),
      tally,
      async (text: AsyncIterable<Buffer>) => {
        for await (const _ of text);
      },
    )
    if (tally.sha256() === expected.get(table.name)?.sha256) continue
    throw new BackupProblem(
      `Table ${table.name} differs from the backup after loading (${tally.rows} rows). Nothing was restored.`,
    )
  }
}
