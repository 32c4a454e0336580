import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isForSale } from '../../catalogue/for-sale.ts'
import type { Db } from '../../platform/database/db.ts'

/** The time of each public text's last version. */
export function listTexts(db: Db, at: Date) {
  return db
    .selectFrom('contents')
    .select(['slug', sql<Date>`max(published_at)`.as('changed_at')])
    .where('published_at', '<=', at)
    .groupBy('slug')
    .orderBy('slug')
    .execute()
}

/** The time of the last product change in each category. */
export function listCategories(db: Db, at: Date) {
  return db
    .selectFrom('categories')
    .leftJoin('product_categories', 'product_categories.category_id', 'categories.id')
    .leftJoin('products', (join) =>
      join.onRef('products.id', '=', 'product_categories.product_id').on(isForSale('products', at)),
    )
    .select(({ fn }) => [
      'categories.slug',
      'categories.created_at',
      fn.max('products.updated_at').as('changed_at'),
    ])
    .groupBy('categories.id')
    .orderBy('categories.position')
    .orderBy('categories.slug')
    .execute()
}

/** The time of the last change to any product for sale. */
export function lastProductChange(db: Db, at: Date) {
  return db
    .selectFrom('products')
    .select(({ fn }) => fn.max('updated_at').as('changed_at'))
    .where(isForSale('products', at))
    .executeTakeFirstOrThrow()
}

export function listProducts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('products')
    .select(['products.id', 'title', 'updated_at'])
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom('product_pictures')
          .select('file_id')
          .distinct()
          .whereRef('product_id', '=', 'products.id')
          .where('view', '=', 'front'),
      ).as('pictures'),
    )
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('id')
    .execute()
}

/** All published articles and posts, newest first; posts have no library. */
export async function listEntries(db: Db, at: Date) {
  const [articles, posts] = await Promise.all([
    db
      .selectFrom('articles')
      .innerJoin('libraries', 'libraries.id', 'articles.library_id')
      .select([
        'articles.slug',
        'libraries.slug as library',
        'articles.title',
        'articles.description',
        'articles.published_at',
        'articles.updated_at',
      ])
      .where('articles.status', '=', 'ACTIVE')
      .where('libraries.archived_at', 'is', null)
      .where('articles.published_at', '<=', at)
      .orderBy('articles.published_at', 'desc')
      .orderBy('articles.id')
      .execute(),
    db
      .selectFrom('posts')
      .select(['slug', 'title', 'description', 'published_at', 'updated_at'])
      .where('status', '=', 'ACTIVE')
      .where('published_at', '<=', at)
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .execute(),
  ])
  return [...articles, ...posts.map((post) => ({ ...post, library: null }))]
}
