import { maxSavedViews } from '#contract/staff/saved-views.ts'
import { DomainError } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import type { TrxCtx } from '../platform/context.ts'
import type { Db, Trx } from '../platform/database/db.ts'

interface View {
  staffId: string
  name: string
  query: string
}

const shown = ['id as _id', 'name', 'query'] as const

export async function listSavedViews(db: Db, staffId: string) {
  return db
    .selectFrom('saved_views')
    .select(shown)
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()
}

/** Throws `conflict` beyond the limit. */
export async function saveView(trx: Trx, ctx: TrxCtx, { staffId, name, query }: View) {
  const saved = await trx
    .insertInto('saved_views')
    .values({ id: newId('savedView'), staff_id: staffId, name, query, created_at: ctx.clock() })
    .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ query }))
    .returning(shown)
    .executeTakeFirstOrThrow()
  const { count } = await trx
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  if (count > maxSavedViews) throw new DomainError('not_possible', { reason: 'saved_views_full' })
  return saved
}

/** Throws `not_found`, also for a colleague’s. */
export async function deleteSavedView(
  trx: Trx,
  { id, staffId }: { id: string; staffId: string },
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not_found')
}
