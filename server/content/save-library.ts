import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { StaffMember } from '../platform/access/staff-member.ts'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Remember } from '../platform/http/idempotency.ts'
import { recordShelf, shelfColumns, type Shelf } from './shelf-columns.ts'
import { listStaffLibraries, shelfNamed } from './staff-shelves.ts'
import { namingFields } from './write-story.ts'

const constraints = { taken: { libraries_slug_key: 'slug' }, missing: {} }

export function createLibrary(ctx: Ctx, staff: StaffMember, shelf: Shelf, remember: Remember) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
      const id = newId('library')
      await trx
        .insertInto('libraries')
        .values({ id, ...shelfColumns(ctx, shelf) })
        .execute()
      const answer = shelfNamed(await listStaffLibraries(trx), id)
      await recordShelf(ctx, trx, staff, 'library', { after: answer })
      await remember(trx, answer)
      return answer
    }),
  )
}

/** Throws `not_found`. */
export function changeLibrary(ctx: Ctx, staff: StaffMember, id: string, shelf: Shelf) {
  return namingFields(constraints, () =>
    inTransaction(ctx, async (trx) => {
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
      await recordShelf(ctx, trx, staff, 'library', { before, after })
      return after
    }),
  )
}
