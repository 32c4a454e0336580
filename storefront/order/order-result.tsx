import { formatDateTime } from '#domain/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocale, useLocalePath } from '../locale.ts'
import { useMessages, type Messages } from '../all-messages.ts'
import { useStanding } from '../session/auth-state.ts'
import { useInBrowser } from '../session/use-in-browser.ts'
import { isFreeOrder, orderNow } from './order-now.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { OrderFailed, OrderMissing, OrderSkeleton } from './order-states.tsx'
import { PaymentOf } from './payment-of.tsx'
import { ProofSection } from './proof-section.tsx'
import { useLatePart } from '../use-late-part.ts'
import { useOrder } from './use-order.ts'

const loadOffer = () => import('../authentication/account-offer.tsx')

/** What follows a checkout: how to pay, or how to go on. */
export function OrderResult({ outcome }: { outcome: 'success' | 'failure' | 'cancelled' }) {
  const { order: words } = useMessages()
  const path = useLocalePath()
  const isInBrowser = useInBrowser()
  const id = isInBrowser ? new URLSearchParams(location.search).get('order') : null
  if (outcome === 'success') {
    return isInBrowser && id === null ? (
      <p>
        <ButtonLink href={path('/shop/main/order')}>{words.listTitle}</ButtonLink>
      </p>
    ) : (
      <PlacedOrder id={id ?? ''} />
    )
  }
  // Who comes back from the payment's page has an order, and can still pay it.
  if (id !== null) return <PlacedOrder id={id} />
  return (
    <p className="flex flex-wrap gap-4">
      <ButtonLink href={path('/shop/main/cart')}>{words.toCart}</ButtonLink>
      <ButtonLink kind="ghost" href={path('/shop/main/checkout')}>
        {words.toCheckout}
      </ButtonLink>
    </p>
  )
}

function PlacedOrder({ id }: { id: string }) {
  const { order: words } = useMessages()
  const handle: OrderHandle = { id, access: { as: 'owner' } }
  const { order, isMissing, isFailed, reload } = useOrder(handle)
  if (order) return <Placed order={order} handle={handle} />
  if (isFailed) return <OrderFailed reload={reload} text={words.loadFailed} />
  return isMissing && id !== '' ? <OrderMissing /> : <OrderSkeleton />
}

function Placed({ order, handle }: { order: Order; handle: OrderHandle }) {
  const messages = useMessages()
  const { order: words } = messages
  const path = useLocalePath()
  const locale = useLocale()
  const isVisitors = useStanding() === 'visitor' && handle.access.as === 'owner'
  // Without it the order is no less placed.
  const offer = useLatePart(loadOffer, isVisitors, () => {})
  const isOver = order.current_status === 'cancelled'
  const needsPayment = order.current_status === 'submitted' && !order.is_paid
  return (
    <div className="grid gap-10 w991:grid-cols-[minmax(0,1fr)_320px] w991:gap-x-16">
      <div className="grid content-start gap-1 w991:col-span-2">
        <p className="text-22 font-medium">{words.title(order.reference)}</p>
        <p className="text-ink-2">{words.placedOn(formatDateTime(new Date(order.created_at)))}</p>
        <p className="text-ink-2">{words.keepNumber}</p>
      </div>
      {needsPayment || hasProof(order) ? (
        <div className="grid min-w-0 content-start gap-10">
          {needsPayment ? <PaymentOf order={order} handle={handle} /> : null}
          <ProofSection order={order} handle={handle} />
        </div>
      ) : null}
      <aside className="grid content-start gap-6">
        {isOver ? (
          <Notice tone="info">{orderNow(order, messages, locale)}</Notice>
        ) : (
          <NextSteps order={order} />
        )}
        {offer ? <offer.AccountOffer recipient={order.delivery.recipient} /> : null}
        <ButtonLink kind="ghost" href={path(`/shop/main/order/${order._id}`)}>
          {words.toOrder}
        </ButtonLink>
        <ButtonLink kind="link" href={path('/shop/main/product')}>
          {words.toShop}
        </ButtonLink>
      </aside>
    </div>
  )
}

function NextSteps({ order }: { order: Order }) {
  const { order: words } = useMessages()
  return (
    <section aria-labelledby="next-title" className="grid gap-3">
      <h2 id="next-title" className="text-18">
        {words.resultNext}
      </h2>
      {isFreeOrder(order) ? <p>{words.nothingToPay}</p> : null}
      <ol className="grid list-decimal gap-2 ps-5">
        {stepsOf(order, words).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </section>
  )
}

/** Sent, or still to be sent. */
function hasProof({ proofs, actions }: Order): boolean {
  return (
    proofs.length > 0 ||
    actions.some(({ action, is_allowed: isAllowed }) => action === 'upload_proof' && isAllowed)
  )
}

/** What is paid is only waited for. */
function stepsOf(order: Order, words: Messages['order']): string[] {
  if (isFreeOrder(order)) return [words.cardSteps.deliver]
  return Object.values(order.payment.method === 'card' ? words.cardSteps : words.resultSteps)
}
