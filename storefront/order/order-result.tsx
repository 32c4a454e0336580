import { ButtonLink } from '#ui/button.tsx'
import { useLocalePath } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { cartPath, checkoutPath, ordersPath, trackPath, type ResultOutcome } from '../paths.ts'
import { useInBrowser } from '../rendering/use-in-browser.ts'
import { accessHere, owner } from './order-access.ts'
import { OrderFailed, OrderSkeleton } from './order-placeholders.tsx'
import { PlacedOrder } from './placed-order.tsx'
import { ResultCard } from './result-card.tsx'
import type { ResultTexts } from './result-heading.ts'
import { useOrder } from './use-order.ts'

interface OrderResultProps {
  outcome: ResultOutcome
  texts: ResultTexts
  /** The API's error message for a failed checkout. */
  message: string | null
}

/** The page after a checkout. Without an order, shows only the configured texts. */
export function OrderResult({ outcome, texts, message }: OrderResultProps) {
  const isInBrowser = useInBrowser()
  const query = new URLSearchParams(isInBrowser ? location.search : '')
  const id = query.get('order')
  if (id !== null) {
    const arrival = { outcome, texts, isDeclined: query.has('declined') }
    return <FoundOrPlain id={id} arrival={arrival} />
  }
  return (
    <ResultCard outcome={outcome} texts={texts}>
      {message === null ? null : <p className="text-error">{message}</p>}
      {outcome !== 'success' ? <BackWays /> : isInBrowser ? <OrdersLink /> : <Loading />}
    </ResultCard>
  )
}

type FoundProps = {
  id: string
  arrival: { outcome: ResultOutcome; texts: ResultTexts; isDeclined: boolean }
}

function FoundOrPlain({ id, arrival }: FoundProps) {
  const { order: messages } = useLazyMessages()
  const isInBrowser = useInBrowser()
  const handle = { id, access: isInBrowser ? accessHere(id) : owner }
  const { order, isMissing, isFailed, reload } = useOrder(handle)
  if (order) {
    return <PlacedOrder order={order} handle={handle} arrival={arrival} reload={reload} />
  }
  return (
    <ResultCard outcome={arrival.outcome} texts={arrival.texts}>
      {isFailed ? <OrderFailed reload={reload} text={messages.loadFailed} /> : null}
      {isMissing ? <OrdersLink /> : null}
      {isFailed || isMissing ? null : <Loading />}
    </ResultCard>
  )
}

/** Without scripts nothing will follow, so that the links are shown. */
function Loading() {
  return (
    <>
      <OrderSkeleton />
      <div className="without-script">
        <OrdersLink />
      </div>
    </>
  )
}

function OrdersLink() {
  const { order: messages } = useLazyMessages()
  const path = useLocalePath()
  return (
    <p className="flex flex-wrap justify-center gap-4 pt-4">
      <ButtonLink href={path(ordersPath)}>{messages.listTitle}</ButtonLink>
      <ButtonLink kind="ghost" href={path(trackPath)}>
        {messages.track}
      </ButtonLink>
    </p>
  )
}

function BackWays() {
  const { order: messages } = useLazyMessages()
  const path = useLocalePath()
  return (
    <p className="flex flex-wrap justify-center gap-4 pt-4">
      <ButtonLink href={path(cartPath)}>{messages.toCart}</ButtonLink>
      <ButtonLink kind="ghost" href={path(checkoutPath)}>
        {messages.toCheckout}
      </ButtonLink>
    </p>
  )
}
