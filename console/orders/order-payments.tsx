import { centsOf, decimalText } from '#domain/format-money.ts'
import { cents } from '#domain/money.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../parts/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'
import { paymentName } from './payment-name.ts'

const tones = { waiting: 'act', approved: 'good', rejected: 'bad' } as const

export function OrderPayments({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  if (order.payments.length === 0 && order.proofs.length === 0) return null
  return (
    <section className="card">
      <h2>{texts.payments}</h2>
      {isPartPaid(order) ? (
        <p className="mb-2 font-medium">{texts.leftToPay(showMoney(order.payment.amount))}</p>
      ) : null}
      <ul className="grid gap-2">
        {order.payments.map((payment) => (
          <li key={payment._id}>
            <strong>{showMoney(payment.amount)}</strong> {paymentName(payment.method, texts.method)}
            {payment.is_surplus ? ` (${texts.surplus})` : ''} · {showTime(payment.created_at)}
            {payment.provider_reference ? (
              <p className="text-ink-2">{payment.provider_reference}</p>
            ) : null}
            {payment.given ? (
              <p className="text-ink-2">
                {texts.given(showMoney(payment.given), showMoney(changeOf(payment)))}
              </p>
            ) : null}
            {payment.note ? <p className="text-ink-2">{payment.note}</p> : null}
          </li>
        ))}
        {order.proofs.map((proof) => (
          <li key={proof._id} className="flex flex-wrap gap-x-3">
            <StateBadge tone={tones[proof.state]}>{texts.proofState[proof.state]}</StateBadge>
            <span className="text-ink-2">{showTime(proof.created_at)}</span>
            {proof.url ? (
              <a className="link" href={proof.url} target="_blank" rel="noreferrer">
                {texts.openProof}
              </a>
            ) : null}
            {proof.reason ? <span>{proof.reason}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is left to pay matters as long as it can be paid. */
function isPartPaid({ is_paid: isPaid, current_status: status, payment }: StaffOrder): boolean {
  return !isPaid && status !== 'cancelled' && Number(payment.received) > 0
}

function changeOf({ given, amount }: StaffOrder['payments'][number]): string {
  return decimalText(cents(centsOf(given ?? amount) - centsOf(amount)))
}
