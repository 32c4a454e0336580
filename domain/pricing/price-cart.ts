import { averageOf, cents, noCents, sumCents } from '../money.ts'
import type { AppliedPromotion } from './applied-promotion.ts'
import type { CartInput } from './pricing-input.ts'
import { type GiftLine, giveGifts } from './gifts.ts'
import { discountCart, type GlobalDiscounts } from './global-discounts.ts'
import { hintPromotions } from './hints.ts'
import { type LocalLine, priceLine } from './local-discounts.ts'
import { sumPoints } from './points.ts'
import type { PricedCart, PricedLine } from './priced-cart.ts'
import {
  type PricedShipping,
  priceShipping,
  settleShippingVoucher,
  shippingVoucher,
} from './shipping.ts'

/**
 * The price of a cart, computed in this order: product discounts, cart discounts and voucher,
 * gifts, shipping, points. Cart, checkout and console all use it.
 */
export function priceCart(input: CartInput): PricedCart {
  requireSoundLines(input)
  const lines = input.lines.map((line) => priceLine(line, input.promotions, input.at))
  const global = discountCart(lines, input)
  const gifts = giveGifts(global.met, input.gifts, input.lines)
  const goods = sumCents(global.due.values())
  const voucher = shippingVoucher(input.voucher, global.voucher)
  const parcel = { ...pack([...input.lines, ...gifts]), goods }
  const delivered = priceShipping(parcel, input.delivery, input.rates, global.met, voucher)
  const priced = lines.map((line) => pricedLine(line, global))
  const subtotal = sumCents(priced.map((line) => line.originalSubtotal))
  const points = sumPoints(lines.flatMap((line) => line.points?.subtotal ?? []))
  return {
    lines: priced,
    gifts,
    subtotal,
    priceDiscount: {
      local: cents(subtotal - sumCents(priced.map((line) => line.subtotal))),
      global: sumCents(priced.map((line) => line.globalDiscount)),
    },
    shipping: delivered.shipping,
    total: cents(goods + delivered.shipping.fee),
    points: { subtotal: points, total: points },
    isEnoughMembershipPoints: points <= input.pointsBalance,
    applied: [
      ...localPromotions(lines),
      ...global.applied,
      ...giftPromotions(global, gifts),
      ...(delivered.applied ? [delivered.applied] : []),
    ],
    hints: hintPromotions(lines, input).filter(
      ({ reward }) => reward.kind !== 'free_shipping' || isOpen(delivered.shipping),
    ),
    voucher: voucher ? settleShippingVoucher(voucher, delivered) : global.voucher,
  }
}

/** Whether free delivery could still save something. */
function isOpen({ state }: PricedShipping): boolean {
  return state === 'charged' || state === 'courier_not_chosen'
}

function requireSoundLines({ lines }: CartInput): void {
  if (new Set(lines.map(({ variantId }) => variantId)).size !== lines.length) {
    throw new Error('a variant has two lines')
  }
  for (const { variantId, qty } of lines) {
    if (!Number.isSafeInteger(qty) || qty < 1) throw new Error(`quantity of ${variantId}: ${qty}`)
  }
}

function pricedLine(line: LocalLine, { due }: GlobalDiscounts): PricedLine {
  const { variantId, qty, listPrice } = line.input
  return {
    variantId,
    qty,
    originalPricePerUnit: line.points ? noCents : listPrice,
    discountedPricePerUnit: averageOf(line.subtotal, qty),
    originalSubtotal: line.originalSubtotal,
    subtotal: line.subtotal,
    globalDiscount: cents(line.subtotal - (due.get(variantId) ?? noCents)),
    promotionId: line.promotion?.id ?? null,
    points: line.points,
  }
}

function pack(contents: readonly { qty: number; weightGrams: number }[]) {
  let quantity = 0
  let grams = 0
  for (const { qty, weightGrams } of contents) {
    quantity += qty
    grams += qty * weightGrams
  }
  return { quantity, grams }
}

/**
 * Each promotion once, with its total over all lines, sorted by id so that line order does not
 * matter.
 */
function localPromotions(lines: readonly LocalLine[]): AppliedPromotion[] {
  const applied = new Map<string, AppliedPromotion>()
  for (const { input, promotion, originalSubtotal, subtotal } of lines) {
    if (!promotion) continue
    const { id, title } = promotion
    const before = applied.get(id)
    const share = cents(originalSubtotal - subtotal)
    const amount = cents((before?.amount ?? noCents) + share)
    const shares = new Map([...(before?.shares ?? []), [input.variantId, share]])
    applied.set(id, { kind: 'local', on: 'goods', id, title, amount, shares })
  }
  return [...applied.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function giftPromotions({ met }: GlobalDiscounts, gifts: readonly GiftLine[]): AppliedPromotion[] {
  return met
    .filter(({ id }) => gifts.some(({ promotionId }) => promotionId === id))
    .map(({ id, title }) => ({
      kind: 'global',
      on: 'gift',
      id,
      title,
      amount: noCents,
      shares: new Map(),
    }))
}
