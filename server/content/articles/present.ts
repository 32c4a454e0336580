import type { Account } from '../../platform/access/authenticate.ts'
import type { Ctx } from '../../platform/context.ts'
import { ownLikes, publicLikes } from '../journal/likes.ts'
import { presentBody, presentCard } from '../journal/present-story.ts'
import { articleLikeCounts, findArticleLikes, type Article } from './queries.ts'

/** Cards of articles; who asks with an account also learns what they like of them. */
export async function presentArticles(
  ctx: Ctx,
  articles: readonly Article[],
  account: Account | null,
) {
  const present = await presenter(ctx, articles, account)
  return articles.map(present)
}

export async function presentArticle(ctx: Ctx, article: Article, account: Account | null) {
  const present = await presenter(ctx, [article], account)
  return { ...present(article), ...(await presentBody(ctx, article)) }
}

async function presenter(ctx: Ctx, articles: readonly Article[], account: Account | null) {
  const ids = articles.map(({ id }) => id)
  const likes = account
    ? ownLikes(await findArticleLikes(ctx.db, account.id, ids))
    : publicLikes(await articleLikeCounts(ctx))
  return (article: Article) => {
    const { id, slug, title } = article.library
    return { ...presentCard(article, likes), library: { _id: id, slug, title } }
  }
}
