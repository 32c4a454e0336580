import { useEffect, useEffectEvent, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { Drawing } from '#ui/drawing.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { orderPath, productsPath, type ResultOutcome } from '../paths.ts'
import { OtherWays } from './other-ways.tsx'
import { useAuthStatus } from '../session/auth-state.ts'
import { useLazyComponent } from '../start/use-lazy-component.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { PaymentPanel } from './payment-panel.tsx'
import { ProofSection } from './proof-section.tsx'
import { resultDrawings } from './result-card.tsx'
import { moneyTexts, resultTexts, type Arrival } from './result-heading.ts'
import { ResultItems } from './result-items.tsx'

const loadAccountOffer = () => import('../authentication/account-offer.tsx')

interface PlacedOrderProps {
  order: Order
  handle: OrderHandle
  arrival: Arrival
  reload: () => void
}

/** The page after a checkout: amount, how to pay, what happens next, and one next step. */
export function PlacedOrder({ order, handle, arrival, reload }: PlacedOrderProps) {
  const messages = useLazyMessages()
  const locale = useLocale()
  const isVisitors = useAuthStatus() === 'visitor' && handle.access.as === 'owner'
  // Optional: without it the page still works.
  const offer = useLazyComponent(loadAccountOffer, isVisitors, () => {})
  const { title, text } = resultTexts(order, arrival, messages, locale)
  const money = moneyTexts(order, messages, locale)
  const isUnpaid = order.current_status === 'submitted' && !order.is_paid
  const isConfirming = isUnpaid && order.payment.method === 'card' && arrival.outcome === 'success'
  useReloading(isConfirming, reload)
  return (
    <div className="grid gap-x-16 gap-y-10 w991:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid min-w-0 content-start gap-8">
        <div className="grid gap-3" aria-live="polite">
          <Drawing name={resultDrawings[stateOf(order, arrival)]} />
          <h1 className="text-28">{title}</h1>
          {money ? (
            <p className="text-18 font-medium tabular-nums">
              {money.sum}
              {money.time ? (
                <span className="block text-14 font-normal text-ink-2">{money.time}</span>
              ) : null}
            </p>
          ) : null}
          <p className="min-h-[2lh] max-w-measure text-16">{text}</p>
          {order.is_masked || arrival.outcome !== 'success' ? null : (
            <p className="text-ink-2">
              {messages.paying.emailSent(order.delivery.recipient.email)}
            </p>
          )}
        </div>
        <Payment order={order} handle={handle} isConfirming={isConfirming} />
        {offer ? (
          <offer.AccountOffer
            email={order.delivery.recipient.email}
            name={order.delivery.recipient.name}
            isOwnOrder
          />
        ) : null}
      </div>
      <div className="min-w-0">
        <ResultItems order={order} />
      </div>
    </div>
  )
}

function stateOf(order: Order, { outcome }: Arrival): ResultOutcome {
  if (order.current_status === 'cancelled') return 'cancelled'
  return order.is_paid ? 'success' : outcome
}

type PaymentProps = Pick<PlacedOrderProps, 'order' | 'handle'> & { isConfirming: boolean }

/** The one next step: pay, upload a proof, track the order, or keep shopping. */
function Payment({ order, handle, isConfirming }: PaymentProps) {
  const isUnpaid = order.current_status === 'submitted' && !order.is_paid
  const isProven = order.current_status === 'pending' && !order.is_paid
  // Stays in its place when a proof was sent: to fold it would move what is being read.
  const [wasUnpaid] = useState(isUnpaid)
  if (isConfirming) return <OtherWays order={order} handle={handle} />
  if (isUnpaid || (isProven && wasUnpaid)) {
    return (
      <>
        <PaymentPanel order={order} handle={handle} />
        <ProofSection order={order} handle={handle} />
        <Onwards order={order} isNext={isProven} />
      </>
    )
  }
  return (
    <>
      {order.is_paid ? null : <ProofSection order={order} handle={handle} />}
      <Onwards order={order} isNext />
    </>
  )
}

function Onwards({ order, isNext }: { order: Order; isNext: boolean }) {
  const { order: messages, paying } = useLazyMessages()
  const path = useLocalePath()
  if (isNext && order.current_status === 'cancelled') {
    return (
      <p>
        <ButtonLink href={path(productsPath)}>{paying.orderAgain}</ButtonLink>
      </p>
    )
  }
  return (
    <p>
      <ButtonLink kind={isNext ? 'primary' : 'ghost'} href={path(orderPath(order._id))}>
        {messages.toOrder}
      </ButtonLink>
    </p>
  )
}

const secondsBetween = 3

/** Polls until the bank has answered. */
function useReloading(isWaiting: boolean, reload: () => void): void {
  const look = useEffectEvent(reload)
  // Polling needs a timer.
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => look(), secondsBetween * 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
}
