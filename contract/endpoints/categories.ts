import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery, sortOrder } from '../paging.ts'
import { id, localizedText, picture, searchText, slug, storeParams } from '../shapes.ts'

const category = z
  .object({
    _id: id,
    slug,
    title: localizedText,
    description: localizedText,
    parent_id: id.nullable(),
    image: picture.nullable(),
    product_count: z.int(),
    search_text: searchText.optional(),
    /** Slugs it once had, which still lead to it. */
    former_slugs: z.array(slug).optional(),
  })
  .openapi('Category')

export interface CategoryNode extends z.infer<typeof category> {
  children: CategoryNode[]
}

const categoryNode: z.ZodType<CategoryNode> = category
  .extend({
    get children() {
      return z.array(categoryNode)
    },
  })
  .openapi('CategoryNode')

const categoryQuery = z.object({
  ...pageQuery({ perPage: 5 }),
  sort_by: z.enum(['title.en', 'position', 'created_at']).default('title.en'),
  sort_order: sortOrder.default('asc'),
})

export const listCategories = endpoint({
  key: 'GET /stores/{store_id}/product-management/categories/all',
  area: 'catalogue',
  summary: 'Categories, flat',
  access: 'public',
  params: storeParams,
  query: categoryQuery,
  answer: pageOf(category),
})

export const categoryHierarchy = endpoint({
  key: 'GET /stores/{store_id}/product-management/categories/all/hierachy',
  area: 'catalogue',
  summary: 'List categories as a tree',
  access: 'public',
  params: storeParams,
  answer: z.object({ data: z.array(categoryNode) }),
})
