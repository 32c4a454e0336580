import type { z } from '@hono/zod-openapi'
import type { listPostCategories } from '#contract/endpoints/posts.ts'
import { issueSentencesWith } from '#contract/issue-sentences.ts'
import { invalid } from '#domain/errors.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Story } from '../journal/story.ts'
import { allPostCategories, allPosts, type PostCategory } from './queries.ts'

type CategoryQuery = z.output<typeof listPostCategories.query & {}>

export async function pageOfCategories(ctx: Ctx, query: CategoryQuery) {
  const { sort_by, sort_order, page, per_page } = query
  const found = (await allPostCategories(ctx)).filter((category) => isAsked(category, query))
  const ascending = sort_by === 'position' ? found : found.toSorted(by[sort_by])
  const sorted = sort_order === 'asc' ? ascending : ascending.toReversed()
  const posts = await allPosts(ctx)
  const data = sorted
    .slice((page - 1) * per_page, page * per_page)
    .map(({ id, slug, title, description }) => ({
      _id: id,
      slug,
      status: 'ACTIVE' as const,
      title,
      description,
      post_count: posts.filter((post) => isIn(post, id)).length,
    }))
  return { data, total: found.length }
}

/** The posts in all of the categories, or in any; throws `invalid` for one there is not. */
export async function postsIn(
  ctx: Ctx,
  names: readonly string[],
  gate: 'AND' | 'OR',
): Promise<Story[]> {
  const categories = await allPostCategories(ctx)
  const ids = names.map((name) => {
    const category = categories.find(({ id, slug }) => id === name || slug === name)
    if (category) return category.id
    throw invalid('category_ids', issueSentencesWith.no_category(name))
  })
  return (await allPosts(ctx)).filter((post) =>
    gate === 'AND' ? ids.every((id) => isIn(post, id)) : ids.some((id) => isIn(post, id)),
  )
}

function isIn({ categories }: Story, categoryId: string): boolean {
  return categories.some(({ id }) => id === categoryId)
}

/** Only what is active is public, so no other status finds anything. */
function isAsked({ id, slug }: PostCategory, query: CategoryQuery): boolean {
  const { exclude_ids, keys, statuses = ['ACTIVE'] } = query
  if (exclude_ids?.includes(id)) return false
  return statuses.includes('ACTIVE') && (!keys || keys.includes(slug))
}

const by = {
  'title.en': (a: PostCategory, b: PostCategory) => a.title.en.localeCompare(b.title.en, 'en'),
  created_at: (a: PostCategory, b: PostCategory) => a.created_at.getTime() - b.created_at.getTime(),
}
