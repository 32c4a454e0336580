import { useState } from 'react'
import type { Locale } from '#domain/locale.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { errorText } from '../forms/error-text.ts'
import { useLocale, useLocalePath } from '../locale.ts'
import { useLazyMessages, type LazyMessageSet } from '../messages/lazy-message-set.ts'
import { useMessages } from '../messages/messages.ts'
import { receiptPath } from '../paths.ts'
import { priceText } from '../price-text.ts'
import { cancelOrder, completeOrder, type Order, type OrderHandle } from './order-query.ts'
import { Reorder } from './reorder.tsx'

interface OrderActionsProps {
  order: Order
  handle: OrderHandle
}

export function OrderActions({ order, handle }: OrderActionsProps) {
  const messages = useMessages()
  const { order: text } = useLazyMessages()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState<'cancel' | 'complete' | null>(null)
  const [news, setNews] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)

  async function act(action: 'cancel' | 'complete') {
    setAsking(false)
    setBusy(action)
    try {
      await (action === 'cancel' ? cancelOrder(locale, handle) : completeOrder(locale, handle))
      setNews({ tone: 'success', text: action === 'cancel' ? text.cancelled : text.completed })
    } catch (error) {
      setNews({ tone: 'error', text: `${text.actionFailed} ${errorText(error, messages)}` })
    } finally {
      setBusy(null)
    }
  }

  return (
    <section aria-label={text.actions} className="grid gap-3 print:hidden">
      <div aria-live="polite">{news ? <Notice tone={news.tone}>{news.text}</Notice> : null}</div>
      <ActionButton
        order={order}
        action="complete"
        isBusy={busy === 'complete'}
        onPress={(action) => void act(action)}
      />
      <ActionButton
        order={order}
        action="cancel"
        isBusy={busy === 'cancel'}
        onPress={() => setAsking(true)}
      />
      <PrintButton order={order} handle={handle} />
      {order.is_paid || order.current_status === 'cancelled' ? <Reorder order={order} /> : null}
      <Dialog
        id="cancel-order"
        title={text.cancelTitle}
        closeLabel={text.cancelNo}
        open={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setAsking(false)}>{text.cancelNo}</Button>
            <Button kind="ghost" onClick={() => void act('cancel')}>
              {text.cancelYes}
            </Button>
          </div>
        }
      >
        <p>{text.cancelText(order.reference)}</p>
        {order.is_paid ? <p>{whatGoesBack(order, text, locale)}</p> : null}
      </Dialog>
    </section>
  )
}

/** Money that paid for a replacement went to no card: staff transfer it. */
function whatGoesBack(
  { payment, calculations: { total } }: Order,
  text: LazyMessageSet['order'],
  locale: Locale,
): string {
  if (payment.method !== 'exchange') return text.cancelPaidText
  return text.cancelExchangeText(priceText(total, locale))
}

/** Guests who came by email or phone print this page: only the owner or a key opens the receipt. */
function PrintButton({ order, handle }: OrderActionsProps) {
  const { order: text, paying } = useLazyMessages()
  const path = useLocalePath()
  const locale = useLocale()
  const opens = handle.access.as === 'owner' || 'key' in handle.access.proof
  if (!order.is_paid) {
    return (
      <div className="grid gap-1">
        <Button kind="ghost" icon="print" aria-disabled="true" aria-describedby="print-reason">
          {text.print}
        </Button>
        <p id="print-reason" className="text-12 text-ink-2">
          {paying.noReceipt}
        </p>
      </div>
    )
  }
  return opens ? (
    <>
      <ButtonLink kind="ghost" icon="print" href={path(receiptPath(order._id))}>
        {text.print}
      </ButtonLink>
      <a className="btn btn-ghost" href={`${order.receipt_url}&lang=${locale}`}>
        {text.receiptPdf}
      </a>
    </>
  ) : (
    <Button kind="ghost" icon="print" onClick={() => print()}>
      {text.print}
    </Button>
  )
}

interface ActionButtonProps {
  order: Order
  action: 'cancel' | 'complete'
  isBusy: boolean
  onPress: (action: 'cancel' | 'complete') => void
}

/** Disabled with a reason rather than hidden, except on closed orders. */
function ActionButton({ order, action, isBusy, onPress }: ActionButtonProps) {
  const { order: text } = useLazyMessages()
  const found = order.actions.find((each) => each.action === action)
  const isClosed = ['completed', 'cancelled'].includes(order.current_status)
  if (!found || (isClosed && !isBusy)) return null
  const reasons: Readonly<Record<string, string>> = text.refusals[action]
  const reason = found.is_allowed ? null : (reasons[found.reason ?? ''] ?? null)
  return (
    <div className="grid gap-1">
      <Button
        kind={action === 'complete' ? 'primary' : 'ghost'}
        busy={isBusy}
        aria-disabled={reason ? 'true' : undefined}
        aria-describedby={reason ? `${action}-reason` : undefined}
        onClick={reason ? undefined : () => onPress(action)}
      >
        {text[action]}
      </Button>
      {reason ? (
        <p id={`${action}-reason`} className="text-12 text-ink-2">
          {reason}
        </p>
      ) : null}
    </div>
  )
}
