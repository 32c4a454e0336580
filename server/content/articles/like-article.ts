import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Remember } from '../../platform/http/idempotency.ts'
import { articleTag } from './find-article.ts'

interface Like {
  accountId: string
  articleId: string
  remember: Remember
}

/** Likes the article, or no longer. Two at once come one after the other: the row is locked. */
export function likeArticle(ctx: Ctx, { accountId, articleId, remember }: Like) {
  return inTransaction(ctx, async (trx) => {
    const article = await trx
      .selectFrom('articles')
      .select('id')
      .where('id', '=', articleId)
      .where('status', '=', 'ACTIVE')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!article) throw new DomainError('not_found')
    const taken = await trx
      .deleteFrom('article_likes')
      .where('account_id', '=', accountId)
      .where('article_id', '=', article.id)
      .returning('article_id')
      .execute()
    const isLiked = taken.length === 0
    if (isLiked) {
      await trx
        .insertInto('article_likes')
        .values({ account_id: accountId, article_id: article.id, created_at: ctx.clock() })
        .execute()
    }
    const { likes } = await trx
      .selectFrom('article_likes')
      .select((eb) => eb.fn.countAll<number>().as('likes'))
      .where('article_id', '=', article.id)
      .executeTakeFirstOrThrow()
    await ctx.bus.announce(trx, [articleTag(article.id), 'article-likes'])
    const answer = { is_liked: isLiked, liked_count: likes }
    await remember(trx, answer)
    return answer
  })
}
