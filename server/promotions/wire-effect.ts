import type { z } from '@hono/zod-openapi'
import type { promotionEffect, voucherEffect } from '#contract/staff/promotion-shapes.ts'
import type { PromotionEffect, VoucherEffect } from '#db/json-types.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'

type WireVoucherEffect = z.output<typeof voucherEffect>
type WireEffect = z.output<typeof promotionEffect>

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
  return {
    kind,
    gifts: effect.gifts.map(({ product_variant_id, qty }) => ({
      variant_id: product_variant_id,
      qty,
    })),
  }
}

export function wireEffect(effect: VoucherEffect): WireVoucherEffect
export function wireEffect(effect: PromotionEffect): WireEffect
export function wireEffect(effect: PromotionEffect): WireEffect {
  const { kind } = effect
  if (kind === 'percent') {
    const { percent, cap_cents: cap } = effect
    return { kind, percent, cap: cap === null ? null : decimalText(cents(cap)) }
  }
  if (kind === 'amount') return { kind, amount: decimalText(cents(effect.amount_cents)) }
  if (kind === 'free_shipping') return { kind }
  return {
    kind,
    gifts: effect.gifts.map(({ variant_id, qty }) => ({ product_variant_id: variant_id, qty })),
  }
}
