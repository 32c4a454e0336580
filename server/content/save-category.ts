import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { createPostCategory as postCategory } from '#contract/staff/posts.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { parentsOf, withAncestors } from '../catalogue/category-tree.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { recordCategory, categoryColumns, type ContentCategory } from './category-columns.ts'
import {
  listStaffArticleCategories,
  listStaffPostCategories,
  categoryNamed,
} from './staff-categories.ts'
import { namingFields } from './write-entry.ts'

interface ArticleCategory extends ContentCategory {
  parent_id: string | null
}

type PostCategory = z.output<typeof postCategory.body & {}>

const constraints = {
  taken: { article_categories_library_id_slug_key: 'slug', post_categories_slug_key: 'slug' },
  missing: {
    article_categories_library_id_fkey: 'library_id',
    article_categories_library_id_parent_id_fkey: 'parent_id',
  },
}

export function createArticleCategory(
  trx: Trx,
  ctx: TrxCtx,
  { library_id, parent_id, ...category }: ArticleCategory & { library_id: string },
  changes: ChangeRecorder,
) {
  return namingFields(constraints, async () => {
    const id = newId('articleCategory')
    await trx
      .insertInto('article_categories')
      .values({ id, library_id, parent_id, ...categoryColumns(ctx, category) })
      .execute()
    const answer = categoryNamed(await listStaffArticleCategories(trx), id)
    await recordCategory(trx, ctx, changes, 'article_category', { after: answer })
    return answer
  })
}

/** Throws `not_found`, and `invalid` if it would become its own descendant. */
export function changeArticleCategory(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  { parent_id, ...category }: ArticleCategory,
  changes: ChangeRecorder,
) {
  return namingFields(constraints, async () => {
    const row = await lockFamily(trx, id, parent_id)
    const before = categoryNamed(await listStaffArticleCategories(trx), id)
    await trx
      .updateTable('article_categories')
      .set({ parent_id, ...categoryColumns(ctx, category, row) })
      .where('id', '=', id)
      .execute()
    const after = categoryNamed(await listStaffArticleCategories(trx), id)
    await recordCategory(trx, ctx, changes, 'article_category', { before, after })
    return after
  })
}

export function createPostCategory(
  trx: Trx,
  ctx: TrxCtx,
  category: PostCategory,
  changes: ChangeRecorder,
) {
  return namingFields(constraints, async () => {
    const id = newId('postCategory')
    await trx
      .insertInto('post_categories')
      .values({ id, ...postCategoryColumns(category) })
      .execute()
    const answer = { _id: id, ...category }
    await recordCategory(trx, ctx, changes, 'post_category', { after: answer })
    return answer
  })
}

/** Throws `not_found`. */
export function changePostCategory(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  category: PostCategory,
  changes: ChangeRecorder,
) {
  return namingFields(constraints, async () => {
    await trx
      .selectFrom('post_categories')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const before = categoryNamed(await listStaffPostCategories(trx), id)
    await trx
      .updateTable('post_categories')
      .set(postCategoryColumns(category))
      .where('id', '=', id)
      .execute()
    const after = { _id: id, ...category }
    await recordCategory(trx, ctx, changes, 'post_category', { before, after })
    return after
  })
}

function postCategoryColumns(category: PostCategory) {
  return {
    ...category,
    title: JSON.stringify(category.title),
    description: JSON.stringify(category.description),
  }
}

/** Locks all categories of the library: two concurrent moves could create a cycle. */
async function lockFamily(trx: Trx, id: string, parentId: string | null) {
  const rows = await trx
    .selectFrom('article_categories')
    .select(['id', 'parent_id', 'archived_at'])
    .where('library_id', '=', (eb) =>
      eb.selectFrom('article_categories as own').select('own.library_id').where('own.id', '=', id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const row = rows.find((each) => each.id === id)
  if (!row) throw new DomainError('not_found')
  if (parentId !== null && withAncestors(parentsOf(rows), [parentId]).includes(id)) {
    throw invalid('parent_id', issueSentences.below_itself)
  }
  return row
}
