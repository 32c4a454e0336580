import type { z } from '@hono/zod-openapi'
import type { CategoryNode, listCategories } from '#contract/endpoints/catalogue.ts'
import type { PictureCopy } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { Ctx, Db } from '../context.ts'
import { kept } from '../kept.ts'
import { presentPicture } from './pictures.ts'

export interface Category {
  id: string
  slug: string
  title: LocalizedText
  description: LocalizedText
  parent_id: string | null
  image: Omit<PictureCopy, 'alt'> | null
  position: number
  created_at: Date
}

type CategoryQuery = z.output<typeof listCategories.query & {}>
type CategoryAnswer = Omit<CategoryNode, 'children'>

/** In the shop's order, whatever they are below. */
export function allCategories(ctx: Ctx): Promise<Category[]> {
  return kept(ctx, 'categories', async () => {
    const categories = await findCategories(ctx.db)
    return { value: categories, tags: ['categories', ...categories.map(({ id }) => tagOf(id))] }
  })
}

export function tagOf(categoryId: string): string {
  return `category:${categoryId}`
}

export async function pageOfCategories(ctx: Ctx, query: CategoryQuery) {
  const { sort_by, sort_order, page, per_page } = query
  const sign = sort_order === 'asc' ? 1 : -1
  const categories = await allCategories(ctx)
  const sorted = categories.toSorted((a, b) => sign * comparisons[sort_by](a, b))
  const present = await presenter(ctx)
  return {
    data: sorted.slice((page - 1) * per_page, page * per_page).map(present),
    total: categories.length,
  }
}

export async function categoryTree(ctx: Ctx): Promise<CategoryNode[]> {
  const categories = await allCategories(ctx)
  const present = await presenter(ctx)
  const known = new Set(categories.map(({ id }) => id))
  const below = (parent: string | null): CategoryNode[] =>
    categories
      .filter(({ parent_id }) => (known.has(parent_id ?? '') ? parent_id : null) === parent)
      .map((category) => ({ ...present(category), children: below(category.id) }))
  return below(null)
}

const comparisons: Record<CategoryQuery['sort_by'], (a: Category, b: Category) => number> = {
  'title.en': (a, b) => a.title.en.localeCompare(b.title.en, 'en'),
  position: (a, b) => a.position - b.position,
  created_at: (a, b) => a.created_at.getTime() - b.created_at.getTime(),
}

async function presenter(ctx: Ctx): Promise<(category: Category) => CategoryAnswer> {
  const index = await ctx.search.current()
  return ({ id, slug, title, description, parent_id, image }) => ({
    _id: id,
    slug,
    title,
    description,
    parent_id,
    image: image && presentPicture({ ...image, alt: title }),
    product_count: index.countIn(id),
  })
}

async function findCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('files', 'files.id', 'categories.image_id')
    .select(['categories.id', 'slug', 'title', 'description', 'parent_id', 'position'])
    .select(['categories.created_at', 'image_id', 'width', 'height', 'background'])
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
