import type { z } from '@hono/zod-openapi'
import type { tryPromotion, tryVoucher } from '#contract/staff/offer-trials.ts'
import { DomainError } from '#domain/errors.ts'
import type { Promotion, Voucher } from '#domain/pricing/pricing-input.ts'
import type { Ctx } from '../platform/context.ts'
import { effectInput, promotionInput, termsInput } from '../promotions/promotion-input.ts'
import { countFreeProducts, type OfferRow } from '../promotions/require-meant-offer.ts'
import { promotionRow } from '../promotions/save-promotion.ts'
import { voucherRow } from '../promotions/save-voucher.ts'
import { listStores } from '../settings/stores.ts'
import { presentCart } from './present.ts'
import { plenty, priceChosen } from './price-chosen.ts'
import type { Quote } from './price-lines.ts'
import { findVariants } from './queries.ts'
import { besideIds, prepareQuote } from './read-cart.ts'

type PromotionTrial = z.output<NonNullable<typeof tryPromotion.body>>
type VoucherTrial = z.output<NonNullable<typeof tryVoucher.body>>
type Answer = z.input<typeof tryPromotion.answer>
type Lines = PromotionTrial['lines']
type Example = Pick<PromotionTrial, 'lines' | 'tier'>

/** Stands for the id or code of what is not stored yet. */
const unsaved = 'TRIAL'

/** Throws `variant_unavailable` for an unknown variant. */
export function runPromotionTrial(
  ctx: Ctx,
  { promotion, replaces, ...example }: PromotionTrial,
): Promise<Answer> {
  const row = promotionRow(promotion)
  const tried: Promotion = promotionInput({ id: replaces ?? unsaved, ...row })
  const others = (quote: Quote) => quote.promotions.filter(({ id }) => id !== replaces)
  return compare(ctx, example, row, {
    without: (quote) => ({ ...quote, promotions: others(quote) }),
    with: (quote) => ({ ...quote, promotions: [...others(quote), tried] }),
  })
}

/** Throws `variant_unavailable` for an unknown variant. */
export function runVoucherTrial(ctx: Ctx, { voucher, ...example }: VoucherTrial): Promise<Answer> {
  const row = voucherRow(voucher)
  const { code, title, effect } = row
  const details: Voucher = {
    code: code ?? unsaved,
    title,
    effect: effectInput(effect),
    ...termsInput(row),
  }
  return compare(ctx, example, row, {
    without: (quote) => quote,
    with: (quote) => ({ ...quote, voucher: { details, source: null } }),
  })
}

type Change = (quote: Quote) => Quote

async function compare(
  ctx: Ctx,
  { lines, tier }: Example,
  row: OfferRow,
  changes: { without: Change; with: Change },
): Promise<Answer> {
  const [store] = await listStores(ctx)
  if (!store) throw new DomainError('not_found')
  const key = { storeId: store.id, accountId: '' }
  const now = await prepareQuote(ctx, key)
  const { starts_at: from } = row
  const quote = { ...now, tier, at: from && from > now.at ? from : now.at }
  const priced = async (change: Change) =>
    presentCart(await priceExample(ctx, lines, change(quote), key))
  return {
    at: quote.at.toISOString(),
    without: await priced(changes.without),
    with: await priced(changes.with),
    free_products: await countFreeProducts(ctx.db, row),
  }
}

async function priceExample(
  ctx: Ctx,
  lines: Lines,
  quote: Quote,
  key: { storeId: string; accountId: string },
) {
  const wanted = lines.map((line) => line.variant_id)
  const found = await findVariants(ctx.db, {
    ...key,
    at: quote.at,
    besideIds: besideIds(quote, ...wanted),
  })
  const known = new Set(found.map((row) => row.variant_id))
  const unknown = wanted.find((id) => !known.has(id))
  if (unknown !== undefined) {
    throw new DomainError('variant_unavailable', { product_variant_id: unknown })
  }
  const rows = found.map((row) => ({ ...row, ...plenty }))
  return priceChosen(
    rows,
    lines.map(({ variant_id: variantId, qty }) => ({ variantId, qty })),
    quote,
  )
}
