import type { PromotionEffect, ScopeCopy, VoucherEffect } from '#db/json-types.ts'
import type { LocalizedText } from '#domain/locale.ts'
import { cents } from '#domain/money.ts'
import type {
  Amount,
  FreeShipping,
  Gift,
  ItemEffect,
  Percent,
  Promotion,
  Scope,
  Terms,
} from '#domain/pricing/pricing-input.ts'

interface TermsRow {
  scope: ScopeCopy
  min_spend_cents: number | null
  min_quantity: number | null
  starts_at: Date | null
  ends_at: Date | null
}

interface PromotionRow extends TermsRow {
  id: string
  level: 'local' | 'global'
  title: LocalizedText
  effect: PromotionEffect
  priority: number
  tiers: string[] | null
}

export function promotionInput(row: PromotionRow): Promotion {
  const { id, title, level, priority, tiers } = row
  const effect = effectInput(row.effect)
  const terms = termsInput(row)
  if (level === 'global') return { level, id, title, priority, tiers, effect, ...terms }
  if (effect.kind !== 'percent' && effect.kind !== 'amount') {
    throw new Error(`promotion ${id} cannot lower the price of a product by ${effect.kind}`)
  }
  return { level, id, title, effect, during: terms.during, scope: terms.scope }
}

export function termsInput(row: TermsRow): Terms {
  return {
    during: { from: row.starts_at, until: row.ends_at },
    scope: scopeInput(row.scope),
    minSpend: row.min_spend_cents === null ? null : cents(row.min_spend_cents),
    minQuantity: row.min_quantity,
  }
}

type AnyEffect = Percent | Amount | FreeShipping | Gift | ItemEffect

export function effectInput(effect: VoucherEffect): Percent | Amount | FreeShipping
export function effectInput(effect: PromotionEffect): AnyEffect
export function effectInput(effect: PromotionEffect): AnyEffect {
  const { kind } = effect
  if (kind === 'percent') {
    const { percent, cap_cents: cap } = effect
    return { kind, percent, cap: cap === null ? null : cents(cap) }
  }
  if (kind === 'amount') return { kind, amount: cents(effect.amount_cents) }
  if (kind === 'free_shipping') return { kind }
  if (kind !== 'gift') return itemEffectInput(effect)
  return {
    kind,
    gifts: effect.gifts.map(({ variant_id, qty }) => ({ variantId: variant_id, qty })),
  }
}

function itemEffectInput(
  effect: Extract<PromotionEffect, { kind: ItemEffect['kind'] }>,
): ItemEffect {
  const { kind } = effect
  if (kind === 'spend_steps') {
    const steps = effect.steps.map(({ from_cents: from, percent }) => ({
      from: cents(from),
      percent,
    }))
    return { kind, steps }
  }
  if (kind === 'buy_get') {
    const { get_scope: scope, ...rest } = effect
    return { ...rest, getScope: scope && scopeInput(scope) }
  }
  const { parts, off, times } = effect
  return {
    kind,
    parts: parts.map(({ scope, qty }) => ({ scope: scopeInput(scope), qty })),
    off: off.kind === 'price' ? { kind: 'price', price: cents(off.price_cents) } : off,
    times,
  }
}

function scopeInput(scope: ScopeCopy): Scope {
  if ('everything' in scope) return scope
  const { product_ids, category_ids, tags } = scope
  return {
    ...(product_ids?.length && { productIds: product_ids }),
    ...(category_ids?.length && { categoryIds: category_ids }),
    ...(tags?.length && { tags }),
  }
}
