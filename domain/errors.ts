import type { InUse } from './in-use.ts'
import type { LocalizedText } from './locale.ts'
import type { Obstacle } from './not-possible.ts'
import type { ForeignKind } from './picture-kind.ts'
import type { LowPrice } from './pricing/low-price.ts'
import type { Permission } from './staff/permissions.ts'

/** Details of each expected failure; the code is stable and machine-readable. */
interface ErrorDetails {
  bad_json: undefined
  unauthenticated: undefined
  /** The permission that a member of staff lacks, where it is one. */
  forbidden: { permission: Permission } | undefined
  not_found: undefined
  order_not_found: undefined
  /** For staff, who need no email or phone to find one. */
  unknown_order: undefined
  product_not_found: undefined
  invalid: { issues: readonly Issue[] }
  wrong_credentials: undefined
  second_factor_required: undefined
  second_factor_wrong: undefined
  second_factor_missing: undefined
  new_password_missing: undefined
  password_link_invalid: undefined
  verification_code_invalid: undefined
  out_of_stock: { available: number; product_variant_id: string }
  price_changed: { cart: unknown }
  cart_empty: undefined
  cart_full: { max: number }
  voucher_not_applicable: { problem: string }
  voucher_not_redeemable: { problem: string }
  not_enough_points: { balance: number; needed: number }
  variant_unavailable: { product_variant_id: string }
  delivery_unavailable: undefined
  payment_method_unavailable: undefined
  bad_signature: undefined
  refund_too_large: { max: string }
  items_not_refundable: { order_item_id: string; refundable: number }
  illegal_transition: { current_status: string; action: string; reason: string }
  idempotency_mismatch: undefined
  idempotency_in_progress: undefined
  orders_in_progress: { orders: readonly { reference: string; reason: string }[] }
  conflict: undefined
  /** Who changed it, if a colleague, and when. */
  order_changed: { by: string | null; at: string }
  /** The same of another record; `fields` are what the last change was about. */
  record_changed: { by: string | null; at: string; fields: readonly string[] }
  low_price: { prices: readonly LowPrice[] }
  free_products: { products: number }
  no_cash_session: undefined
  discount_too_large: { max: string }
  last_owner: undefined
  /** Trying again never helps, unlike after a `conflict`. */
  not_possible: { reason: Obstacle }
  /** Something is not deleted while others use it. */
  in_use: InUse
  import_running: undefined
  file_too_large: { max_bytes: number }
  /** Kind of the file, where its first bytes say so. */
  file_not_image: { kind: ForeignKind } | undefined
  picture_too_large: { width: number; height: number; max_pixels: number }
  unsupported_media_type: undefined
  rate_limited: { retry_after_seconds: number }
  unavailable: undefined
  internal: undefined
}

export type ErrorCode = keyof ErrorDetails

export interface Issue {
  /** Dotted path of the field, as sent. */
  path: string
  message: LocalizedText
}

/** An expected failure. Anything else thrown is a bug and exposes no details. */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly details: ErrorDetails[C]

  constructor(
    code: C,
    ...details: undefined extends ErrorDetails[C] ? [ErrorDetails[C]?] : [ErrorDetails[C]]
  ) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details[0] as ErrorDetails[C]
  }
}

/** Throws the issues, if there are any. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new DomainError('invalid', { issues })
}

export function invalid(path: string, message: LocalizedText): DomainError<'invalid'> {
  return new DomainError('invalid', { issues: [{ path, message }] })
}
