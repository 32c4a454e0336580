import { sql } from 'kysely'
import type { Trx } from '../../platform/context.ts'
import { articleTag } from './find-article.ts'

/**
 * What a visitor likes, the customer they turned out to be likes: once. Answers the tags of what may
 * count differently now.
 */
export async function mergeArticleLikes(
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  await sql`
    insert into article_likes (account_id, article_id, created_at)
    select ${into}, article_id, created_at from article_likes where account_id = ${from}
    order by article_id
    on conflict do nothing`.execute(trx)
  const moved = await trx
    .deleteFrom('article_likes')
    .where('account_id', '=', from)
    .returning('article_id')
    .execute()
  return moved.length > 0
    ? ['article-likes', ...moved.map((like) => articleTag(like.article_id))]
    : []
}
