import { useState } from 'react'
import { formatDateTime } from '#domain/dates.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Notice, type Tone } from '#ui/notice.tsx'
import { StepLine } from '#ui/step-line.tsx'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { GuestAccountOffer } from './guest-account-offer.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderAftersales } from './order-aftersales.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderItems } from './order-items.tsx'
import { isFreeOrder, proofMessage, statusMessage } from './status-message.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { orderSteps } from './order-steps.ts'
import { TransferPaymentPanel } from './transfer-payment-panel.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { ProofSection } from './proof-section.tsx'
import { ReceiptHead } from './receipt-head.tsx'
import { PaidBadge, StatusBadge } from './status-badge.tsx'

export interface OrderViewProps {
  order: Order
  handle: OrderHandle
  /** 2 if the page has a heading of its own. */
  headingLevel?: 1 | 2
}

export function OrderView({ order, handle, headingLevel = 1 }: OrderViewProps) {
  const messages = useLazyMessages()
  const { order: text } = messages
  const locale = useLocale()
  const lastProof = order.current_status === 'pending' ? order.proofs.at(-1) : undefined
  const hasDoubt = lastProof && proofMessage(lastProof, order, messages, locale) !== null
  const isUnpaid = order.current_status === 'submitted' && !order.is_paid
  const isProven = order.current_status === 'pending' && !order.is_paid
  // Stays in its place while the page is open: to fold it would move what is being read.
  const [wasUnpaid] = useState(isUnpaid)
  const Heading = `h${headingLevel}` as const
  return (
    <div className="receipt grid gap-x-16 gap-y-10 w991:grid-cols-[minmax(0,1fr)_360px] print:grid-cols-1! print:gap-5">
      <ReceiptHead />
      <div className="grid gap-3 w991:col-span-full">
        <Heading className="text-28">{text.title(order.reference)}</Heading>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StatusBadge status={order.current_status} />
          <PaidBadge isPaid={order.is_paid} isFree={isFreeOrder(order)} />
          <span className="text-ink-2">
            {text.placedOn(formatDateTime(new Date(order.created_at)))}
          </span>
        </p>
        <Notice tone={hasDoubt ? 'warn' : toneOf(order)} live="status" className="print:hidden">
          {statusMessage(order, messages, locale)}
        </Notice>
      </div>
      <div className="grid min-w-0 content-start gap-12 print:gap-5">
        {isUnpaid || isProven ? (
          isUnpaid || wasUnpaid ? (
            <PaymentPanel order={order} handle={handle} />
          ) : (
            // Collapsed once a proof is in: with the code in view, people would pay twice.
            <Accordion title={text.paymentDetails}>
              <TransferPaymentPanel order={order} handle={handle} />
            </Accordion>
          )
        ) : null}
        <ProofSection order={order} handle={handle} />
        <OrderItems order={order} />
        <OrderRefunds refunds={order.refunds} />
        <OrderDelivery order={order} />
        <OrderAftersales order={order} handle={handle} />
      </div>
      <aside className="grid content-start gap-8 self-start w991:sticky w991:top-20 print:hidden">
        <Progress order={order} />
        <OrderActions order={order} handle={handle} />
        <GuestAccountOffer order={order} handle={handle} />
      </aside>
    </div>
  )
}

function toneOf({ current_status: status, is_paid: isPaid }: Order): Tone {
  if (status === 'submitted' && !isPaid) return 'warn'
  return status === 'completed' ? 'success' : 'info'
}

function Progress({ order }: { order: Order }) {
  const { order: text } = useLazyMessages()
  return (
    <section aria-labelledby="progress-title" className="grid gap-4">
      <h2 id="progress-title" className="text-18">
        {text.progress}
      </h2>
      <StepLine
        label={text.progress}
        stateLabels={text.stepStates}
        steps={orderSteps(order).map(({ slug, state, at }) => ({
          title: text.steps[slug],
          state,
          ...(at && { time: formatDateTime(new Date(at)) }),
        }))}
      />
    </section>
  )
}
