import { Link, useParams } from 'react-router'
import { normaliseReference } from '#domain/order/reference.ts'
import { useCall } from '../api/use-call.ts'
import { useMessages } from '../language/messages.ts'
import { CopyIcon } from '../parts/copy-icon.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showTime } from '../language/show.ts'
import { OrderReturns } from '../returns/order-returns.tsx'
import { orderMessages } from './messages.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderFamily } from './order-family.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderState, type StaffOrder } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'

export function OrderScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(orderMessages)
  const order = useCall('GET /orders/{id}', { params: { id } }, { refetchEveryMs: 30_000 })
  const found = order.data
  return (
    <Page
      title={found?.reference ?? normaliseReference(id) ?? texts.columns.reference}
      back={{ to: '/orders', label: texts.title }}
      state={
        found ? (
          <>
            <CopyIcon text={found.reference} label={texts.copy.reference} />
            <OrderState order={summaryOf(found)} />
          </>
        ) : null
      }
    >
      <QueryState query={order}>{(shown) => <OrderDetail order={shown} />}</QueryState>
    </Page>
  )
}

function OrderDetail({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  return (
    <>
      <p className="text-ink-2 mb-4">
        {texts.placed(showTime(order.created_at))} · {texts.method[order.payment.method]} ·{' '}
        {order.channel === 'web'
          ? texts.delivery[order.delivery.method]
          : texts.channel[order.channel]}
        {order.taken_by === null ? null : ` · ${texts.takenBy(order.taken_by)}`}
        {order.replaces ? (
          <>
            {' · '}
            {texts.replaces}{' '}
            <Link className="link" to={`/orders/${order.replaces.reference}`}>
              {order.replaces.reference}
            </Link>
          </>
        ) : null}
      </p>
      <OrderFamily order={order} />
      <OrderActions order={order} />
      <div className="split mt-4">
        <div>
          <OrderItems order={order} />
          <OrderPayments order={order} />
          <OrderReturns order={order} />
          <OrderNotes order={order} />
        </div>
        <div>
          <OrderPeople order={order} />
          <OrderDocuments order={order} />
          <OrderMessages order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </>
  )
}

function summaryOf(order: StaffOrder) {
  return {
    current_status: order.current_status,
    is_paid: order.is_paid,
    fulfilment: order.fulfilment.state,
    has_waiting_proof: order.proofs.some(({ state }) => state === 'waiting'),
    delivery_method: order.delivery.method,
  }
}
