import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDay } from '#domain/dates.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import type { AftersalesMessages } from '../messages/en/aftersales.ts'
import type { Order, OrderHandle } from '../order/order-query.ts'
import { OrderFailed } from '../order/order-placeholders.tsx'
import { queryClient } from '../query-client.ts'
import { fetchRefunds, refundsKey } from './aftersales-query.ts'
import { RefundForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'

interface RefundSectionProps {
  order: Order
  handle: OrderHandle
  messages: AftersalesMessages
}

export function RefundSection({ order, handle, messages }: RefundSectionProps) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const { data, isError, refetch } = useQuery(
    {
      queryKey: refundsKey(handle),
      queryFn: () => fetchRefunds(locale, handle),
      // Signed picture links expire after ten minutes.
      staleTime: 5000,
    },
    queryClient(),
  )
  if (isError && !data)
    return <OrderFailed reload={() => void refetch()} text={messages.loadFailed} />
  if (!data) return null
  const { refundable } = data
  const refusals: Readonly<Record<string, string>> = messages.refundRefusals
  return (
    <section aria-labelledby="return-title" className="grid gap-4 print:hidden">
      <h2 id="return-title" className="text-18" tabIndex={-1} {...(isSent && { ref: takeFocus })}>
        {messages.refundTitle}
      </h2>
      <output>{isSent ? <Notice tone="success">{messages.refundSent}</Notice> : null}</output>
      {data.data.length > 0 ? (
        <RefundList requests={data.data} refunds={order.refunds} messages={messages} />
      ) : null}
      {refundable.is_allowed ? (
        <>
          {refundable.until ? <p>{messages.refundUntil(formatDay(refundable.until))}</p> : null}
          {isOpen ? (
            <RefundForm
              order={order}
              handle={handle}
              refundable={refundable.items.filter(({ qty }) => qty > 0)}
              messages={messages}
              onSent={() => {
                setOpen(false)
                setSent(true)
              }}
              onClose={() => setOpen(false)}
            />
          ) : (
            <p>
              <Button
                kind="ghost"
                onClick={() => {
                  setSent(false)
                  setOpen(true)
                }}
              >
                {messages.askRefund}
              </Button>
            </p>
          )}
        </>
      ) : (
        <p className="text-ink-2">{refusals[refundable.refusal ?? ''] ?? ''}</p>
      )}
    </section>
  )
}
