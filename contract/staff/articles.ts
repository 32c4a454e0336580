import { z } from '@hono/zod-openapi'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../paging.ts'
import { id } from '../shapes.ts'
import {
  byId,
  exampleStaffEntry,
  categoryFields,
  staffCategoryFields,
  staffEntry,
  entryFilter,
  entryInput,
} from './entry.ts'

const area = 'articles'

const libraryInput = { ...categoryFields, is_archived: z.boolean().default(false) }
const categoryInput = { ...libraryInput, parent_id: id.nullable().default(null) }

const staffCategory = { ...staffCategoryFields, is_archived: z.boolean() }
const library = z.object(staffCategory).openapi('StaffLibrary')
const category = z
  .object({ ...staffCategory, library_id: id, parent_id: id.nullable() })
  .openapi('StaffArticleCategory')

const aLibrary = {
  _id: 'lib_1aB2cD3eF4',
  slug: 'care-guide',
  title: { en: 'Care and fit', zh: '護理與合身', cn: '护理与合身' },
  description: { en: 'Washing and mending.', zh: '洗滌與修補。', cn: '洗涤与修补。' },
  position: 1,
  is_archived: false,
}
const aCategory = {
  ...aLibrary,
  _id: 'acg_3kQ0aV9xLm',
  slug: 'washing',
  title: { en: 'Washing', zh: '洗滌', cn: '洗涤' },
  library_id: aLibrary._id,
  parent_id: null,
}
const anArticle = {
  _id: 'art_9sD2kQ0aVx',
  ...exampleStaffEntry,
  category_ids: [aCategory._id],
  library_id: aLibrary._id,
}

export const listLibraries = endpoint({
  key: 'GET /libraries',
  area,
  summary: 'List libraries, including archived',
  access: 'staff',
  may: 'catalogue:read',
  answer: z.object({ data: z.array(library) }),
  example: { data: [aLibrary] },
})

export const createLibrary = endpoint({
  key: 'POST /libraries',
  area,
  summary: 'Create a library',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: z.object(libraryInput),
  answer: library,
  example: aLibrary,
})

export const changeLibrary = endpoint({
  key: 'PUT /libraries/{id}',
  area,
  summary: 'Update a library; when archived, none of its content is public',
  access: 'staff',
  may: 'catalogue:manage',
  params: byId,
  body: z.object(libraryInput),
  answer: library,
  example: aLibrary,
})

export const listArticleCategories = endpoint({
  key: 'GET /article-categories',
  area,
  summary: 'List categories of articles, including archived',
  access: 'staff',
  may: 'catalogue:read',
  query: z.object({ library_id: id.optional() }),
  answer: z.object({ data: z.array(category) }),
  example: { data: [aCategory] },
})

export const createArticleCategory = endpoint({
  key: 'POST /article-categories',
  area,
  summary: 'Add a category to a library',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: z.object({ ...categoryInput, library_id: id }),
  answer: category,
  example: aCategory,
})

export const changeArticleCategory = endpoint({
  key: 'PUT /article-categories/{id}',
  area,
  summary: 'Update or move a category within its library',
  access: 'staff',
  may: 'catalogue:manage',
  params: byId,
  body: z.object(categoryInput),
  answer: category,
  example: aCategory,
})

export const listArticles = endpoint({
  key: 'GET /articles',
  area,
  summary: 'List articles in any state, last changed first',
  access: 'staff',
  may: 'catalogue:read',
  query: z.object({ ...entryFilter, library_id: id.optional() }),
  answer: pageOf(staffEntry),
  example: { data: [anArticle], current_page: 1, next_page_url: null, total: 1 },
})

export const getArticle = endpoint({
  key: 'GET /articles/{id}',
  area,
  summary: 'Get an article',
  access: 'staff',
  may: 'catalogue:read',
  params: byId,
  answer: staffEntry,
  example: anArticle,
})

export const createArticle = endpoint({
  key: 'POST /articles',
  area,
  summary: 'Create an article',
  access: 'staff',
  may: 'catalogue:manage',
  idempotent: true,
  body: z.object({ ...entryInput, library_id: id }),
  answer: staffEntry,
  example: anArticle,
})

export const changeArticle = endpoint({
  key: 'PUT /articles/{id}',
  area,
  summary: 'Update, publish or archive an article',
  access: 'staff',
  may: 'catalogue:manage',
  params: byId,
  body: z.object(entryInput),
  answer: staffEntry,
  example: anArticle,
})
