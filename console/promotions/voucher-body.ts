import type { StaffInput } from '../api/staff-api.ts'
import { writtenOf } from '../parts/written-text.ts'
import type { Voucher } from './promotion-types.ts'
import { noScope } from './scope-field.tsx'

export type VoucherBody = StaffInput<'PUT /vouchers/{id}'>['body']

export const newVoucherBody: VoucherBody = {
  slug: '',
  title: { en: '', zh: '', cn: '' },
  description: { en: '', zh: '', cn: '' },
  effect: { kind: 'percent', percent: 10, cap: null },
  scope: noScope,
  min_spend: null,
  min_quantity: null,
  starts_at: null,
  ends_at: null,
  valid_days: null,
  points_required: null,
  code: null,
  max_uses: null,
  per_customer: null,
  per_customer_by_contact: false,
  position: 0,
}

/** Values that the form sends back. */
export function voucherBody(voucher: Voucher): VoucherBody {
  const { slug, title, description, effect, scope, derived_cn: derived } = voucher
  const { min_spend, min_quantity, starts_at, ends_at, valid_days, points_required } = voucher
  const { code, max_uses, per_customer, per_customer_by_contact, is_listed, position } = voucher
  return {
    slug,
    title: writtenOf(title, derived.includes('title')),
    description: writtenOf(description, derived.includes('description')),
    effect,
    scope,
    min_spend,
    min_quantity,
    starts_at,
    ends_at,
    valid_days,
    points_required,
    code,
    max_uses,
    per_customer,
    per_customer_by_contact,
    is_listed,
    position,
  }
}
