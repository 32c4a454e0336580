import type { z } from '@hono/zod-openapi'
import type { ArticleCategoryNode, listArticleCategories } from '#contract/endpoints/articles.ts'
import { issueSentencesWith } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  allArticleCategories,
  allArticles,
  type Article,
  type ArticleCategory,
  type Library,
} from './queries.ts'

type CategoryQuery = z.output<typeof listArticleCategories.query & {}>
type CategoryAnswer = Omit<ArticleCategoryNode, 'children'>

export async function pageOfCategories(ctx: Ctx, library: Library, query: CategoryQuery) {
  const { sort_by, sort_order, page, per_page } = query
  const categories = await categoriesOf(ctx, library)
  const ascending = sort_by === 'position' ? categories : categories.toSorted(by[sort_by])
  const sorted = sort_order === 'asc' ? ascending : ascending.toReversed()
  const present = await presenter(ctx, categories)
  return {
    data: sorted.slice((page - 1) * per_page, page * per_page).map(present),
    total: categories.length,
  }
}

export async function categoryTree(ctx: Ctx, library: Library): Promise<ArticleCategoryNode[]> {
  const categories = await categoriesOf(ctx, library)
  const present = await presenter(ctx, categories)
  const nodesBelow = (parent: string | null): ArticleCategoryNode[] =>
    categories
      .filter(({ parent_id }) => parent_id === parent)
      .map((category) => ({ ...present(category), children: nodesBelow(category.id) }))
  return nodesBelow(null)
}

/** Every category meant, with those below; throws `invalid` for one the library does not have. */
export async function meantCategories(
  ctx: Ctx,
  library: Library,
  names: readonly string[],
): Promise<Set<string>> {
  const categories = await categoriesOf(ctx, library)
  const roots = names.map((name) => {
    const category = categories.find(({ id, slug }) => id === name || slug === name)
    if (category) return category.id
    throw invalid('category_ids', issueSentencesWith.no_category(name))
  })
  return new Set(roots.flatMap((root) => [...withBelow(categories, root)]))
}

/** One whose parent is gone stands on its own. */
async function categoriesOf(ctx: Ctx, library: Library): Promise<ArticleCategory[]> {
  const all = (await allArticleCategories(ctx)).filter(
    ({ library_id }) => library_id === library.id,
  )
  const ids = new Set(all.map(({ id }) => id))
  return all.map((category) =>
    category.parent_id !== null && ids.has(category.parent_id)
      ? category
      : { ...category, parent_id: null },
  )
}

function withBelow(categories: readonly ArticleCategory[], root: string): Set<string> {
  const found = new Set([root])
  // A set may grow while it is walked, and visits what was added.
  for (const parent of found) {
    for (const { id, parent_id } of categories) if (parent_id === parent) found.add(id)
  }
  return found
}

async function presenter(ctx: Ctx, categories: readonly ArticleCategory[]) {
  const articles = await allArticles(ctx)
  return ({ id, slug, title, description, parent_id }: ArticleCategory): CategoryAnswer => {
    const meant = withBelow(categories, id)
    const article_count = articles.filter((article) => isInAny(article, meant)).length
    return { _id: id, slug, title, description, parent_id, article_count }
  }
}

export function isInAny({ categories }: Article, ids: ReadonlySet<string>): boolean {
  return categories.some(({ id }) => ids.has(id))
}

const by = {
  'title.en': (a: ArticleCategory, b: ArticleCategory) =>
    a.title.en.localeCompare(b.title.en, 'en'),
  created_at: (a: ArticleCategory, b: ArticleCategory) =>
    a.created_at.getTime() - b.created_at.getTime(),
}
