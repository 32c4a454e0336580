import { defaultStoreSearch } from '../catalogue/default-store-search.ts'
import type { Account } from '../platform/access/authenticate.ts'
import type { Ctx } from '../platform/context.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { likesOf, type Likes } from './likes.ts'
import type { Article } from './queries.ts'
import type { Entry } from './content-entry.ts'

/** Cards of articles, with the caller's own likes if there is an account. */
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

/** Cards of posts, with the caller's own likes if there is an account. */
export async function presentPosts(ctx: Ctx, posts: readonly Entry[], account: Account | null) {
  const likes = await likesOf(ctx, 'post', posts, account)
  return posts.map((post) => postCard(post, likes, account))
}

export async function presentPost(ctx: Ctx, post: Entry, account: Account | null) {
  const likes = await likesOf(ctx, 'post', [post], account)
  return { ...postCard(post, likes, account), ...(await presentBody(ctx, post)) }
}

function articleCard(article: Article, likes: Likes) {
  const { id, slug, title } = article.library
  return { ...presentCard(article, likes), library: { _id: id, slug, title } }
}

function postCard(post: Entry, likes: Likes, account: Account | null) {
  return {
    ...presentCard(post, likes),
    liked_account_ids: account && likes.isLiked(post.id) ? [account.id] : [],
  }
}

async function presentBody(ctx: Ctx, entry: Entry) {
  const range = await defaultStoreSearch(ctx)
  return {
    body: entry.body,
    product_ids: entry.product_handles.flatMap((handle) => range.find(handle) ?? []),
    updated_at: entry.updated_at.toISOString(),
    ...(entry.search_text && { search_text: entry.search_text }),
  }
}

function presentCard(entry: Entry, likes: Likes) {
  const isLiked = likes.isLiked(entry.id)
  return {
    _id: entry.id,
    slug: entry.slug,
    title: entry.title,
    description: entry.description,
    images: entry.pictures.map(presentPicture),
    author: entry.author,
    date: entry.published_at.toISOString(),
    type: entry.type,
    tags: entry.tags,
    categories: entry.categories.map(({ id, slug, title }) => ({ _id: id, slug, title })),
    ...(isLiked !== undefined && { is_liked: isLiked }),
    liked_count: likes.countOf(entry.id),
  }
}
