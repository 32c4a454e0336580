import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LocalizedText } from '#domain/locale.ts'
import { kept } from '../../platform/cache/kept.ts'
import type { Ctx, Db } from '../../platform/context.ts'
import { completeShelf, completeText } from '../../platform/text/complete-text.ts'
import type { LikeRow } from '../journal/likes.ts'
import { recommended } from '../journal/story-order.ts'
import { wordsOf, type StoryWords } from '../journal/story-words.ts'
import { completeStory, type Story } from '../journal/story.ts'

export interface Article extends Story {
  library: Library
}

export interface Library {
  id: string
  slug: string
  title: LocalizedText
}

export interface ArticleCategory {
  id: string
  library_id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  parent_id: string | null
  position: number
  created_at: Date
}

/** Published ones, as the shop recommends them. */
export function allArticles(ctx: Ctx): Promise<Article[]> {
  return kept(ctx, 'articles', async () => ({
    value: (await findArticles(ctx.db, ctx.clock())).map(completeStory).toSorted(recommended),
    tags: ['articles'],
  }))
}

export function articleWords(ctx: Ctx): Promise<StoryWords> {
  return kept(ctx, 'articles-words', async () => ({
    value: wordsOf(await allArticles(ctx)),
    tags: ['articles'],
  }))
}

export function allLibraries(ctx: Ctx): Promise<Library[]> {
  return kept(ctx, 'libraries', async () => ({
    value: await ctx.db
      .selectFrom('libraries')
      .select(['id', 'slug', 'title'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('slug')
      .execute(),
    tags: ['articles'],
  }))
}

export function allArticleCategories(ctx: Ctx): Promise<ArticleCategory[]> {
  return kept(ctx, 'article-categories', async () => {
    const rows = await ctx.db
      .selectFrom('article_categories')
      .select(['id', 'library_id', 'slug', 'title', 'description'])
      .select(['parent_id', 'position', 'created_at'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('slug')
      .execute()
    return { value: rows.map(completeShelf), tags: ['articles'] }
  })
}

export function articleLikeCounts(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  return kept(ctx, 'article-likes', async () => {
    const rows = await ctx.db
      .selectFrom('article_likes')
      .select(['article_id', (eb) => eb.fn.countAll<number>().as('likes')])
      .groupBy('article_id')
      .execute()
    const counts = new Map(rows.map(({ article_id, likes }) => [article_id, likes]))
    return { value: counts, tags: ['article-likes'] }
  })
}

/** Of some articles, as they are now. */
export function findArticleLikes(
  db: Db,
  accountId: string,
  articleIds: readonly string[],
): Promise<LikeRow[]> {
  if (articleIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('article_likes')
    .select(['article_id as id', (eb) => eb.fn.countAll<number>().as('likes')])
    .select(sql<boolean>`bool_or(account_id = ${accountId})`.as('is_liked'))
    .where('article_id', 'in', articleIds)
    .groupBy('article_id')
    .execute()
}

/** What an account likes, the latest first. */
export async function findLikedArticles(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('article_likes')
    .select('article_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('article_id')
    .execute()
  return rows.map(({ article_id }) => article_id)
}

async function findArticles(db: Db, now: Date): Promise<Article[]> {
  const rows = await db
    .selectFrom('articles as a')
    .innerJoin('libraries as l', 'l.id', 'a.library_id')
    .select(['a.id', 'a.slug', 'a.type', 'a.title', 'a.description', 'a.body', 'a.author'])
    .select(['a.tags', 'a.shows', 'a.position', 'a.published_at', 'a.updated_at'])
    .select(['l.id as library_id', 'l.slug as library_slug', 'l.title as library_title'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('article_pictures as p')
          .innerJoin('files as f', 'f.id', 'p.file_id')
          .select(['p.file_id', 'p.alt', 'f.width', 'f.height', 'f.background'])
          .whereRef('p.article_id', '=', 'a.id')
          .orderBy('p.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('articles_in_categories as i')
          .innerJoin('article_categories as c', 'c.id', 'i.category_id')
          .select(['c.id', 'c.slug', 'c.title'])
          .whereRef('i.article_id', '=', 'a.id')
          .where('c.archived_at', 'is', null)
          .orderBy('i.position'),
      ).as('categories'),
    ])
    .where('a.status', '=', 'ACTIVE')
    .where('a.published_at', '<=', now)
    .where('l.archived_at', 'is', null)
    .execute()
  return rows.map(({ library_id, library_slug, library_title, ...story }) => ({
    ...story,
    library: { id: library_id, slug: library_slug, title: completeText(library_title) },
  }))
}
