import type { z } from '@hono/zod-openapi'
import { issueSentences, issueSentencesWith } from '#contract/issue-sentences.ts'
import type { voucherInput } from '#contract/staff/promotion-shapes.ts'
import { DomainError, invalid } from '#domain/errors.ts'
import { newId } from '#domain/ids.ts'
import { type Differences, differences } from '../platform/changes/differences.ts'
import type { ChangeRecorder } from '../platform/changes/change-recorder.ts'
import type { Ctx } from '../platform/context.ts'
import type { Trx } from '../platform/database/db.ts'
import { isDuplicate } from '../platform/database/in-transaction.ts'
import { completeText } from '../platform/text/complete-translations.ts'
import { requireMeantPrices } from '#domain/pricing/require-meant-prices.ts'
import { requireMeantOffer } from './require-meant-offer.ts'
import { requireKnownReferences } from './validate-references.ts'
import type { VoucherRow } from './queries.ts'
import { noteSavedOffer } from './save-offer.ts'
import { termsRow } from './save-promotion.ts'
import { storedEffect } from './wire-effect.ts'

type VoucherFields = z.output<typeof voucherInput>

/** Creates a voucher, or updates the one with this id. Returns its id; throws `not_found`. */
export async function saveVoucher(
  trx: Trx,
  ctx: Pick<Ctx, 'bus' | 'clock'>,
  input: VoucherFields,
  changes: ChangeRecorder,
  id?: string,
): Promise<string> {
  const row = voucherRow(input)
  const before = id === undefined ? null : await lockVoucher(trx, id)
  await requireKnownReferences(trx, row.scope, row.effect)
  const change = differences(before ?? {}, row)
  if (before && !change) {
    changes.recordNothing()
    return before.id
  }
  if (before && change) await requireFair(trx, before, row, change)
  await requireMeantOffer(trx, row, change, input.confirms_free_products)
  requireMeantPoints(row, before, input.confirms_low_prices)
  const voucherId = before?.id ?? newId('voucher')
  await write(trx, ctx, voucherId, row, before === null)
  const { starts_at, ends_at } = row
  const saved = { id: voucherId, starts_at, ends_at, isNew: before === null, change }
  await noteSavedOffer(trx, ctx, 'voucher', saved, changes)
  return voucherId
}

/** Asks as for any price in points. */
function requireMeantPoints(
  { slug, points_required: after }: VoucherValues,
  before: VoucherRow | null,
  confirms_low_prices: boolean,
): void {
  if (before === null || after === null) return
  const price = {
    sku: slug,
    unit: 'points',
    before: before.points_required,
    after,
  } as const
  requireMeantPrices([price], confirms_low_prices)
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

/** Row as stored, without its id. */
export function voucherRow({ title, description, effect, ...input }: VoucherFields) {
  const { slug, valid_days, points_required, code, max_uses, per_customer } = input
  const { per_customer_by_contact, is_listed = code === null, position } = input
  return {
    slug,
    title: completeText(title),
    description: completeText(description),
    effect: storedEffect(effect),
    ...termsRow(input),
    valid_days,
    points_required,
    code,
    max_uses,
    per_customer,
    per_customer_by_contact,
    is_listed,
    position,
  }
}

type VoucherValues = ReturnType<typeof voucherRow>

const bought = ['effect', 'scope', 'min_spend_cents', 'min_quantity']

/** Redeemed codes must keep the terms paid for, and a limit cannot drop below the use count. */
async function requireFair(
  trx: Trx,
  before: VoucherRow,
  row: VoucherValues,
  { after }: Differences,
): Promise<void> {
  if (row.max_uses !== null && row.max_uses < before.uses) {
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
  row: VoucherValues,
  isNew: boolean,
): Promise<void> {
  const values = {
    ...row,
    title: JSON.stringify(row.title),
    description: JSON.stringify(row.description),
    effect: JSON.stringify(row.effect),
    scope: JSON.stringify(row.scope),
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
