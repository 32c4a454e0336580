import type { LocalizedText } from '../locale.ts'
import type { Cents } from '../money.ts'

/** One reason why the cart costs less or holds more, as shown to the customer. */
export interface AppliedPromotion {
  kind: 'local' | 'global' | 'voucher'
  on: 'goods' | 'shipping' | 'gift'
  /** Promotion id, or voucher code. */
  id: string
  title: LocalizedText
  amount: Cents
  /** How much of it each line of goods took, by variant. */
  shares: ReadonlyMap<string, Cents>
}
