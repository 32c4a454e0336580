import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { cardsKey } from '../account/own-data.ts'
import { forgetDraft } from '../address/draft.ts'
import type { Cart } from '../cart/cart-query.ts'
import { readSelection, writeSelection } from '../cart/cart-selection.ts'
import { choose, reloadCart } from '../cart/change-cart.ts'
import { localePath, useLocale } from '../locale.ts'
import { useMessages } from '../messages/messages.ts'
import { resultPath } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import type { Outcome } from './order-outcome.ts'
import { findPlaced } from './send-order.ts'

export interface CheckoutError {
  outcome: Outcome
  /** The total on the button; null if the cart had not loaded. */
  total: string | null
}

export interface PlaceOrderState {
  /**
   * Priced for the chosen delivery once that is known; undefined while the cart loads. While an order is
   * placed, what was sent: the cart is empty before this page has gone.
   */
  cart: Cart | undefined
  error: CheckoutError | null
  settle: () => void
  isBusy: boolean
  place: () => Promise<void>
  /** Leaves for an order that was placed without this page receiving the response. */
  recover: () => Promise<void>
}

/** Milliseconds. */
const longestWait = 2000

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Places an order once per click and navigates by its outcome. */
export function usePlaceOrder(
  cart: Cart | undefined,
  send: () => Promise<Outcome>,
  onPlaced: () => Promise<void>,
): PlaceOrderState {
  const locale = useLocale()
  const { errors } = useMessages()
  const navigate = useNavigate()
  const [error, setError] = useState<CheckoutError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState(cart)
  const isSending = useRef(false)

  async function leave(outcome: Outcome): Promise<void> {
    if (outcome.kind === 'placed') {
      forgetDraft()
      const emptied = choose({ ...readSelection(), voucher: null, withPoints: [] })
      // The order stands, and its page does not wait long for the rest.
      await Promise.race([Promise.all([onPlaced(), emptied]), later(longestWait)])
      // spec §4: to the payment page if there is one, else to success.
      if (outcome.returnUrl) goToGateway(outcome.returnUrl, unpaidPath(locale, outcome.orderId))
      else await navigate(successPath(locale, outcome.orderId), { replace: true })
    }
    if (outcome.kind === 'failed') {
      // spec §4: any error goes to the failure route; what can be fixed here stays here.
      const state = { message: outcome.message }
      await navigate(localePath(locale, resultPath('order', 'failure')), { state })
    }
  }

  async function place(): Promise<void> {
    // State updates too late to catch a double click.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setSent(cart)
    let isLeaving = false
    try {
      const outcome = await send().catch(failed)
      isLeaving = outcome.kind === 'placed'
      dropRefused(outcome)
      setError({ outcome, total: cart?.calculations.price.total ?? null })
      await leave(outcome)
      if (!keepsCart.includes(outcome.kind)) await reloadCart()
    } finally {
      isSending.current = false
      // This page is still shown while the next one comes, and its cart is empty now.
      if (!isLeaving) setBusy(false)
    }
  }

  /** A fault of our own: nothing was sent. */
  function failed(error: unknown): Outcome {
    reportError(error)
    return { kind: 'failed', message: errors.internal }
  }

  async function recover(): Promise<void> {
    const outcome = await findPlaced(locale)
    if (outcome) await leave(outcome)
  }

  const shown = isBusy ? sent : cart
  return { cart: shown, error, settle: () => setError(null), isBusy, place, recover }
}

/** Drops what was refused, so that the screen shows an order that the next press can place. */
function dropRefused(outcome: Outcome): void {
  if (outcome.kind === 'voucher') writeSelection({ ...readSelection(), voucher: null })
  if (outcome.kind === 'fields' && outcome.problems.payment === 'cardGone') {
    void queryClient().invalidateQueries({ queryKey: cardsKey })
  }
}

/** Outcomes after which the cart is not reloaded: `placed` has done so itself. */
const keepsCart: readonly Outcome['kind'][] = ['placed', 'fields', 'no_answer', 'in_progress']

function successPath(locale: Locale, orderId: string): string {
  return localePath(locale, `${resultPath('order', 'success')}?order=${orderId}`)
}

function unpaidPath(locale: Locale, orderId: string): string {
  return localePath(locale, `${resultPath('order', 'cancelled')}?order=${orderId}`)
}

/** Makes Back lead from the payment page to the order instead of an empty checkout. */
function goToGateway(url: string, backPath: string): void {
  history.replaceState(history.state, '', backPath)
  const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
  addEventListener('pageshow', reload, { once: true })
  // The order's page opens at its top, not where the checkout was scrolled to.
  addEventListener('pagehide', () => void (history.scrollRestoration = 'manual'), { once: true })
  location.assign(url)
}
