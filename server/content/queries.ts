import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/types.ts'
import { DomainError } from '#domain/errors.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'
import { formerSlugsOf } from '../platform/text/former-slugs.ts'
import { searchTextOf } from '../platform/text/search-texts.ts'
import { completeCategory, completeText } from '../platform/text/complete-translations.ts'
import { kinds, type ContentKind } from './kinds.ts'
import { wordsOf, type EntryTerms } from './entry-search.ts'
import { completeEntry, recommended, type Entry } from './content-entry.ts'

export interface Article extends Entry {
  library: Library
}

export interface Library {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
}

export interface Category {
  id: string
  library_id: string | null
  slug: string
  title: LocalizedText
  description: LocalizedText
  parent_id: string | null
  position: number
  created_at: Date
}

/** Published articles in recommended order. */
export function allArticles(ctx: Ctx): Promise<Article[]> {
  return cached(ctx, 'articles', async () => {
    const libraries = await allLibraries(ctx)
    const articles = (await findPublished(ctx.db, 'article', ctx.clock())).flatMap(
      ({ library_id, ...entry }) =>
        libraries.filter(({ id }) => id === library_id).map((library) => ({ ...entry, library })),
    )
    return { value: articles, tags: ['articles'] }
  })
}

/** Published posts in recommended order. */
export function allPosts(ctx: Ctx): Promise<Entry[]> {
  return cached(ctx, 'posts', async () => ({
    value: await findPublished(ctx.db, 'post', ctx.clock()),
    tags: ['posts'],
  }))
}

export function searchWords(ctx: Ctx, kind: ContentKind): Promise<EntryTerms> {
  const { plural } = kinds[kind]
  return cached(ctx, `${plural}-words`, async () => ({
    value: wordsOf(await (kind === 'article' ? allArticles(ctx) : allPosts(ctx))),
    tags: [plural],
  }))
}

/** Throws `not_found`. */
export async function getLibrary(ctx: Ctx, slug: string): Promise<Library> {
  const library = (await allLibraries(ctx)).find((each) => each.slug === slug)
  if (!library) throw new DomainError('not_found')
  return library
}

export function allLibraries(ctx: Ctx): Promise<Library[]> {
  return cached(ctx, 'libraries', async () => {
    const rows = await ctx.db
      .selectFrom('libraries')
      .select(['id', 'slug', 'title', 'description'])
      .where('archived_at', 'is', null)
      .orderBy('position')
      .orderBy('slug')
      .execute()
    const libraries = rows.map((row) => ({
      ...row,
      title: completeText(row.title),
      description: completeText(row.description),
    }))
    return { value: libraries, tags: ['articles'] }
  })
}

export function allCategories(ctx: Ctx, kind: ContentKind): Promise<Category[]> {
  const { plural, categories, libraryId, parentId, isActiveCategory } = kinds[kind]
  return cached(ctx, `${kind}-categories`, async () => {
    const rows = await ctx.db
      .selectFrom(categories)
      .select(['id', 'slug', 'title', 'description', 'position', 'created_at'])
      .select([libraryId.as('library_id'), parentId.as('parent_id')])
      .where(isActiveCategory)
      .orderBy('position')
      .orderBy('slug')
      .execute()
    return { value: rows.map(completeCategory), tags: [plural] }
  })
}

/** In recommended order. */
export async function findPublished(db: Db | Trx, kind: ContentKind, at: Date) {
  const { plural, categories, inCategories, libraryId, isActiveCategory } = kinds[kind]
  const rows = await db
    .selectFrom(plural)
    .select(['id', 'slug', 'type', 'title', 'description', 'body', 'author'])
    .select(['tags', 'product_handles', 'position', 'published_at', 'updated_at'])
    .select((eb) => [
      libraryId.as('library_id'),
      picturesOf(eb, kind).as('pictures'),
      searchTextOf(kind, eb.ref(`${plural}.id`)).as('search_text'),
      formerSlugsOf(kind, eb.ref(`${plural}.id`)).as('former_slugs'),
      jsonArrayFrom(
        eb
          .selectFrom([inCategories, categories])
          .select([`${categories}.id`, `${categories}.slug`, `${categories}.title`])
          .whereRef('entry_id', '=', `${plural}.id`)
          .whereRef('category_id', '=', `${categories}.id`)
          .where(isActiveCategory)
          .orderBy(`${inCategories}.position`),
      ).as('categories'),
    ])
    .where('status', '=', 'ACTIVE')
    .where('published_at', '<=', at)
    .execute()
  return rows.map(completeEntry).toSorted(recommended)
}

/** Pictures of the articles or posts that the query reads. */
export function picturesOf(
  eb: ExpressionBuilder<Database, 'articles' | 'posts'>,
  kind: ContentKind,
) {
  const { plural, pictures } = kinds[kind]
  return jsonArrayFrom(
    eb
      .selectFrom(pictures)
      .innerJoin('files as f', 'f.id', 'file_id')
      .select(['file_id', 'alt', 'f.width', 'f.height', 'f.background'])
      .whereRef('entry_id', '=', `${plural}.id`)
      .orderBy('position'),
  )
}
