import { issueSentences } from '#contract/issue-sentences.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { StaffMember } from '../../platform/access/staff-member.ts'
import { differences } from '../../platform/changes/differences.ts'
import { recordChange } from '../../platform/changes/record-change.ts'
import type { Ctx, Trx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Remember } from '../../platform/http/idempotency.ts'
import { namingFields } from '../journal/write-story.ts'
import { shelfColumns, type Shelf } from './shelf-columns.ts'
import { listStaffArticleCategories, shelfNamed } from './staff-shelves.ts'

interface Category extends Shelf {
  parent_id: string | null
}

const constraints = {
  taken: { article_categories_library_id_slug_key: 'slug' },
  missing: {
    article_categories_library_id_fkey: 'library_id',
    article_categories_library_id_parent_id_fkey: 'parent_id',
  },
}

export function createArticleCategory(
  ctx: Ctx,
  staff: StaffMember,
  { library_id: libraryId, parent_id, ...shelf }: Category & { library_id: string },
  remember: Remember,
) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const id = newId('articleCategory')
      await trx
        .insertInto('article_categories')
        .values({ id, library_id: libraryId, parent_id, ...shelfColumns(ctx, shelf) })
        .execute()
      await ctx.bus.announce(trx, ['articles'])
      const answer = shelfNamed(await listStaffArticleCategories(trx), id)
      await recordChange(trx, staff, {
        action: 'article_category_created',
        subject: { kind: 'article_category', id },
        after: answer,
      })
      await remember(trx, answer)
      return answer
    }),
  )
}

/** Throws `not_found`, and `invalid` when it would come below itself. */
export function changeArticleCategory(
  ctx: Ctx,
  staff: StaffMember,
  id: string,
  { parent_id, ...shelf }: Category,
) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const row = await lockFamily(trx, id, parent_id)
      const before = shelfNamed(await listStaffArticleCategories(trx), id)
      await trx
        .updateTable('article_categories')
        .set({ parent_id, ...shelfColumns(ctx, shelf, row) })
        .where('id', '=', id)
        .execute()
      await ctx.bus.announce(trx, ['articles'])
      const after = shelfNamed(await listStaffArticleCategories(trx), id)
      await recordChange(trx, staff, {
        action: 'article_category_changed',
        subject: { kind: 'article_category', id },
        ...differences(before, after),
      })
      return after
    }),
  )
}

/** Locks all categories of the library: two moves at once could close a ring together. */
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
  const parents = new Map(rows.map((each) => [each.id, each.parent_id]))
  for (let above = parentId; above !== null; above = parents.get(above) ?? null) {
    if (above === id) throw invalid('parent_id', issueSentences.below_itself)
  }
  return row
}
