import type { z } from '@hono/zod-openapi'
import type { promotionInput } from '#contract/staff/promotion-shapes.ts'
import { DomainError } from '#domain/errors.ts'
import { centsOf } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import { differences } from '../platform/changes/differences.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { completeText } from '../platform/text/complete-translations.ts'
import { requireMeantOffer } from './require-meant-offer.ts'
import { requireKnownReferences, requireKnownTiers } from './validate-references.ts'
import { noteSavedOffer } from './save-offer.ts'
import { storedEffect } from './wire-effect.ts'

type PromotionInput = z.output<typeof promotionInput>

/** Creates a promotion, or updates the one with this id. Returns its id; throws `not_found`. */
export async function savePromotion(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  input: PromotionInput,
  changes: ChangeRecorder,
  id?: string,
): Promise<string> {
  const row = promotionRow(input)
  const before = id === undefined ? null : await lockPromotion(trx, id)
  await requireKnownReferences(trx, row.scope, row.effect)
  await requireKnownTiers(trx, row.tiers)
  const change = differences(before ?? {}, row)
  if (before && !change) {
    changes.recordNothing()
    return before.id
  }
  await requireMeantOffer(trx, row, change, input.confirms_free_products)
  const values = {
    ...row,
    title: JSON.stringify(row.title),
    effect: JSON.stringify(row.effect),
    scope: JSON.stringify(row.scope),
  }
  const promotionId = before?.id ?? newId('promotion')
  await (before
    ? trx.updateTable('promotions').set(values).where('id', '=', promotionId).execute()
    : trx
        .insertInto('promotions')
        .values({ ...values, id: promotionId, created_at: ctx.clock() })
        .execute())
  const { starts_at, ends_at } = row
  const saved = { id: promotionId, starts_at, ends_at, isNew: before === null, change }
  await noteSavedOffer(trx, ctx, 'promotion', saved, changes)
  return promotionId
}

async function lockPromotion(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

/** Row as stored, without its id. */
export function promotionRow({ level, title, effect, priority, tiers, ...terms }: PromotionInput) {
  return {
    level,
    title: completeText(title),
    effect: storedEffect(effect),
    priority,
    tiers,
    ...termsRow(terms),
  }
}

type TermsDetails = Pick<
  PromotionInput,
  'scope' | 'min_spend' | 'min_quantity' | 'starts_at' | 'ends_at'
>

export function termsRow({ scope, min_spend, min_quantity, starts_at, ends_at }: TermsDetails) {
  return {
    scope,
    min_spend_cents: min_spend === null ? null : centsOf(min_spend),
    min_quantity,
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}
