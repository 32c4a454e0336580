import { useState } from 'react'
import { formatDateTime } from '#domain/dates.ts'
import { say } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLocale } from '../locale.ts'
import { useMessages } from '../all-messages.ts'
import { priceText } from '../price-text.ts'
import { errorText } from '../session/error-text.ts'
import { payOrder, type Order, type OrderHandle } from './order-query.ts'

/** What is to be paid by card, and the way to the page where it is. */
export function PayBox({ order, handle }: { order: Order; handle: OrderHandle }) {
  const messages = useMessages()
  const { order: words } = messages
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { payment } = order

  async function pay() {
    setBusy(true)
    setTrouble(null)
    try {
      location.assign(await payOrder(locale, handle))
    } catch (error) {
      setTrouble(`${words.payFailed} ${errorText(error, messages)}`)
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="payment-title" className="grid gap-5 border border-ink p-5 w577:p-8">
      <h2 id="payment-title" className="text-18">
        {words.payment} · {say(payment.title, locale)}
      </h2>
      <dl className="facts content-start">
        <div>
          <dt>{words.amount}</dt>
          <dd className="text-22 font-medium tabular-nums">{priceText(payment.amount, locale)}</dd>
        </div>
        {payment.due_at ? (
          <div>
            <dt>{words.payBy}</dt>
            <dd>{formatDateTime(new Date(payment.due_at))}</dd>
          </div>
        ) : null}
      </dl>
      <div aria-live="polite">{trouble ? <Notice tone="error">{trouble}</Notice> : null}</div>
      <div className="grid gap-2 print:hidden">
        <Button busy={isBusy} onClick={() => void pay()}>
          {words.payNow}
        </Button>
        <p className="text-12 text-ink-2">{words.payNowHint}</p>
      </div>
    </section>
  )
}
