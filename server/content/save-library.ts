import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { recordCategory, categoryColumns, type ContentCategory } from './category-columns.ts'
import { listStaffLibraries, categoryNamed } from './staff-categories.ts'
import { namingFields } from './write-entry.ts'

const constraints = { taken: { libraries_slug_key: 'slug' }, missing: {} }

export function createLibrary(
  trx: Trx,
  ctx: TrxCtx,
  category: ContentCategory,
  changes: ChangeRecorder,
) {
  return namingFields(constraints, async () => {
    const id = newId('library')
    await trx
      .insertInto('libraries')
      .values({ id, ...categoryColumns(ctx, category) })
      .execute()
    const answer = categoryNamed(await listStaffLibraries(trx), id)
    await recordCategory(trx, ctx, changes, 'library', { after: answer })
    return answer
  })
}

/** Throws `not_found`. */
export function changeLibrary(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  category: ContentCategory,
  changes: ChangeRecorder,
) {
  return namingFields(constraints, async () => {
    const row = await trx
      .selectFrom('libraries')
      .select('archived_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new DomainError('not_found')
    const before = categoryNamed(await listStaffLibraries(trx), id)
    await trx
      .updateTable('libraries')
      .set(categoryColumns(ctx, category, row))
      .where('id', '=', id)
      .execute()
    const after = categoryNamed(await listStaffLibraries(trx), id)
    await recordCategory(trx, ctx, changes, 'library', { before, after })
    return after
  })
}
