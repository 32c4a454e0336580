import type { PromotionEffect, ScopeCopy, VoucherEffect } from '#db/json-types.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/platform/context.ts'
import { change } from './catalogue.ts'
import { text, type Text } from './text.ts'

interface Terms {
  title?: Text
  scope?: ScopeCopy
  /** Cents. */
  minSpend?: number
  minQuantity?: number
  startsAt?: Date
  endsAt?: Date
}

let made = 0

/** An active promotion, on the whole cart by default; every process knows it on return. */
export async function aPromotion(
  ctx: Ctx,
  effect: PromotionEffect,
  options: Terms & {
    level?: 'local' | 'global'
    priority?: number
    id?: string
    tiers?: string[]
  } = {},
): Promise<string> {
  const id = options.id ?? newId('promotion')
  await change(ctx, ['promotions'], (trx) =>
    trx
      .insertInto('promotions')
      .values({
        id,
        level: options.level ?? 'global',
        effect: JSON.stringify(effect),
        priority: options.priority ?? 0,
        tiers: options.tiers ?? null,
        ...termsOf(options, `Promotion ${++made}`),
      })
      .execute(),
  )
  return id
}

/** Archives all promotions, so that the next test starts without any. */
export async function noPromotions(ctx: Ctx): Promise<void> {
  await change(ctx, ['promotions'], (trx) =>
    trx.updateTable('promotions').set({ archived_at: new Date() }).execute(),
  )
}

/** A listed voucher with a public code, unless it costs points. */
export async function aVoucher(
  ctx: Ctx,
  effect: VoucherEffect,
  options: Terms & {
    slug?: string
    code?: string | null
    points?: number
    validDays?: number
    maxUses?: number
    perCustomer?: number
    isByContact?: boolean
    isListed?: boolean
    position?: number
  } = {},
): Promise<{ id: string; slug: string; code: string }> {
  const id = newId('voucher')
  const slug = options.slug ?? `voucher-${++made}`
  const code =
    options.code === undefined && options.points === undefined ? `CODE${++made}` : options.code
  await change(ctx, ['vouchers'], (trx) =>
    trx
      .insertInto('vouchers')
      .values({
        id,
        slug,
        description: text(''),
        effect: JSON.stringify(effect),
        code: code ?? null,
        points_required: options.points ?? null,
        valid_days: options.validDays ?? null,
        max_uses: options.maxUses ?? null,
        per_customer: options.perCustomer ?? null,
        per_customer_by_contact: options.isByContact ?? false,
        is_listed: options.isListed ?? true,
        position: options.position ?? made,
        ...termsOf(options, slug),
      })
      .execute(),
  )
  return { id, slug, code: code ?? '' }
}

function termsOf(options: Terms, title: string) {
  return {
    title: text(options.title ?? title),
    scope: JSON.stringify(options.scope ?? { everything: true }),
    min_spend_cents: options.minSpend ?? null,
    min_quantity: options.minQuantity ?? null,
    starts_at: options.startsAt ?? null,
    ends_at: options.endsAt ?? null,
  }
}

export const percentOff = (percent: number, cap: number | null = null) => ({
  kind: 'percent' as const,
  percent,
  cap_cents: cap,
})

export const amountOff = (cents: number) => ({ kind: 'amount' as const, amount_cents: cents })
export const freeDelivery = { kind: 'free_shipping' as const }
export const aGiftOf = (variant_id: string, qty = 1) => ({
  kind: 'gift' as const,
  gifts: [{ variant_id, qty }],
})
