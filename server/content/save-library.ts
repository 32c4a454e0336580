import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Trx, TrxCtx } from '../platform/context.ts'
import { recordShelf, shelfColumns, type Shelf } from './shelf-columns.ts'
import { listStaffLibraries, shelfNamed } from './staff-shelves.ts'
import { namingFields } from './write-story.ts'

const constraints = { taken: { libraries_slug_key: 'slug' }, missing: {} }

export function createLibrary(trx: Trx, ctx: TrxCtx, shelf: Shelf, changes: ChangeRecorder) {
  return namingFields(constraints, async () => {
    const id = newId('library')
    await trx
      .insertInto('libraries')
      .values({ id, ...shelfColumns(ctx, shelf) })
      .execute()
    const answer = shelfNamed(await listStaffLibraries(trx), id)
    await recordShelf(trx, ctx, changes, 'library', { after: answer })
    return answer
  })
}

/** Throws `not_found`. */
export function changeLibrary(
  trx: Trx,
  ctx: TrxCtx,
  id: string,
  shelf: Shelf,
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
    const before = shelfNamed(await listStaffLibraries(trx), id)
    await trx
      .updateTable('libraries')
      .set(shelfColumns(ctx, shelf, row))
      .where('id', '=', id)
      .execute()
    const after = shelfNamed(await listStaffLibraries(trx), id)
    await recordShelf(trx, ctx, changes, 'library', { before, after })
    return after
  })
}
