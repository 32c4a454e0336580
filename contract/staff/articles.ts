import { z } from '@hono/zod-openapi'
import { id } from '../shapes.ts'
import { staffCalls } from '../staff-calls.ts'
import {
  byId,
  categoryFields,
  staffCategoryFields,
  staffEntry,
  entryFilter,
  entryInput,
} from './entry.ts'

const libraryInput = { ...categoryFields, is_archived: z.boolean().default(false) }
const categoryInput = { ...libraryInput, parent_id: id.nullable().default(null) }

const staffCategory = { ...staffCategoryFields, is_archived: z.boolean() }
const library = z.object(staffCategory).openapi('StaffLibrary')
const category = z
  .object({ ...staffCategory, library_id: id, parent_id: id.nullable() })
  .openapi('StaffArticleCategory')

const calls = staffCalls(
  'articles',
  { read: 'catalogue:read', write: 'catalogue:manage' },
  { params: byId, answer: staffEntry },
)

export const listLibraries = calls.list('GET /libraries', {
  summary: 'List libraries, including archived',
  item: library,
})

export const createLibrary = calls.write('POST /libraries', {
  summary: 'Create a library',
  body: z.object(libraryInput),
  answer: library,
})

export const changeLibrary = calls.write('PUT /libraries/{id}', {
  summary: 'Update a library; when archived, none of its content is public',
  body: z.object(libraryInput),
  answer: library,
  idempotent: false,
})

export const listArticleCategories = calls.list('GET /article-categories', {
  summary: 'List categories of articles, including archived',
  query: z.object({ library_id: id.optional() }),
  item: category,
})

export const createArticleCategory = calls.write('POST /article-categories', {
  summary: 'Add a category to a library',
  body: z.object({ ...categoryInput, library_id: id }),
  answer: category,
})

export const changeArticleCategory = calls.write('PUT /article-categories/{id}', {
  summary: 'Update or move a category within its library',
  body: z.object(categoryInput),
  answer: category,
  idempotent: false,
})

export const listArticles = calls.page('GET /articles', {
  summary: 'List articles in any state, last changed first',
  query: z.object({ ...entryFilter, library_id: id.optional() }),
})

export const getArticle = calls.read('GET /articles/{id}', { summary: 'Get an article' })

export const createArticle = calls.write('POST /articles', {
  summary: 'Create an article',
  body: z.object({ ...entryInput, library_id: id }),
})

export const changeArticle = calls.write('PUT /articles/{id}', {
  summary: 'Update, publish or archive an article',
  body: z.object(entryInput),
  idempotent: false,
})
