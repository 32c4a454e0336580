import { expect } from 'vitest'
import type { LocalizedText } from '#domain/locale.ts'
import { cents, noCents, noPoints, points, sumCents } from '#domain/money.ts'
import type {
  CartInput,
  CourierRate,
  GiftInput,
  GlobalPromotion,
  LineInput,
  LocalPromotion,
  Voucher,
} from '#domain/pricing/pricing-input.ts'
import type { PricedCart } from '#domain/pricing/priced-cart.ts'

export const noon = new Date('2026-11-21T04:00:00Z')
const always = { from: null, until: null }

function inAllLanguages(text: string): LocalizedText {
  return { en: text, zh: text, cn: text }
}

export function aCart(input: Partial<CartInput> = {}): CartInput {
  return {
    at: noon,
    lines: [],
    promotions: [],
    voucher: null,
    gifts: [],
    delivery: { method: 'PICKUP', country: 'HK', courierId: null },
    rates: [],
    pointsBalance: noPoints,
    tier: null,
    ...input,
  }
}

/** A line at a list price in cents; the variant defaults to `shirt`. */
export function aLine(listPrice: number, input: Partial<LineInput> = {}): LineInput {
  const variantId = input.variantId ?? 'shirt'
  return {
    variantId,
    productId: `product of ${variantId}`,
    categoryIds: [],
    tags: [],
    qty: 1,
    weightGrams: 300,
    listPrice: cents(listPrice),
    sellingPrice: cents(listPrice),
    pointsPrice: null,
    isTakenWithPoints: false,
    ...input,
  }
}

export function aLocalPromotion(
  effect: LocalPromotion['effect'],
  options: Partial<LocalPromotion> = {},
): LocalPromotion {
  const id = options.id ?? 'local'
  return {
    level: 'local',
    id,
    title: inAllLanguages(id),
    during: always,
    scope: { everything: true },
    effect,
    ...options,
  }
}

export function aGlobalPromotion(
  effect: GlobalPromotion['effect'],
  options: Partial<GlobalPromotion> = {},
): GlobalPromotion {
  const id = options.id ?? 'global'
  return {
    level: 'global',
    id,
    title: inAllLanguages(id),
    during: always,
    scope: { everything: true },
    minSpend: null,
    minQuantity: null,
    priority: 1,
    tiers: null,
    effect,
    ...options,
  }
}

export function aVoucher(effect: Voucher['effect'], options: Partial<Voucher> = {}): Voucher {
  return {
    code: 'WELCOME',
    title: inAllLanguages('Welcome'),
    during: always,
    scope: { everything: true },
    minSpend: null,
    minQuantity: null,
    effect,
    ...options,
  }
}

export function aGift(available: number, input: Partial<GiftInput> = {}): GiftInput {
  return { variantId: 'socks', available, weightGrams: 60, listPrice: cents(8_000), ...input }
}

/** HK$30 for the first kilogram, HK$12 for each further half kilogram or part of it. */
export function aRate(options: Partial<CourierRate> = {}): CourierRate {
  return {
    courierId: 'sf',
    country: 'HK',
    baseFee: cents(3_000),
    baseGrams: 1_000,
    stepFee: cents(1_200),
    stepGrams: 500,
    freeFrom: null,
    ...options,
  }
}

export const percent = (value: number, cap: number | null = null) => ({
  kind: 'percent' as const,
  percent: value,
  cap: cap === null ? null : cents(cap),
})

export const amount = (value: number) => ({ kind: 'amount' as const, amount: cents(value) })
export const freeShipping = { kind: 'free_shipping' as const }

/** The invariants of every priced cart. */
export function expectTotalsAddUp(cart: PricedCart): void {
  const { lines, subtotal, priceDiscount, shipping, total, applied, voucher } = cart
  const { local, global } = priceDiscount

  expect(sumCents(lines.map((line) => line.originalSubtotal))).toBe(subtotal)
  expect(sumCents(lines.map((line) => line.globalDiscount))).toBe(global)
  expect(subtotal - local - global + shipping.fee).toBe(total)

  const goods = applied.filter(({ on }) => on === 'goods')
  const taken = (kind: string) =>
    sumCents(goods.filter((entry) => entry.kind === kind).map((entry) => entry.amount))
  expect(taken('global') + taken('voucher')).toBe(global)
  expect(taken('local')).toBeLessThanOrEqual(local)
  if (voucher && !voucher.isApplied) expect(voucher.amount).toBe(noCents)

  for (const line of lines) {
    expect(line.subtotal).toBeLessThanOrEqual(line.originalSubtotal)
    expect(line.globalDiscount).toBeLessThanOrEqual(line.subtotal)
    if (line.points) expect(line.originalSubtotal).toBe(noCents)
  }
  for (const gift of cart.gifts) expect(gift.subtotal).toBe(noCents)
  for (const figure of figures(cart)) {
    expect(Number.isSafeInteger(figure) && figure >= 0, `${figure} is not an amount`).toBe(true)
  }
  const spent = lines.reduce((sum, line) => sum + (line.points?.subtotal ?? 0), 0)
  expect(cart.points.total).toBe(points(spent))
}

function figures({
  lines,
  subtotal,
  priceDiscount,
  shipping,
  total,
  applied,
  voucher,
}: PricedCart) {
  return [
    subtotal,
    priceDiscount.local,
    priceDiscount.global,
    shipping.fee,
    shipping.missingForFree ?? noCents,
    total,
    voucher?.amount ?? noCents,
    voucher?.missingSpend ?? noCents,
    ...applied.map((entry) => entry.amount),
    ...lines.flatMap((line) => [
      line.originalPricePerUnit,
      line.discountedPricePerUnit,
      line.originalSubtotal,
      line.subtotal,
      line.globalDiscount,
    ]),
  ]
}
