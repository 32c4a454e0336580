import type { z } from '@hono/zod-openapi'
import type { discountCode, voucher } from '#contract/endpoints/vouchers.ts'
import type { VoucherEffect } from '#db/json-types.ts'
import { decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { spellVoucherCode } from '#domain/voucher-code.ts'
import { presentScope } from './present-scope.ts'
import type { CodeRow, CodeState, VoucherRow } from './queries.ts'

type VoucherAnswer = z.input<typeof voucher>
export type DiscountCodeAnswer = z.input<typeof discountCode>

export function presentVoucher(row: VoucherRow): VoucherAnswer {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    discount_type: row.effect.kind,
    discount_value: valueOf(row.effect),
    max_discount: row.effect.kind === 'percent' ? money(row.effect.cap_cents) : null,
    min_spending: money(row.min_spend_cents),
    min_quantity: row.min_quantity,
    scope: presentScope(row.scope),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    valid_days: row.valid_days,
    points_required: row.points_required,
    code: row.code,
    per_customer: row.per_customer,
    is_available: row.max_uses === null || row.uses < row.max_uses,
  }
}

export function presentCode(row: CodeRow, voucherRow: VoucherRow, at: Date): DiscountCodeAnswer {
  return {
    _id: row.id,
    code: spellVoucherCode(row.code),
    state: codeState(row, at),
    points: row.points,
    redeemed_at: row.redeemed_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    order:
      row.order_id === null || row.order_reference === null
        ? null
        : { _id: row.order_id, reference: row.order_reference },
    voucher: presentVoucher(voucherRow),
  }
}

export function codeState({ order_id, expires_at }: CodeRow, at: Date): CodeState {
  if (order_id !== null) return 'used'
  return expires_at !== null && expires_at <= at ? 'expired' : 'usable'
}

function valueOf(effect: VoucherEffect): string | null {
  if (effect.kind === 'percent') return String(effect.percent)
  return effect.kind === 'amount' ? decimalText(cents(effect.amount_cents)) : null
}

export function money(value: number | null): string | null {
  return value === null ? null : decimalText(cents(value))
}
