import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { changePrices as endpoint } from '#contract/staff/prices.ts'
import { DomainError, refuseIssues } from '#domain/errors.ts'
import { centsOf } from '#domain/format-money.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { updateVariant } from '../products/write-variant.ts'
import { requireMeantPrices } from '#domain/pricing/require-meant-prices.ts'
import { schedulePrices } from './schedule-prices.ts'
import { settlePrices } from './settle-prices.ts'

type PriceChanges = z.output<typeof endpoint.body & {}>

/**
 * Changes all prices or none; returns the ids of scheduled ones. Throws `conflict` if one of them is no longer what it was changed
 * from, `invalid`, naming each bad one, and `low_price`.
 */
export async function changePrices(
  trx: Trx,
  ctx: TrxCtx,
  { prices, starts_at, confirms_low_prices }: PriceChanges,
  changes: ChangeRecorder,
): Promise<string[]> {
  const skus = await requireKnownPrices(trx, ctx, prices)
  if (starts_at !== null) {
    const planned = { prices, starts_at, ends_at: null, confirms_low_prices }
    return schedulePrices(trx, ctx, planned, changes)
  }
  refuseIssues(
    prices.flatMap(({ price, compare_at }, at) =>
      compare_at !== null && centsOf(compare_at) <= centsOf(price)
        ? [{ path: `prices.${at}.compare_at`, message: issueSentences.above_price }]
        : [],
    ),
  )
  requireMeantPrices(
    prices.map(({ variant_id, known_price, price }) => ({
      sku: skus.get(variant_id) ?? '',
      unit: 'money',
      before: centsOf(known_price),
      after: centsOf(price),
    })),
    confirms_low_prices,
  )
  for (const { variant_id, price, compare_at } of prices) {
    const wish = { price, compare_at, confirms_low_prices: true }
    await updateVariant(trx, ctx, variant_id, wish, changes)
  }
  return []
}

/** Locks the products in a fixed order first, so that nothing changes in between. Returns SKUs. */
async function requireKnownPrices(
  trx: Trx,
  ctx: TrxCtx,
  prices: PriceChanges['prices'],
): Promise<ReadonlyMap<string, string>> {
  const ids = prices.map(({ variant_id }) => variant_id)
  const found = await trx
    .selectFrom('variants')
    .select('product_id')
    .distinct()
    .where('id', 'in', ids)
    .execute()
  const productIds = found.map(({ product_id }) => product_id).toSorted()
  for (const id of productIds) {
    await trx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute()
    await settlePrices(trx, ctx.clock(), id)
  }
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'sku', 'price_cents'])
    .where('id', 'in', ids)
    .execute()
  const own = new Map(rows.map(({ id, price_cents }) => [id, price_cents]))
  refuseIssues(
    ids.flatMap((id, at) => {
      const path = `prices.${at}.variant_id`
      if (!own.has(id)) return [{ path, message: issueSentences.not_found }]
      return ids.indexOf(id) < at ? [{ path, message: issueSentences.named_twice }] : []
    }),
  )
  if (prices.some((each) => own.get(each.variant_id) !== centsOf(each.known_price))) {
    throw new DomainError('conflict')
  }
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}
