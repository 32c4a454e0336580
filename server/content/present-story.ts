import { defaultRange } from '../catalogue/default-range.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { likesOf, type Likes } from './likes.ts'
import type { Article } from './queries.ts'
import type { Story } from './story.ts'

/** Cards of articles; a caller with an account also learns which they like. */
export async function presentArticles(
  ctx: Ctx,
  articles: readonly Article[],
  account: Account | null,
) {
  const likes = await likesOf(ctx, 'article', articles, account)
  return articles.map((article) => articleCard(article, likes))
}

export async function presentArticle(ctx: Ctx, article: Article, account: Account | null) {
  const likes = await likesOf(ctx, 'article', [article], account)
  return { ...articleCard(article, likes), ...(await presentBody(ctx, article)) }
}

/** Cards of posts; a caller with an account also learns which they like. */
export async function presentPosts(ctx: Ctx, posts: readonly Story[], account: Account | null) {
  const likes = await likesOf(ctx, 'post', posts, account)
  return posts.map((post) => postCard(post, likes, account))
}

export async function presentPost(ctx: Ctx, post: Story, account: Account | null) {
  const likes = await likesOf(ctx, 'post', [post], account)
  return { ...postCard(post, likes, account), ...(await presentBody(ctx, post)) }
}

function articleCard(article: Article, likes: Likes) {
  const { id, slug, title } = article.library
  return { ...presentCard(article, likes), library: { _id: id, slug, title } }
}

function postCard(post: Story, likes: Likes, account: Account | null) {
  return {
    ...presentCard(post, likes),
    liked_account_ids: account && likes.isLiked(post.id) ? [account.id] : [],
  }
}

async function presentBody(ctx: Ctx, story: Story) {
  const range = await defaultRange(ctx)
  return {
    body: story.body,
    product_ids: story.shows.flatMap((handle) => range.find(handle) ?? []),
    updated_at: story.updated_at.toISOString(),
  }
}

function presentCard(story: Story, likes: Likes) {
  const isLiked = likes.isLiked(story.id)
  return {
    _id: story.id,
    slug: story.slug,
    title: story.title,
    description: story.description,
    images: story.pictures.map(presentPicture),
    author: story.author,
    date: story.published_at.toISOString(),
    type: story.type,
    tags: story.tags,
    categories: story.categories.map(({ id, slug, title }) => ({ _id: id, slug, title })),
    ...(isLiked !== undefined && { is_liked: isLiked }),
    liked_count: likes.countOf(story.id),
  }
}
