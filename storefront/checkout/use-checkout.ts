import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { choose, reloadCart } from '../cart/change-cart.ts'
import { readChoices, tickedIds } from '../cart/cart-choices.ts'
import type { Cart } from '../cart/cart-query.ts'
import { useCart } from '../cart/use-cart.ts'
import { localePath, useLocale } from '../locale.ts'
import { draftProblems, type Chosen, type FieldProblems } from './check-draft.ts'
import { forgetDraft } from './draft.ts'
import { problemsLeft, type Marks } from './marks.ts'
import type { CheckoutOptions, DeliveryOption } from './options.ts'
import { orderBody } from './order-body.ts'
import { sendOrder, type Outcome } from './send-order.ts'
import { useDeliveryOptions, useQuotes, type DeliveryOptions } from './use-delivery-options.ts'
import { useDraft, type DraftInHand } from './use-draft.ts'

export interface Checkout extends DraftInHand {
  options: CheckoutOptions
  deliveries: DeliveryOptions
  quotes: ReadonlyMap<string, Cart>
  chosen: Chosen
  /** Priced for the chosen delivery as soon as that is known; undefined while the cart loads. */
  cart: Cart | undefined
  isChanging: boolean
  problems: FieldProblems
  /** Why the last try did not end in an order. */
  trouble: Trouble | null
  /** The trouble was dealt with. */
  settle: () => void
  isBusy: boolean
  place: () => Promise<void>
}

export interface Trouble {
  outcome: Outcome
  /** The total that was on the button. */
  total: string
  /** Tells one try from the next, for the focus. */
  at: number
}

export function useCheckout(options: CheckoutOptions): Checkout {
  const locale = useLocale()
  const navigate = useNavigate()
  const { cart: base, isChanging } = useCart()
  const { draft, set } = useDraft(presetOf(options))
  const deliveries = useDeliveryOptions(options, draft.country)
  const hasLines = (base?.cart_items.length ?? 0) > 0
  const quotes = useQuotes(deliveries.all, draft.country, hasLines)
  const [marks, setMarks] = useState<Marks | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const chosen: Chosen = {
    delivery: chosenDelivery(deliveries.all, draft.delivery),
    payment: options.payments.find(({ slug }) => slug === draft.payment),
  }
  const quote = chosen.delivery && quotes.get(chosen.delivery.id)
  const cart = base && hasLines ? (quote ?? base) : base

  async function send(): Promise<Outcome> {
    const problems = draftProblems(draft, chosen)
    const { delivery, payment } = chosen
    if (!delivery || !payment || Object.keys(problems).length > 0) {
      return { kind: 'fields', problems }
    }
    if (!quote) return { kind: 'no_answer' }
    const page = (path: string) => location.origin + localePath(locale, path)
    return sendOrder(
      locale,
      orderBody({
        draft,
        delivery,
        payment,
        locale,
        variantIds: tickedIds(quote.cart_items, readChoices()),
        voucher: quote.is_voucher_applied ? readChoices().voucher : null,
        total: quote.calculations.price.total,
        urls: { success: page('/result/order/success'), cancel: page('/result/order/cancelled') },
      }),
    )
  }

  async function leave(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'placed') {
      forgetDraft()
      await choose({ unticked: readChoices().unticked, voucher: null })
      // spec §4: to the payment's page if there is one, else to success.
      if (outcome.returnUrl) location.assign(outcome.returnUrl)
      else await navigate(successPath(locale, outcome.orderId), { replace: true })
    }
    if (outcome.kind === 'failed') {
      // spec §4: any error goes to the failure route; what can be mended here stays here.
      const state = { message: outcome.message }
      await navigate(localePath(locale, '/result/order/failure'), { state })
    }
  }

  async function place(): Promise<void> {
    // State would tell of the first press only after the second.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const total = cart?.calculations.price.total ?? ''
    try {
      const outcome = await send()
      if (outcome.kind === 'fields') setMarks({ problems: outcome.problems, draft })
      setTrouble({ outcome, total, at: Date.now() })
      await leave(outcome)
      if (outcome.kind !== 'placed' && outcome.kind !== 'fields') await reloadCart()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    options,
    draft,
    set,
    deliveries,
    quotes,
    chosen,
    cart,
    isChanging: isChanging || (hasLines && !quote),
    problems: marks ? problemsLeft(marks, draft, chosen) : {},
    trouble,
    settle: () => setTrouble(null),
    isBusy,
    place,
  }
}

function successPath(locale: Locale, orderId: string): string {
  return localePath(locale, `/result/order/success?order=${orderId}`)
}

/** A way that is not offered any more, to this country, gives way to the usual one. */
function chosenDelivery(all: readonly DeliveryOption[], id: string): DeliveryOption | undefined {
  return all.find((option) => option.id === id) ?? all.find(({ method }) => method === 'DELIVERY')
}

/** The usual way is chosen beforehand; whoever wants another is one press away. */
function presetOf({ couriers, payments }: CheckoutOptions) {
  return { delivery: couriers[0]?.id ?? '', payment: payments[0]?.slug ?? '' }
}
