import { DomainError } from '#domain/errors.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Differences } from '../platform/changes/differences.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { schedulePromotionChange } from './switch-promotions.ts'

type OfferKind = 'promotion' | 'voucher'
type OfferCtx = Pick<Ctx, 'bus' | 'clock'>

interface SavedOffer {
  id: string
  starts_at: Date | null
  ends_at: Date | null
  isNew: boolean
  change: Differences | null
}

/** Records a saved offer, and drops pages that show it: now, and when it starts and ends. */
export async function noteSavedOffer(
  trx: Trx,
  ctx: OfferCtx,
  kind: OfferKind,
  { isNew, change, ...offer }: SavedOffer,
  changes: ChangeRecorder,
): Promise<void> {
  await changes.record(trx, {
    action: isNew ? `${kind}_created` : `${kind}_changed`,
    subject: { kind, id: offer.id },
    ...(!isNew && { before: change?.before }),
    after: change?.after,
  })
  await schedulePromotionChange(trx, ctx, offer)
  await ctx.bus.announce(trx, [`${kind}s`])
}

/** Ends a promotion, or a voucher's public code and redeeming, for good. Throws `not_found`. */
export async function archiveOffer(
  trx: Trx,
  ctx: OfferCtx,
  kind: OfferKind,
  id: string,
  changes: ChangeRecorder,
): Promise<void> {
  const row = await trx
    .selectFrom(`${kind}s`)
    .select('archived_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  if (row.archived_at) return changes.recordNothing()
  await trx.updateTable(`${kind}s`).set({ archived_at: ctx.clock() }).where('id', '=', id).execute()
  await changes.record(trx, { action: `${kind}_archived`, subject: { kind, id } })
  await ctx.bus.announce(trx, [`${kind}s`])
}
