import { DomainError } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Remember } from '../../platform/http/idempotency.ts'
import { postTag } from './find-post.ts'

interface Like {
  accountId: string
  postId: string
  remember: Remember
}

/** Likes the post, or no longer. Two at once come one after the other: the row is locked. */
export function likePost(ctx: Ctx, { accountId, postId, remember }: Like) {
  return inTransaction(ctx, async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select('id')
      .where('id', '=', postId)
      .where('status', '=', 'ACTIVE')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!post) throw new DomainError('not_found')
    const taken = await trx
      .deleteFrom('post_likes')
      .where('account_id', '=', accountId)
      .where('post_id', '=', post.id)
      .returning('post_id')
      .execute()
    const isLiked = taken.length === 0
    if (isLiked) {
      await trx
        .insertInto('post_likes')
        .values({ account_id: accountId, post_id: post.id, created_at: ctx.clock() })
        .execute()
    }
    const { likes } = await trx
      .selectFrom('post_likes')
      .select((eb) => eb.fn.countAll<number>().as('likes'))
      .where('post_id', '=', post.id)
      .executeTakeFirstOrThrow()
    await ctx.bus.announce(trx, [postTag(post.id), 'post-likes'])
    const answer = {
      is_liked: isLiked,
      liked_count: likes,
      liked_account_ids: isLiked ? [accountId] : [],
    }
    await remember(trx, answer)
    return answer
  })
}
