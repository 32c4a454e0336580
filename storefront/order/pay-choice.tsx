import { useState } from 'react'
import { formatDateTime } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/radio-card.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toasts.ts'
import { errorText } from '../forms/error-text.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { offeredPayments } from '../checkout/options.ts'
import { payOrder, type Order, type OrderHandle } from './order-query.ts'
import { priceText } from '../price-text.ts'
import { CardChoice } from '../payment/card-choice.tsx'
import { cardInUse, useSavedCards } from '../payment/saved-cards.ts'
import { useWaysToPay, type WayToPay } from '../payment/ways-query.ts'

interface PayChoiceProps {
  order: Order
  handle: OrderHandle
}

export function PayChoice({ order, handle }: PayChoiceProps) {
  const messages = useMessages()
  const { paying: labels } = useLazyMessages()
  const locale = useLocale()
  const { ways, isFailed, reload } = useWaysToPay(true)
  const cards = useSavedCards(handle.access.as === 'owner')
  const [chosen, setChosen] = useState<WayToPay['slug']>('card')
  const [cardChoice, setCardChoice] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  if (isFailed) {
    return (
      <RetryNotice retryLabel={labels.retry} onRetry={reload}>
        {labels.waysFailed}
      </RetryNotice>
    )
  }
  if (!ways) {
    return (
      <Loading label={labels.loading}>
        <Skeleton lines={4} />
      </Loading>
    )
  }
  const offered = offeredPayments(ways, order.delivery.method).filter(
    ({ slug }) => slug === 'card' || slug !== order.payment.method,
  )
  const way = offered.find(({ slug }) => slug === chosen) ?? offered[0]
  if (!way) return null

  async function pay({ slug, title }: WayToPay) {
    setBusy(true)
    setError(null)
    const card = slug === 'card' ? cardInUse(cards, cardChoice) : null
    try {
      const { url, order: after } = await payOrder(locale, handle, slug, card?._id ?? null)
      // The button stays busy until the browser has left the page.
      if (url !== null) return location.assign(url)
      const { due_at: due } = after.payment
      if (due) {
        const text = labels.switched(localize(title, locale), formatDateTime(new Date(due)))
        showToast(text, { milliseconds: 6000 })
      }
    } catch (error) {
      setError(`${labels.failed} ${errorText(error, messages)}`)
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-5 print:hidden">
      <Fieldset legend={labels.choose}>
        {offered.map(({ slug, title, description }) => (
          <RadioCard
            key={slug}
            name="way-to-pay"
            value={slug}
            title={localize(title, locale)}
            detail={localize(description, locale)}
            checked={way.slug === slug}
            onChange={() => setChosen(slug)}
          >
            {slug === 'card' && cards.length > 0 ? (
              <CardChoice cards={cards} choice={cardChoice} onChoose={setCardChoice} />
            ) : null}
          </RadioCard>
        ))}
      </Fieldset>
      <div aria-live="polite">{error ? <Notice tone="error">{error}</Notice> : null}</div>
      <Button className="justify-self-start" busy={isBusy} onClick={() => void pay(way)}>
        {way.slug === 'card'
          ? labels.pay(priceText(order.payment.amount, locale))
          : labels.payBy(localize(way.title, locale))}
      </Button>
    </div>
  )
}
