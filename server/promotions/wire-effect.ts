import type { z } from '@hono/zod-openapi'
import type {
  promotionEffect,
  staffPromotion,
  voucherEffect,
} from '#contract/staff/promotion-shapes.ts'
import type { PromotionEffect, VoucherEffect } from '#db/json-types.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { presentScope } from './present-scope.ts'

type WireVoucherEffect = z.output<typeof voucherEffect>
type WireEffect = z.output<typeof promotionEffect>
type ShownEffect = z.input<typeof staffPromotion>['effect']
type ItemKind = 'buy_get' | 'spend_steps' | 'bundle'

export function storedEffect(effect: WireVoucherEffect): VoucherEffect
export function storedEffect(effect: WireEffect): PromotionEffect
export function storedEffect(effect: WireEffect): PromotionEffect {
  const { kind } = effect
  if (kind === 'percent') {
    const { percent, cap } = effect
    return { kind, percent, cap_cents: cap === null ? null : centsOf(cap) }
  }
  if (kind === 'amount') return { kind, amount_cents: centsOf(effect.amount) }
  if (kind === 'free_shipping') return { kind }
  if (kind !== 'gift') return storedItemEffect(effect)
  return {
    kind,
    gifts: effect.gifts.map(({ product_variant_id, qty }) => ({
      variant_id: product_variant_id,
      qty,
    })),
  }
}

function storedItemEffect(effect: Extract<WireEffect, { kind: ItemKind }>): PromotionEffect {
  const { kind } = effect
  if (kind === 'buy_get') return effect
  if (kind === 'spend_steps') {
    const steps = effect.steps.map(({ from, percent }) => ({ from_cents: centsOf(from), percent }))
    return { kind, steps }
  }
  const { off, ...rest } = effect
  return {
    ...rest,
    off: off.kind === 'price' ? { kind: 'price', price_cents: centsOf(off.price) } : off,
  }
}

export function wireEffect(effect: VoucherEffect): WireVoucherEffect
export function wireEffect(effect: PromotionEffect): ShownEffect
export function wireEffect(effect: PromotionEffect): ShownEffect {
  const { kind } = effect
  if (kind === 'percent') {
    const { percent, cap_cents: cap } = effect
    return { kind, percent, cap: cap === null ? null : decimalText(cents(cap)) }
  }
  if (kind === 'amount') return { kind, amount: decimalText(cents(effect.amount_cents)) }
  if (kind === 'free_shipping') return { kind }
  if (kind !== 'gift') return shownItemEffect(effect)
  return {
    kind,
    gifts: effect.gifts.map(({ variant_id, qty }) => ({ product_variant_id: variant_id, qty })),
  }
}

function shownItemEffect(effect: Extract<PromotionEffect, { kind: ItemKind }>): ShownEffect {
  const { kind } = effect
  if (kind === 'buy_get') {
    return { ...effect, get_scope: effect.get_scope && presentScope(effect.get_scope) }
  }
  if (kind === 'spend_steps') {
    const steps = effect.steps.map(({ from_cents: from, percent }) => ({
      from: decimalText(cents(from)),
      percent,
    }))
    return { kind, steps }
  }
  const { parts, off, times } = effect
  return {
    kind,
    parts: parts.map(({ scope, qty }) => ({ scope: presentScope(scope), qty })),
    off: off.kind === 'price' ? { kind: 'price', price: decimalText(cents(off.price_cents)) } : off,
    times,
  }
}
