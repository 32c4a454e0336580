import { type Cents, cents, noCents } from '../money.ts'
import { allocate } from './allocate.ts'
import type { AppliedPromotion } from './applied-promotion.ts'
import { cutOf } from './cut.ts'
import type { Cut } from './goods.ts'
import type { CartInput, GlobalPromotion, Voucher } from './pricing-input.ts'
import type { LocalLine } from './local-discounts.ts'
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
  const due = new Map(lines.map((line) => [line.input.variantId, line.subtotal]))
  const applied: AppliedPromotion[] = []
  const met = promotionsFor(input).filter(
    (promotion) => shortfall(promotion, lines, input.at) === null,
  )

  for (const { id, title, scope, effect } of met) {
    if (effect.kind === 'free_shipping' || effect.kind === 'gift') continue
    const cut = cutOf(effect, { scope, lines, due })
    const shares = takeOff(due, cut)
    if (cut.amount > 0) {
      applied.push({ kind: 'global', on: 'goods', id, title, amount: cut.amount, shares })
    }
  }
  if (input.voucher === null) return { due, met, applied, voucher: null }
  if ('problem' in input.voucher) {
    return { due, met, applied, voucher: refusedVoucher(input.voucher.code, input.voucher) }
  }
  const { code: id, title } = input.voucher
  const { voucher, shares } = redeem(input.voucher, due, lines, input.at)
  const { amount } = voucher
  if (amount > 0) applied.push({ kind: 'voucher', on: 'goods', id, title, amount, shares })
  return { due, met, applied, voucher }
}

/** The cart promotions this customer may have, in priority order. */
export function promotionsFor({ promotions, tier }: CartInput): GlobalPromotion[] {
  return promotions
    .filter((promotion) => promotion.level === 'global')
    .filter(({ tiers }) => tiers === null || (tier !== null && tiers.includes(tier)))
    .toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1))
}

function redeem(
  { code, effect, ...terms }: Voucher,
  due: Map<string, Cents>,
  lines: readonly LocalLine[],
  at: Date,
): { voucher: VoucherOutcome; shares: ReadonlyMap<string, Cents> } {
  const none = new Map()
  const short = shortfall(terms, lines, at)
  if (short) return { voucher: refusedVoucher(code, short), shares: none }
  if (effect.kind === 'free_shipping')
    return { voucher: appliedVoucher(code, noCents), shares: none }

  const cut = cutOf(effect, { scope: terms.scope, lines, due })
  if (cut.amount === 0) {
    return { voucher: refusedVoucher(code, { problem: 'nothing_to_discount' }), shares: none }
  }
  const shares = takeOff(due, cut)
  return { voucher: appliedVoucher(code, cut.amount), shares }
}

/** Lowers `due` of the lines it concerns and returns what each of them took. */
function takeOff(due: Map<string, Cents>, { amount, weights }: Cut): ReadonlyMap<string, Cents> {
  const shares = allocate(
    amount,
    [...weights].map(([key, weight]) => ({ key, weight })),
  )
  for (const [key, part] of shares) due.set(key, cents((due.get(key) ?? noCents) - part))
  return shares
}
