import { sql } from 'kysely'
import type { Trx } from '../platform/database/db.ts'
import { entryTag, kinds, likesTag, type ContentKind } from './kinds.ts'

/** Merges a visitor's likes into the customer's. Returns the tags whose counts may have changed. */
export async function mergeLikes(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  return [
    ...(await mergeOf(trx, 'article', from, into)),
    ...(await mergeOf(trx, 'post', from, into)),
  ]
}

async function mergeOf(trx: Trx, kind: ContentKind, from: string, into: string): Promise<string[]> {
  const table = kinds[kind].likes
  await sql`
    insert into ${sql.table(table)} (account_id, entry_id, created_at)
    select ${into}, entry_id, created_at from ${sql.table(table)} where account_id = ${from}
    order by entry_id
    on conflict do nothing`.execute(trx)
  const moved = await trx
    .deleteFrom(table)
    .where('account_id', '=', from)
    .returning('entry_id')
    .execute()
  if (moved.length === 0) return []
  return [likesTag(kind), ...moved.map(({ entry_id }) => entryTag(kind, entry_id))]
}
