import { sql } from 'kysely'
import type { Trx } from '../../platform/database/db.ts'
import { entryTag } from '../kinds.ts'

/**
 * Moves comments to the account that is left; what both wrote under a post stays once. Returns the
 * tags of what shows them.
 */
export async function moveComments(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  const { rows } = await sql<{ post_id: string }>`
    with twins as (
      delete from post_reviews r using post_reviews own
      where r.account_id = ${from} and own.account_id = ${into}
        and own.post_id = r.post_id and own.comment = r.comment
      returning r.id, r.post_id
    ), moved as (
      update post_reviews set account_id = ${into}
      where account_id = ${from} and id not in (select id from twins)
      returning post_id
    )
    select post_id from twins union select post_id from moved`.execute(trx)
  return rows.map(({ post_id: id }) => entryTag('post', id))
}
