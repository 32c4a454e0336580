import { useEffect, useEffectEvent, useState } from 'react'
import { defaultDelivery } from '#domain/delivery.ts'
import { draftProblems, type FieldProblems } from '../address/check-draft.ts'
import { readSelection, selectedIds } from '../cart/cart-selection.ts'
import type { Cart } from '../cart/cart-query.ts'
import { useCart } from '../cart/use-cart.ts'
import { localePath, useLocale } from '../locale.ts'
import { resultPath } from '../paths.ts'
import { cardInUse, useSavedCards, type SavedCard } from '../payment/saved-cards.ts'
import { readPendingCheckouts } from './pending-checkouts.ts'
import { problemsLeft, type FieldErrors } from './field-errors.ts'
import {
  offeredPayments,
  type CheckoutOptions,
  type Chosen,
  type DeliveryOption,
  type PaymentOption,
} from './options.ts'
import { orderBody } from './order-body.ts'
import { refusalOf } from './order-obstacles.ts'
import { outcomeOfQuote, type Outcome } from './order-outcome.ts'
import { sendOrder } from './send-order.ts'
import {
  settledQuote,
  useDeliveryOptions,
  useQuotes,
  type DeliveryOptions,
} from './use-delivery-options.ts'
import { useDeviations, type Deviations } from './use-deviations.ts'
import { useDraft, type DraftInHand } from './use-draft.ts'
import { useKeptAddress, type KeptAddress } from './use-kept-address.ts'
import { useKnownDetails } from './use-known-details.ts'
import { usePlaceOrder, type PlaceOrderState } from './use-place-order.ts'

export interface Checkout extends DraftInHand, PlaceOrderState, Deviations {
  keeping: KeptAddress
  options: CheckoutOptions
  /** The payment methods on offer for the chosen delivery. */
  payments: readonly PaymentOption[]
  deliveries: DeliveryOptions
  quotes: ReadonlyMap<string, Cart>
  chosen: Chosen
  cards: readonly SavedCard[]
  /** The saved card to charge; null: another payment method, or a new card. */
  card: SavedCard | null
  isChanging: boolean
  isFailed: boolean
  reload: () => void
  /** No ticked line is available. */
  isNothingLeft: boolean
  problems: FieldProblems
}

export function useCheckout(options: CheckoutOptions): Checkout {
  const locale = useLocale()
  const { cart: base, isChanging, isFailed, reload } = useCart()
  const known = useKnownDetails()
  const { draft, set } = useDraft(presetOf(options), known?.details)
  const { deliveries, payments, chosen, takeBack } = useOffered(options, draft)
  const hasLines = (base?.cart_items.length ?? 0) > 0
  const quotes = useQuotes(deliveries.all, draft.country, hasLines)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors | null>(null)
  const cards = useSavedCards(options.payments.some(({ slug }) => slug === 'card'))
  const card = chosen.payment?.slug === 'card' ? cardInUse(cards, draft.card) : null
  const quote = chosen.delivery && quotes.get(chosen.delivery.id)
  const cart = base && hasLines ? (quote ?? base) : base

  const isNothingLeft =
    base !== undefined && selectedIds(base.cart_items, readSelection()).length === 0
  const keeping = useKeptAddress(known?.saved, draft, chosen.delivery)
  const placing = usePlaceOrder(cart, send, keeping.keep)
  const isRepricing = isChanging || (hasLines && !quote)
  const isRefused = placing.error !== null && placing.error.outcome.kind !== 'fields'
  const deviations = useDeviations(cart, isRepricing, isRefused)
  useRecovery(isNothingLeft, placing.recover)

  async function send(): Promise<Outcome> {
    const outcome = await checkAndSend()
    if (outcome.kind === 'fields') {
      setFieldErrors({ problems: outcome.problems, draft })
      takeBack(takenBackIn(outcome.problems, chosen))
    }
    return outcome
  }

  async function checkAndSend(): Promise<Outcome> {
    const problems = draftProblems(draft, chosen)
    const { delivery, payment } = chosen
    if (!delivery || !payment || Object.keys(problems).length > 0) {
      return { kind: 'fields', problems }
    }
    const settled = await settledQuote(locale, delivery, draft.country).catch(outcomeOfQuote)
    if ('kind' in settled) return settled
    const refusal = refusalOf(cart, settled, readSelection())
    if (refusal) return refusal
    const page = (path: string) => location.origin + localePath(locale, path)
    const details = {
      draft,
      delivery,
      payment,
      locale,
      cardId: card?._id ?? null,
      variantIds: selectedIds(settled.cart_items, readSelection()),
      pointIds: takenWithPoints(settled),
      voucher: settled.is_voucher_applied ? readSelection().voucher : null,
      total: settled.calculations.price.total,
      giftIds: (cart ?? settled).gift_items.map(({ product_variant_id: id }) => id),
      urls: {
        success: page(resultPath('order', 'success')),
        cancel: page(resultPath('order', 'cancelled')),
      },
    }
    return sendOrder(locale, orderBody(details))
  }

  return {
    ...placing,
    ...deviations,
    keeping,
    options,
    payments,
    draft,
    set,
    deliveries,
    quotes,
    chosen,
    cards,
    card,
    isChanging: isRepricing,
    isFailed,
    reload,
    isNothingLeft,
    problems: fieldErrors ? problemsLeft(fieldErrors, draft, chosen) : {},
  }
}

