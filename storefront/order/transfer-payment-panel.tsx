import { lazy, Suspense } from 'react'
import { formatDateTime } from '#domain/dates.ts'
import { localize } from '#domain/locale.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { takeFocus } from '../forms/take-focus.ts'
import { useLocale } from '../locale.ts'
import { useLazyMessages } from '../messages/lazy-message-set.ts'
import { OtherWays } from './other-ways.tsx'
import { amountCents, priceText } from '../price-text.ts'
import type { Order, OrderHandle } from './order-query.ts'
import { QrBoundary } from './qr-boundary.tsx'

const QrCode = lazy(async () => ({ default: (await import('#ui/qr-code.tsx')).QrCode }))
const FpsQr = lazy(async () => ({ default: (await import('./fps-qr.tsx')).FpsQr }))

interface TransferPaymentPanelProps {
  order: Order
  handle: OrderHandle
  /** The customer has just switched to this method. */
  isNew?: boolean
}

export function TransferPaymentPanel({ order, handle, isNew = false }: TransferPaymentPanelProps) {
  const { order: messages, paying } = useLazyMessages()
  const locale = useLocale()
  const { payment } = order
  const isProven = order.current_status === 'pending'
  return (
    <section
      aria-labelledby="payment-title"
      className="grid gap-5 rounded-panel border border-ink p-5 w577:p-8"
    >
      <h2 id="payment-title" className="text-18" tabIndex={-1} {...(isNew && { ref: takeFocus })}>
        {messages.payment} · {localize(payment.title, locale)}
      </h2>
      <div className="grid gap-8 w767:grid-cols-[minmax(0,1fr)_auto]">
        <dl className="facts content-start">
          <Copyable
            label={messages.amount}
            value={priceText(payment.to_send, locale)}
            copied={payment.to_send}
            isStrong
          />
          {amountCents(payment.received) > 0 ? (
            <Line label={messages.received}>{priceText(payment.received, locale)}</Line>
          ) : null}
          {payment.due_at && !isProven ? (
            <Line label={messages.payBy}>{formatDateTime(new Date(payment.due_at))}</Line>
          ) : null}
          {/* In the place of the time to pay by. */}
          {isProven ? <Line label={messages.proof}>{messages.proofStates.waiting}</Line> : null}
          {payment.payee.map(({ label, value, is_copyable: isCopyable }) => {
            const name = localize(label, locale)
            return isCopyable ? (
              <Copyable key={name} label={name} value={value} copied={value} />
            ) : (
              <Line key={name} label={name}>
                {value}
              </Line>
            )
          })}
          <Copyable
            label={messages.reference}
            value={payment.reference}
            copied={payment.reference}
            hint={messages.referenceHint}
          />
        </dl>
        {payment.fps_payload ? (
          <div className="grid content-start gap-3 print:hidden" style={{ maxInlineSize: 288 }}>
            <h3 className="font-medium">{messages.scan}</h3>
            <QrBoundary fallback={<p className="text-error">{messages.qrFailed}</p>}>
              <Suspense fallback={<QrPlace />}>
                <FpsQr
                  payload={payment.fps_payload}
                  amount={payment.to_send}
                  reference={payment.reference}
                />
              </Suspense>
            </QrBoundary>
            <p className="text-12 text-ink-2">{messages.scanHint}</p>
          </div>
        ) : null}
        {payment.link ? (
          <div className="grid content-start gap-3 max-w767:hidden print:hidden">
            <h3 className="font-medium">{paying.payMeScan}</h3>
            <QrBoundary fallback={null}>
              <Suspense fallback={<QrPlace />}>
                <QrCode content={payment.link} label={paying.payMeAlt} />
              </Suspense>
            </QrBoundary>
          </div>
        ) : null}
      </div>
      {payment.link ? (
        <p className="print:hidden">
          <ButtonLink href={payment.link} target="_blank" rel="noopener noreferrer" icon="external">
            {messages.openPayMe}
          </ButtonLink>
        </p>
      ) : null}
      {isProven ? (
        <p className="min-h-[41px] border-t border-line pt-4">
          {payment.to_send === payment.amount ? messages.proofPaid : null}
        </p>
      ) : (
        <OtherWays order={order} handle={handle} />
      )}
    </section>
  )
}

function QrPlace() {
  return (
    <div style={{ blockSize: 276, inlineSize: 224 }}>
      <Skeleton ratio="1 / 1" />
    </div>
  )
}

interface CopyableProps {
  label: string
  value: string
  copied: string
  hint?: string
  isStrong?: boolean
}

function Copyable({ label, value, copied, hint, isStrong = false }: CopyableProps) {
  const { order } = useLazyMessages()
  return (
    <Line label={label}>
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className={isStrong ? 'text-22 font-medium tabular-nums' : 'font-medium'}>
          {value}
        </span>
        <CopyButton
          text={copied}
          label={order.copy}
          description={order.copyOf(label)}
          copiedLabel={order.copied}
          refusedLabel={order.copyRefused}
        />
      </span>
      {hint ? <span className="block text-12 text-ink-2">{hint}</span> : null}
    </Line>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
