import type { z } from '@hono/zod-openapi'
import type { ArticleCategoryNode, listArticleCategories } from '#contract/endpoints/articles.ts'
import type { listPostCategories } from '#contract/endpoints/posts.ts'
import { issueSentencesWith } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import { childrenOf } from '../catalogue/category-tree.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSlice } from '../platform/http/paging.ts'
import { allArticles, allCategories, allPosts, type Category, type Library } from './queries.ts'
import type { Entry } from './content-entry.ts'

type ArticleCategoryQuery = z.output<typeof listArticleCategories.query & {}>
type PostCategoryQuery = z.output<typeof listPostCategories.query & {}>

export async function articleCategoryPage(ctx: Ctx, library: Library, query: ArticleCategoryQuery) {
  const categories = await categoriesOf(ctx, library)
  const articles = await allArticles(ctx)
  const shown = pageSlice(sortedBy(categories, query), query)
  return {
    data: shown.map((category) => presentArticleCategory(category, categories, articles)),
    total: categories.length,
  }
}

export async function articleCategoryTree(
  ctx: Ctx,
  library: Library,
): Promise<ArticleCategoryNode[]> {
  const categories = await categoriesOf(ctx, library)
  const articles = await allArticles(ctx)
  const nodesBelow = (parent: string | null): ArticleCategoryNode[] =>
    childrenOf(categories, parent).map((category) => ({
      ...presentArticleCategory(category, categories, articles),
      children: nodesBelow(category.id),
    }))
  return nodesBelow(null)
}

export async function postCategoryPage(ctx: Ctx, query: PostCategoryQuery) {
  const categories = (await allCategories(ctx, 'post')).filter((category) =>
    isRequested(category, query),
  )
  const posts = await allPosts(ctx)
  const shown = pageSlice(sortedBy(categories, query), query)
  const data = shown.map(({ id, slug, title, description }) => ({
    _id: id,
    slug,
    status: 'ACTIVE' as const,
    title,
    description,
    post_count: posts.filter((post) => isInAny(post, new Set([id]))).length,
  }))
  return { data, total: categories.length }
}

/** Entries in any category, or in all with `AND`. Throws `invalid` for an unknown category. */
export function inCategories<Item extends Entry>(
  entries: readonly Item[],
  categories: readonly Category[],
  names: readonly string[],
  gate: 'AND' | 'OR' = 'OR',
): Item[] {
  const wanted = names.map((name) => {
    const category = categories.find(({ id, slug }) => id === name || slug === name)
    if (category) return withBelow(categories, category.id)
    throw invalid('category_ids', issueSentencesWith.no_category(name))
  })
  return entries.filter((entry) =>
    gate === 'AND'
      ? wanted.every((ids) => isInAny(entry, ids))
      : wanted.some((ids) => isInAny(entry, ids)),
  )
}

/** The categories of a library. A category whose parent is archived becomes a root. */
export async function categoriesOf(ctx: Ctx, library: Library): Promise<Category[]> {
  const categories = (await allCategories(ctx, 'article')).filter(
    ({ library_id }) => library_id === library.id,
  )
  const ids = new Set(categories.map(({ id }) => id))
  return categories.map((category) =>
    category.parent_id !== null && ids.has(category.parent_id)
      ? category
      : { ...category, parent_id: null },
  )
}

function presentArticleCategory(
  { id, slug, title, description, parent_id }: Category,
  categories: readonly Category[],
  articles: readonly Entry[],
) {
  const ids = withBelow(categories, id)
  const article_count = articles.filter((article) => isInAny(article, ids)).length
  return { _id: id, slug, title, description, parent_id, article_count }
}

/** Only active categories are public, so any other status matches nothing. */
function isRequested({ id, slug }: Category, query: PostCategoryQuery): boolean {
  const { exclude_ids, keys, statuses = ['ACTIVE'] } = query
  if (exclude_ids?.includes(id)) return false
  return statuses.includes('ACTIVE') && (!keys || keys.includes(slug))
}

function isInAny({ categories }: Entry, ids: ReadonlySet<string>): boolean {
  return categories.some(({ id }) => ids.has(id))
}

function withBelow(categories: readonly Category[], root: string): Set<string> {
  const found = new Set([root])
  // Iterating a set also visits the entries added meanwhile.
  for (const parent of found) {
    for (const { id } of childrenOf(categories, parent)) found.add(id)
  }
  return found
}

function sortedBy(
  categories: readonly Category[],
  { sort_by, sort_order }: Pick<PostCategoryQuery, 'sort_by' | 'sort_order'>,
): readonly Category[] {
  const ascending = sort_by === 'position' ? categories : categories.toSorted(by[sort_by])
  return sort_order === 'asc' ? ascending : ascending.toReversed()
}

const by = {
  'title.en': (a: Category, b: Category) => a.title.en.localeCompare(b.title.en, 'en'),
  created_at: (a: Category, b: Category) => a.created_at.getTime() - b.created_at.getTime(),
}
