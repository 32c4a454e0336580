import { sql } from 'kysely'
import type { Trx } from '../../platform/context.ts'
import { postTag } from './find-post.ts'

/**
 * What a visitor likes, the customer they turned out to be likes: once. Answers the tags of what may
 * count differently now.
 */
export async function mergePostLikes(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  await sql`
    insert into post_likes (account_id, post_id, created_at)
    select ${into}, post_id, created_at from post_likes where account_id = ${from}
    order by post_id
    on conflict do nothing`.execute(trx)
  const moved = await trx
    .deleteFrom('post_likes')
    .where('account_id', '=', from)
    .returning('post_id')
    .execute()
  return moved.length > 0 ? ['post-likes', ...moved.map((like) => postTag(like.post_id))] : []
}
