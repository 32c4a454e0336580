import type { z } from '@hono/zod-openapi'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import type { voucherFacts } from '#contract/staff/offer-shapes.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { type Differences, differences } from '../platform/changes/differences.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx, Trx } from '../platform/context.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import { completeText } from '../platform/text/complete-text.ts'
import { requireKnownThings } from './known-things.ts'
import type { VoucherRow } from './queries.ts'
import { noteSavedOffer } from './save-offer.ts'
import { termsRow } from './save-promotion.ts'
import { storedEffect } from './wire-effect.ts'

type Facts = z.output<typeof voucherFacts>

/** Creates a voucher, or updates the one with this id. Returns its id; throws `not_found`. */
export async function saveVoucher(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  facts: Facts,
  changes: ChangeRecorder,
  id?: string,
): Promise<string> {
  const wish = rowOf(facts)
  const before = id === undefined ? null : await lockVoucher(trx, id)
  await requireKnownThings(trx, wish.scope, wish.effect)
  const change = differences(before ?? {}, wish)
  if (before && !change) {
    changes.recordNothing()
    return before.id
  }
  if (before && change) await requireFair(trx, before, wish, change)
  const voucherId = before?.id ?? newId('voucher')
  await write(trx, ctx, voucherId, wish, before === null)
  const { starts_at, ends_at } = wish
  const saved = { id: voucherId, starts_at, ends_at, isNew: before === null, change }
  await noteSavedOffer(trx, ctx, 'voucher', saved, changes)
  return voucherId
}

async function lockVoucher(trx: Trx, id: string): Promise<VoucherRow> {
  const row = await trx
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new DomainError('not_found')
  return row
}

function rowOf({ title, description, effect, ...facts }: Facts) {
  const { slug, valid_days, points_required, code, max_uses, per_customer } = facts
  const { is_listed, position } = facts
  return {
    slug,
    title: completeText(title),
    description: completeText(description),
    effect: storedEffect(effect),
    ...termsRow(facts),
    valid_days,
    points_required,
    code,
    max_uses,
    per_customer,
    is_listed,
    position,
  }
}

type Wish = ReturnType<typeof rowOf>

const bought = ['effect', 'scope', 'min_spend_cents', 'min_quantity']

/** Redeemed codes must keep the terms paid for, and a limit cannot drop below the use count. */
async function requireFair(
  trx: Trx,
  before: VoucherRow,
  wish: Wish,
  { after }: Differences,
): Promise<void> {
  if (wish.max_uses !== null && wish.max_uses < before.uses) {
    throw invalid('max_uses', issueSentencesWith.used_already(before.uses))
  }
  const field = bought.find((name) => name in after)
  if (!field) return
  const code = await trx
    .selectFrom('voucher_codes')
    .select('id')
    .where('voucher_id', '=', before.id)
    .limit(1)
    .executeTakeFirst()
  if (!code) return
  const path = field === 'min_spend_cents' ? 'min_spend' : field
  throw invalid(path, issueSentences.voucher_redeemed)
}

async function write(
  trx: Trx,
  ctx: Pick<Ctx, 'clock'>,
  id: string,
  wish: Wish,
  isNew: boolean,
): Promise<void> {
  const values = {
    ...wish,
    title: JSON.stringify(wish.title),
    description: JSON.stringify(wish.description),
    effect: JSON.stringify(wish.effect),
    scope: JSON.stringify(wish.scope),
  }
  try {
    await (isNew
      ? trx
          .insertInto('vouchers')
          .values({ ...values, id, created_at: ctx.clock() })
          .execute()
      : trx.updateTable('vouchers').set(values).where('id', '=', id).execute())
  } catch (error) {
    if (isDuplicate(error, 'vouchers_code_key')) throw invalid('code', issueSentences.taken)
    if (isDuplicate(error, 'vouchers_slug_key')) throw invalid('slug', issueSentences.taken)
    throw error
  }
}
