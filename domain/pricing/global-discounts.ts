import { type Cents, cents, noCents, percentOf, sumCents } from '../money.ts'
import { allocate } from './allocate.ts'
import type { AppliedPromotion } from './applied-promotion.ts'
import type {
  Amount,
  CartInput,
  GlobalPromotion,
  Percent,
  Scope,
  Voucher,
} from './pricing-input.ts'
import type { LocalLine } from './local-discounts.ts'
import { covers } from './scope.ts'
import { shortfall } from './terms.ts'
import { appliedVoucher, refusedVoucher, type VoucherOutcome } from './voucher.ts'

export interface GlobalDiscounts {
  /** Amount still to pay per variant. */
  due: ReadonlyMap<string, Cents>
  /** Promotions whose terms the cart meets, in priority order. */
  met: readonly GlobalPromotion[]
  applied: readonly AppliedPromotion[]
  /** Provisional for a delivery voucher: shipping settles it. */
  voucher: VoucherOutcome | null
}

/** Applies promotions in priority order, then at most one voucher, each to what is left. */
export function discountCart(lines: readonly LocalLine[], input: CartInput): GlobalDiscounts {
  const due = new Map(lines.map((line) => [line.facts.variantId, line.subtotal]))
  const applied: AppliedPromotion[] = []
  const met = input.promotions
    .filter((promotion) => promotion.level === 'global')
    .filter((promotion) => shortfall(promotion, lines, input.at) === null)
    .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))

  for (const { id, title, scope, effect } of met) {
    if (effect.kind !== 'percent' && effect.kind !== 'amount') continue
    const amount = takeOff(due, lines, scope, effect)
    if (amount > 0) applied.push({ kind: 'global', on: 'goods', id, title, amount })
  }
  if (input.voucher === null) return { due, met, applied, voucher: null }
  if ('problem' in input.voucher) {
    return { due, met, applied, voucher: refusedVoucher(input.voucher.code, input.voucher) }
  }
  const { code: id, title } = input.voucher
  const voucher = redeem(input.voucher, due, lines, input.at)
  const { amount } = voucher
  if (amount > 0) applied.push({ kind: 'voucher', on: 'goods', id, title, amount })
  return { due, met, applied, voucher }
}

function redeem(
  { code, effect, ...terms }: Voucher,
  due: Map<string, Cents>,
  lines: readonly LocalLine[],
  at: Date,
): VoucherOutcome {
  const short = shortfall(terms, lines, at)
  if (short) return refusedVoucher(code, short)
  if (effect.kind === 'free_shipping') return appliedVoucher(code, noCents)

  const amount = takeOff(due, lines, terms.scope, effect)
  if (amount === 0) return refusedVoucher(code, { problem: 'nothing_to_discount' })
  return appliedVoucher(code, amount)
}

/** Lowers `due` of the lines in scope and returns the total taken off. */
function takeOff(
  due: Map<string, Cents>,
  lines: readonly LocalLine[],
  scope: Scope,
  effect: Percent | Amount,
): Cents {
  const shares = lines
    .filter(({ facts: input }) => covers(scope, input))
    .map(({ facts: { variantId } }) => ({ key: variantId, weight: due.get(variantId) ?? noCents }))
  const whole = sumCents(shares.map(({ weight }) => weight))
  const wanted =
    effect.kind === 'amount'
      ? effect.amount
      : Math.min(percentOf(whole, effect.percent), effect.cap ?? whole)
  const amount = cents(Math.min(wanted, whole))
  const parts = allocate(amount, shares)
  for (const { key, weight } of shares) due.set(key, cents(weight - (parts.get(key) ?? 0)))
  return amount
}
