import { type Cents, cents, noCents } from '../money.ts'
import type { AppliedPromotion } from './applied-promotion.ts'
import type {
  CartInput,
  CourierRate,
  DeliveryInput,
  GlobalPromotion,
  Voucher,
} from './pricing-input.ts'
import { appliedVoucher, refusedVoucher, type VoucherOutcome } from './voucher.ts'

type ShippingState =
  | 'charged'
  | 'free'
  | 'pick_up'
  | 'nothing_to_ship'
  | 'courier_not_chosen'
  /** The chosen courier does not deliver there, so the cart cannot be checked out. */
  | 'unavailable'

export interface PricedShipping {
  state: ShippingState
  fee: Cents
  /**
   * Amount to add for free delivery by the chosen courier, or by the one with the lowest threshold
   * until one is chosen; null if no courier offers it.
   */
  missingForFree: Cents | null
}

interface Parcel {
  quantity: number
  grams: number
  /** Goods after all discounts. */
  goods: Cents
}

interface ShippingOutcome {
  shipping: PricedShipping
  applied: AppliedPromotion | null
}

/** Free by the courier's own threshold first, then by a promotion, then by a voucher. */
export function priceShipping(
  parcel: Parcel,
  delivery: DeliveryInput,
  rates: readonly CourierRate[],
  promotions: readonly GlobalPromotion[],
  voucher: Voucher | null,
): ShippingOutcome {
  const quoted = quote(parcel, delivery, rates)
  if (quoted.state !== 'charged') return { shipping: quoted, applied: null }

  const promotion = promotions.find(({ effect }) => effect.kind === 'free_shipping')
  if (!promotion && !voucher) return { shipping: quoted, applied: null }
  return {
    shipping: { state: 'free', fee: noCents, missingForFree: noCents },
    applied: promotion
      ? applied('global', promotion.id, promotion.title, quoted.fee)
      : voucher && applied('voucher', voucher.code, voucher.title, quoted.fee),
  }
}

/** The customer's voucher, if it is a delivery voucher whose terms the cart meets. */
export function shippingVoucher(
  voucher: CartInput['voucher'],
  outcome: VoucherOutcome | null,
): Voucher | null {
  if (voucher === null || 'problem' in voucher || !outcome?.isApplied) return null
  return voucher.effect.kind === 'free_shipping' ? voucher : null
}

/** A voucher that would save nothing is not used up. */
export function settleShippingVoucher(
  voucher: Voucher,
  { shipping, applied }: ShippingOutcome,
): VoucherOutcome {
  if (applied?.kind === 'voucher') return appliedVoucher(voucher.code, applied.amount)
  const isOpen = shipping.state === 'courier_not_chosen' || shipping.state === 'unavailable'
  return isOpen
    ? appliedVoucher(voucher.code, noCents)
    : refusedVoucher(voucher.code, { problem: 'shipping_already_free' })
}

function courierFee(rate: CourierRate, { grams, goods }: Omit<Parcel, 'quantity'>): Cents {
  if (rate.freeFrom !== null && goods >= rate.freeFrom) return noCents
  const steps = Math.max(0, Math.ceil((grams - rate.baseGrams) / rate.stepGrams))
  return cents(rate.baseFee + steps * rate.stepFee)
}

function quote(
  parcel: Parcel,
  { method, country, courierId }: DeliveryInput,
  rates: readonly CourierRate[],
): PricedShipping {
  if (method === 'PICKUP') return { state: 'pick_up', fee: noCents, missingForFree: null }
  if (parcel.quantity === 0) return { state: 'nothing_to_ship', fee: noCents, missingForFree: null }

  const there = rates.filter((rate) => rate.country === country)
  if (courierId === null) {
    const missingForFree = missing(there, parcel.goods)
    return { state: 'courier_not_chosen', fee: noCents, missingForFree }
  }
  const rate = there.find((candidate) => candidate.courierId === courierId)
  if (!rate) return { state: 'unavailable', fee: noCents, missingForFree: null }

  const fee = courierFee(rate, parcel)
  return {
    state: fee === 0 ? 'free' : 'charged',
    fee,
    missingForFree: fee === 0 ? noCents : missing([rate], parcel.goods),
  }
}

function missing(rates: readonly CourierRate[], goods: Cents): Cents | null {
  const thresholds = rates.map(({ freeFrom }) => freeFrom).filter((amount) => amount !== null)
  if (thresholds.length === 0) return null
  return cents(Math.max(0, Math.min(...thresholds) - goods))
}

function applied(
  kind: 'global' | 'voucher',
  id: string,
  title: AppliedPromotion['title'],
  amount: Cents,
): AppliedPromotion {
  return { kind, on: 'shipping', id, title, amount, shares: new Map() }
}
