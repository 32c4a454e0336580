import type { z } from '@hono/zod-openapi'
import type { CategoryNode, listCategories } from '#contract/endpoints/categories.ts'
import type { PictureCopy } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cached } from '../platform/cache/cached.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/db.ts'
import { presentPicture } from '../platform/files/pictures.ts'
import { formerSlugsOf } from '../platform/text/former-slugs.ts'
import { searchTextOf, type SearchText } from '../platform/text/search-texts.ts'
import { pageSlice } from '../platform/http/paging.ts'
import { childrenOf, inTreeOrder, parentsOf, type Parents } from './category-tree.ts'

export interface Category {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  parent_id: string | null
  image: Omit<PictureCopy, 'alt'> | null
  position: number
  created_at: Date
  search_text: SearchText | null
  former_slugs: string[]
}

type CategoryQuery = z.output<typeof listCategories.query & {}>
type CategoryAnswer = Omit<CategoryNode, 'children'>

/** In tree order: parents before children. */
export function allCategories(ctx: Ctx): Promise<Category[]> {
  return cached(ctx, 'categories', async () => {
    const categories = inTreeOrder(await findCategories(ctx.db))
    return { value: categories, tags: ['categories', ...categories.map(({ id }) => tagOf(id))] }
  })
}

/** The parent of each category: a promotion on tops also covers shirts. */
export function categoryParents(ctx: Ctx): Promise<Parents> {
  return cached(ctx, 'category-parents', async () => ({
    value: parentsOf(await allCategories(ctx)),
    tags: ['categories'],
  }))
}

export function tagOf(categoryId: string): string {
  return `category:${categoryId}`
}

export async function pageOfCategories(ctx: Ctx, storeId: string, query: CategoryQuery) {
  const { sort_by, sort_order } = query
  const categories = await allCategories(ctx)
  const ascending = sort_by === 'position' ? categories : categories.toSorted(by[sort_by])
  const sorted = sort_order === 'asc' ? ascending : ascending.toReversed()
  const present = await presenter(ctx, storeId)
  return {
    data: pageSlice(sorted, query).map(present),
    total: categories.length,
  }
}

export async function categoryTree(ctx: Ctx, storeId: string): Promise<CategoryNode[]> {
  const categories = await allCategories(ctx)
  const present = await presenter(ctx, storeId)
  const nodesBelow = (parent: string | null): CategoryNode[] =>
    childrenOf(categories, parent).map((category) => ({
      ...present(category),
      children: nodesBelow(category.id),
    }))
  return nodesBelow(null)
}

const by = {
  'title.en': (a: Category, b: Category) => a.title.en.localeCompare(b.title.en, 'en'),
  created_at: (a: Category, b: Category) => a.created_at.getTime() - b.created_at.getTime(),
}

async function presenter(
  ctx: Ctx,
  storeId: string,
): Promise<(category: Category) => CategoryAnswer> {
  const range = await ctx.search.current(storeId)
  return ({ id, slug, title, description, parent_id, image, search_text, former_slugs }) => ({
    _id: id,
    slug,
    title,
    description,
    parent_id,
    image: image && presentPicture({ ...image, alt: title }),
    product_count: range.countIn(id),
    ...(search_text && { search_text }),
    ...(former_slugs.length > 0 && { former_slugs }),
  })
}

async function findCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('files', 'files.id', 'categories.image_id')
    .select(['categories.id', 'slug', 'title', 'description', 'parent_id', 'position'])
    .select(['categories.created_at', 'image_id', 'width', 'height', 'background'])
    .select((eb) => [
      searchTextOf('category', eb.ref('categories.id')).as('search_text'),
      formerSlugsOf('category', eb.ref('categories.id')).as('former_slugs'),
    ])
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ image_id, width, height, background, ...category }) => ({
    ...category,
    image:
      image_id === null || width === null || height === null
        ? null
        : { file_id: image_id, width, height, background: background ?? '' },
  }))
}
