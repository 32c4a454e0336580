import type pg from 'pg'
import { rowsOf } from './session.ts'

export interface TableShape {
  name: string
  /** Quoted, in the table's order; without those PostgreSQL computes. */
  columns: string[]
  /** What makes the order of the rows the same in every database. */
  order: string[]
}

/**
 * The shop's tables. Unlogged ones hold rate limits, which are not worth keeping; `migrations` is
 * written by the migrations themselves.
 */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const tables = await rowsOf<{ name: string; columns: string[]; key: string[] | null }>(
    client,
    `select c.relname as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '') as columns,
      (select array_agg(${sortable} order by k.position)
        from pg_index i
        cross join unnest(i.indkey) with ordinality as k (attnum, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relpersistence = 'p' and c.relname <> 'migrations'
    order by c.relname collate "C"`,
  )
  return tables.map(({ name, columns, key }) => ({
    name,
    columns,
    order: key ?? [`${quoted(name)}::text collate "C"`],
  }))
}

/** Text is ordered by bytes, because databases differ in their language rules. */
const sortable = `quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end`

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The table's rows as text, in the order of its key. */
export function copyOut({ name, columns, order }: TableShape): string {
  return `copy (select ${columns.join(', ')} from ${quoted(name)} order by ${order.join(', ')}) to stdout`
}

export function copyIn(name: string, columns: readonly string[]): string {
  return `copy ${quoted(name)} (${columns.join(', ')}) from stdin`
}
