import { useState } from 'react'
import { Link } from 'react-router'
import { returnRefusal } from '#domain/aftersales/may-ask.ts'
import { Button } from '#ui/button.tsx'
import type { StaffAnswer } from '../api/staff-api.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { useMay } from '../api/me.ts'
import { BookReturn } from './book-return.tsx'
import { bookingMessages, returnMessages } from './messages.ts'
import { requestTones } from './request-list.tsx'

/** Returns asked for of an order, and the way to book what was not asked for on the web. */
export function OrderReturns({ order }: { order: StaffAnswer<'GET /orders/{id}'> }) {
  const texts = useMessages(bookingMessages)
  const [isBooking, setBooking] = useState(false)
  const state = {
    currentStatus: order.current_status,
    isPaid: order.is_paid,
    fulfilment: order.fulfilment.state,
    hasReturnable: true,
  }
  const canStart = useMay()('orders:manage') && returnRefusal(state) === null
  if (!canStart && !order.has_refund_requests) return null
  return (
    <section className="card">
      <div className="card-head">
        <h2>{texts.title}</h2>
        {canStart ? (
          <Button kind="link" onClick={() => setBooking(true)}>
            {texts.start}
          </Button>
        ) : null}
      </div>
      {order.has_refund_requests ? <Requests orderId={order._id} /> : null}
      {isBooking ? <BookReturn order={order} onClose={() => setBooking(false)} /> : null}
    </section>
  )
}

function Requests({ orderId }: { orderId: string }) {
  const texts = useMessages(bookingMessages)
  const { state: states } = useMessages(returnMessages)
  const query = { order_id: orderId, state: 'all' as const, per_page: 100 }
  const { data } = useCall('GET /refund-requests', { query })
  return (
    <ul className="lines">
      {data?.data.map(({ _id, amount, state, created_at: at, booked_by: booker }) => (
        <li key={_id}>
          <div className="min-w-0 flex-1">
            <Link className="link" to={`/returns/${_id}`}>
              {texts.requestOf(showMoney(amount))}
            </Link>
            <p className="text-ink-2 text-12">
              {showTime(at)}
              {booker === null ? '' : ` · ${texts.bookedBy(booker)}`}
            </p>
          </div>
          <StateBadge tone={requestTones[state]}>{states[state]}</StateBadge>
        </li>
      ))}
    </ul>
  )
}
