import type { Account } from '../../platform/access/authenticate.ts'
import type { Ctx } from '../../platform/context.ts'
import { ownLikes, publicLikes } from '../journal/likes.ts'
import { presentBody, presentCard } from '../journal/present-story.ts'
import type { Story } from '../journal/story.ts'
import { findPostLikes, postLikeCounts } from './queries.ts'

/** Cards of posts; who asks with an account also learns what they like of them. */
export async function presentPosts(ctx: Ctx, posts: readonly Story[], account: Account | null) {
  const present = await presenter(ctx, posts, account)
  return posts.map(present)
}

export async function presentPost(ctx: Ctx, post: Story, account: Account | null) {
  const present = await presenter(ctx, [post], account)
  return { ...present(post), ...(await presentBody(ctx, post)) }
}

async function presenter(ctx: Ctx, posts: readonly Story[], account: Account | null) {
  const ids = posts.map(({ id }) => id)
  const likes = account
    ? ownLikes(await findPostLikes(ctx.db, account.id, ids))
    : publicLikes(await postLikeCounts(ctx))
  return (post: Story) => ({
    ...presentCard(post, likes),
    liked_account_ids: account && likes.isLiked(post.id) ? [account.id] : [],
  })
}
