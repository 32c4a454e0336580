import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { LocalizedText } from '#domain/locale.ts'
import { kept } from '../../platform/cache/kept.ts'
import type { Ctx, Db } from '../../platform/context.ts'
import { completeShelf } from '../../platform/text/complete-text.ts'
import type { LikeRow } from '../journal/likes.ts'
import { recommended } from '../journal/story-order.ts'
import { wordsOf, type StoryWords } from '../journal/story-words.ts'
import { completeStory, type Story } from '../journal/story.ts'

export interface PostCategory {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  position: number
  created_at: Date
}

/** Published ones, as the shop recommends them. */
export function allPosts(ctx: Ctx): Promise<Story[]> {
  return kept(ctx, 'posts', async () => ({
    value: (await findPosts(ctx.db, ctx.clock())).map(completeStory).toSorted(recommended),
    tags: ['posts'],
  }))
}

export function postWords(ctx: Ctx): Promise<StoryWords> {
  return kept(ctx, 'posts-words', async () => ({
    value: wordsOf(await allPosts(ctx)),
    tags: ['posts'],
  }))
}

export function allPostCategories(ctx: Ctx): Promise<PostCategory[]> {
  return kept(ctx, 'post-categories', async () => {
    const rows = await ctx.db
      .selectFrom('post_categories')
      .select(['id', 'slug', 'title', 'description', 'position', 'created_at'])
      .where('status', '=', 'ACTIVE')
      .orderBy('position')
      .orderBy('slug')
      .execute()
    return { value: rows.map(completeShelf), tags: ['posts'] }
  })
}

export function postLikeCounts(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  return kept(ctx, 'post-likes', async () => {
    const rows = await ctx.db
      .selectFrom('post_likes')
      .select(['post_id', (eb) => eb.fn.countAll<number>().as('likes')])
      .groupBy('post_id')
      .execute()
    return {
      value: new Map(rows.map(({ post_id, likes }) => [post_id, likes])),
      tags: ['post-likes'],
    }
  })
}

/** Of some posts, as they are now. */
export function findPostLikes(
  db: Db,
  accountId: string,
  postIds: readonly string[],
): Promise<LikeRow[]> {
  if (postIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('post_likes')
    .select(['post_id as id', (eb) => eb.fn.countAll<number>().as('likes')])
    .select(sql<boolean>`bool_or(account_id = ${accountId})`.as('is_liked'))
    .where('post_id', 'in', postIds)
    .groupBy('post_id')
    .execute()
}

/** What an account likes, the latest first. */
export async function findLikedPosts(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_likes')
    .select('post_id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('post_id')
    .execute()
  return rows.map(({ post_id }) => post_id)
}

function findPosts(db: Db, now: Date): Promise<Story[]> {
  return db
    .selectFrom('posts as o')
    .select(['o.id', 'o.slug', 'o.type', 'o.title', 'o.description', 'o.body', 'o.author'])
    .select(['o.tags', 'o.shows', 'o.position', 'o.published_at', 'o.updated_at'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('post_pictures as p')
          .innerJoin('files as f', 'f.id', 'p.file_id')
          .select(['p.file_id', 'p.alt', 'f.width', 'f.height', 'f.background'])
          .whereRef('p.post_id', '=', 'o.id')
          .orderBy('p.position'),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('posts_in_categories as i')
          .innerJoin('post_categories as c', 'c.id', 'i.category_id')
          .select(['c.id', 'c.slug', 'c.title'])
          .whereRef('i.post_id', '=', 'o.id')
          .where('c.status', '=', 'ACTIVE')
          .orderBy('i.position'),
      ).as('categories'),
    ])
    .where('o.status', '=', 'ACTIVE')
    .where('o.published_at', '<=', now)
    .execute()
}
