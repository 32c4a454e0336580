import type { z } from '@hono/zod-openapi'
import { issueSentences } from '#contract/issue-sentences.ts'
import type { schedulePrices as endpoint } from '#contract/staff/prices.ts'
import { insertRows } from '#db/insert-rows.ts'
import { type Issue, refuseIssues } from '#domain/errors.ts'
import { centsOf } from '#domain/format-money.ts'
import { newId } from '#domain/ids.ts'
import type { LocalizedText } from '#domain/locale.ts'
import type { ChangeRecorder } from '../../platform/changes/change-recorder.ts'
import type { TrxCtx } from '../../platform/context.ts'
import type { Trx } from '../../platform/database/db.ts'
import { priceOf } from '../price-at.ts'
import { scheduleCatalogueChange } from '../publish-scheduled.ts'
import { requireMeantPrices } from '#domain/pricing/require-meant-prices.ts'

type PriceInput = z.output<typeof endpoint.body & {}>

interface Period {
  starts_at: Date
  ends_at: Date | null
}

/**
 * Schedules all prices or none; returns their ids. Throws `invalid`, naming each bad one, and
 * `low_price`, compared with the variants' own prices.
 */
export async function schedulePrices(
  trx: Trx,
  ctx: TrxCtx,
  { prices, confirms_low_prices, ...times }: PriceInput,
  changes: ChangeRecorder,
): Promise<string[]> {
  const period = {
    starts_at: new Date(times.starts_at),
    ends_at: times.ends_at === null ? null : new Date(times.ends_at),
  }
  refuseIssues(periodIssues(period, ctx.clock()))
  refuseIssues(markDownIssues(prices))
  const variants = await lockVariants(trx, prices, ctx.clock())
  refuseIssues(await variantIssues(trx, prices, variants, period))
  requireMeantPrices(
    prices.map(({ variant_id, price }) => {
      const { sku = '', price_cents = null } = variants.get(variant_id) ?? {}
      return { sku, unit: 'money', before: price_cents, after: centsOf(price) }
    }),
    confirms_low_prices,
  )
  const rows = prices.map(({ variant_id, price, compare_at }) => ({
    id: newId('scheduledPrice'),
    variant_id,
    price_cents: centsOf(price),
    compare_at_cents: compare_at === null ? null : centsOf(compare_at),
    ...period,
    created_at: ctx.clock(),
  }))
  await insertRows('scheduled_prices', rows).execute(trx)
  for (const { variant_id, id, ...price } of rows) {
    const { product_id, sku } = variants.get(variant_id) ?? { product_id: '', sku: '' }
    await changes.record(trx, {
      action: 'price_scheduled',
      subject: { kind: 'product', id: product_id },
      after: { id, sku, ...price },
    })
  }
  await scheduleCatalogueChange(trx, ctx, [period.starts_at, period.ends_at])
  return rows.map(({ id }) => id)
}

function periodIssues({ starts_at, ends_at }: Period, now: Date): Issue[] {
  if (starts_at <= now) return [{ path: 'starts_at', message: issueSentences.to_come }]
  if (ends_at === null || ends_at > starts_at) return []
  return [{ path: 'ends_at', message: issueSentences.end_before_start }]
}

function markDownIssues(prices: PriceInput['prices']): Issue[] {
  return prices.flatMap(({ price, compare_at }, at) =>
    compare_at !== null && centsOf(compare_at) <= centsOf(price)
      ? [{ path: `prices.${at}.compare_at`, message: issueSentences.above_price }]
      : [],
  )
}

interface Known {
  product_id: string
  sku: string
  /** Its own, which an open-ended price that has begun has become. */
  price_cents: number
}

/** Locks the products in a fixed order against concurrent price changes. */
async function lockVariants(
  trx: Trx,
  prices: PriceInput['prices'],
  at: Date,
): Promise<ReadonlyMap<string, Known>> {
  const ids = prices.map(({ variant_id }) => variant_id)
  const rows = await trx
    .selectFrom('variants as v')
    .leftJoin('scheduled_prices as scheduled', (join) =>
      join
        .onRef('scheduled.variant_id', '=', 'v.id')
        .on('scheduled.ends_at', 'is', null)
        .on('scheduled.starts_at', '<=', at),
    )
    .select(['v.id', 'v.product_id', 'v.sku', priceOf('v').as('price_cents')])
    .where('v.id', 'in', ids)
    .execute()
  const productIds = [...new Set(rows.map(({ product_id }) => product_id))]
  if (productIds.length > 0) {
    await trx
      .selectFrom('products')
      .select('id')
      .where('id', 'in', productIds)
      .orderBy('id')
      .forUpdate()
      .execute()
  }
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

async function variantIssues(
  trx: Trx,
  prices: PriceInput['prices'],
  variants: ReadonlyMap<string, Known>,
  { starts_at, ends_at }: Period,
): Promise<Issue[]> {
  const taken = await trx
    .selectFrom('scheduled_prices')
    .select('variant_id')
    .where('variant_id', 'in', [...variants.keys(), ''])
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', starts_at)]))
    .$if(ends_at !== null, (query) => query.where('starts_at', '<', ends_at))
    .execute()
  const takenIds = new Set(taken.map(({ variant_id }) => variant_id))
  const seen = new Set<string>()
  return prices.flatMap(({ variant_id }, at) => {
    const issue = (message: LocalizedText) => [{ path: `prices.${at}.variant_id`, message }]
    if (!variants.has(variant_id)) return issue(issueSentences.not_found)
    if (seen.has(variant_id)) return issue(issueSentences.named_twice)
    seen.add(variant_id)
    return takenIds.has(variant_id) ? issue(issueSentences.price_overlaps) : []
  })
}