/** Deliveries and payment methods on offer, without those that a refusal has named, and the chosen two. */
function useOffered(options: CheckoutOptions, draft: DraftInHand['draft']) {
  const [takenBack, setTakenBack] = useState<readonly string[]>([])
  const isOffered = (id: string) => !takenBack.includes(id)
  const offered = useDeliveryOptions(options, draft.country)
  const deliveries = { ...offered, all: offered.all.filter(({ id }) => isOffered(id)) }
  const delivery = chosenDelivery(deliveries.all, draft.delivery)
  const payments = offeredPayments(options.payments, delivery?.method).filter(({ slug }) =>
    isOffered(slug),
  )
  const payment = payments.find(({ slug }) => slug === draft.payment)
  const takeBack = (ids: readonly string[]) => setTakenBack([...takenBack, ...ids])
  return { deliveries, payments, chosen: { delivery, payment }, takeBack }
}

/** Choices that the shop no longer offers: they leave the form. */
function takenBackIn({ delivery, payment }: FieldProblems, chosen: Chosen): string[] {
  return [
    ...(delivery === 'deliveryGone' && chosen.delivery ? [chosen.delivery.id] : []),
    ...(payment === 'paymentGone' && chosen.payment ? [chosen.payment.slug] : []),
  ]
}

/** Lines that the server priced in points. */
function takenWithPoints({ cart_items: lines }: Cart): string[] {
  return lines
    .filter((line) => line.is_checked_out && line.subtotal_point !== null)
    .map((line) => line.product_variant_id)
}

/** Connection lost after submit and the cart is now empty: the order may have been placed. */
function useRecovery(isNothingLeft: boolean, recover: () => Promise<void>): void {
  const ask = useEffectEvent(recover)
  useEffect(() => {
    if (isNothingLeft && readPendingCheckouts().length > 0) void ask()
  }, [isNothingLeft])
}

/** Falls back to the default if the chosen option is not offered for this country. */
function chosenDelivery(all: readonly DeliveryOption[], id: string): DeliveryOption | undefined {
  return (
    all.find((option) => option.id === id) ??
    all.find(({ method }) => method === defaultDelivery.method)
  )
}

/** The first options are preselected. */
function presetOf({ couriers, payments }: CheckoutOptions) {
  const [payment] = offeredPayments(payments, defaultDelivery.method)
  return { delivery: couriers[0]?.id ?? '', payment: payment?.slug ?? '' }
}
