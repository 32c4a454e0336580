import { reasonIn } from '#contract/system-reasons.ts'
import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { CopyIcon } from '../parts/copy-icon.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { RetryButton } from '../proofs/retry-button.tsx'
import { useMay } from '../api/me.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { paymentName } from '../parts/payment-names.ts'

type Payment = StaffOrder['payments'][number]

const tones = { waiting: 'act', approved: 'good', rejected: 'bad' } as const

export function OrderPayments({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  const language = useLanguage()
  const mayDecide = useMay()('payments:confirm')
  if (order.payments.length === 0 && order.proofs.length === 0) return null
  return (
    <section className="card">
      <h2>{texts.payments}</h2>
      {isPartPaid(order) ? (
        <p className="mb-2 font-medium">{texts.leftToPay(showMoney(order.payment.amount))}</p>
      ) : null}
      <ul className="lines">
        {order.payments.map((payment) => (
          <li key={payment._id}>
            <div className="min-w-0 flex-1">
              <p>
                {paymentName(payment.method, texts.method)}
                {payment.is_surplus ? ` (${texts.surplus})` : ''}
              </p>
              <Details texts={detailsOf(payment, texts)} />
              {payment.provider_reference ? (
                <CopyIcon text={payment.provider_reference} label={texts.copy.payment} />
              ) : null}
            </div>
            <strong className="tabular-nums">{showMoney(payment.amount)}</strong>
          </li>
        ))}
        {order.proofs.map((proof) => (
          <li key={proof._id}>
            <div className="min-w-0 flex-1">
              <p>
                {proof.url ? (
                  <a className="link" href={proof.url} target="_blank" rel="noreferrer">
                    {texts.openProof}
                  </a>
                ) : (
                  texts.openProof
                )}
              </p>
              <Details
                texts={[
                  showTime(proof.created_at),
                  proof.reason && reasonIn(proof.reason, language),
                ]}
              />
            </div>
            {mayDecide && proof.state === 'waiting' ? <RetryButton proofId={proof._id} /> : null}
            <StateBadge tone={tones[proof.state]}>{texts.proofState[proof.state]}</StateBadge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Details({ texts }: { texts: readonly (string | null)[] }) {
  return <small className="text-ink-2">{texts.filter(Boolean).join(' · ')}</small>
}

function detailsOf(payment: Payment, texts: (typeof orderMessages)['en']) {
  const { given, note } = payment
  return [
    showTime(payment.created_at),
    payment.provider_reference,
    given ? texts.given(showMoney(given), showMoney(changeOf(payment))) : null,
    note,
  ]
}

/** The rest to pay matters as long as it can be paid. */
function isPartPaid({ is_paid: isPaid, current_status: status, payment }: StaffOrder): boolean {
  return !isPaid && status !== 'cancelled' && Number(payment.received) > 0
}

function changeOf({ given, amount }: Payment): string {
  return decimalText(cents(centsOf(given ?? amount) - centsOf(amount)))
}
