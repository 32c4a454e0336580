import { Link, useParams } from 'react-router'
import { addNote } from '#contract/staff/order-notes.ts'
import { normaliseReference } from '#domain/order/reference.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useReaderLocale } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showTime } from '../language/show.ts'
import { CopyIcon } from '../parts/copy-icon.tsx'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { IfMay } from '../parts/if-may.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { OrderReturns } from '../returns/order-returns.tsx'
import { orderMessages } from './messages.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderNote } from './order-note.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderState, type StaffOrder } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { supplementMessages } from './supplement-messages.ts'

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
        {order.taken_by === null
          ? texts.delivery[order.delivery.method]
          : `${texts.channel[order.channel]} · ${texts.takenBy(order.taken_by)}`}
        {order.agent === null ? null : ` · ${texts.throughAgent(order.agent)}`}
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

/** The orders that travel with this one. */
function OrderFamily({ order }: { order: StaffOrder }) {
  const texts = useMessages(supplementMessages)
  const { supplement_of: first, supplements } = order
  return (
    <>
      {first ? (
        <p className="mb-4">
          {texts.supplementOf} <OrderLink reference={first.reference} />
        </p>
      ) : null}
      {supplements.length > 0 ? (
        <p className="mb-4">
          {texts.supplements}{' '}
          {supplements.map(({ reference, is_paid: isPaid }, at) => (
            <span key={reference}>
              {at > 0 ? ', ' : ''}
              <OrderLink reference={reference} />
              {isPaid ? '' : ` (${texts.isUnpaid})`}
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}

function OrderLink({ reference }: { reference: string }) {
  return (
    <Link className="link" to={`/orders/${reference}`}>
      {reference}
    </Link>
  )
}

function OrderNotes({ order }: { order: StaffOrder }) {
  const texts = useMessages(orderMessages)
  const write = useWrite('POST /orders/{id}/notes', { changes: ['GET /orders/{id}'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(addNote),
    defaults: { note: '' },
    async save(body) {
      await write.mutateAsync({ params: { id: order._id }, body })
      return { note: '' }
    },
  })
  return (
    <section className="card">
      <h2>{texts.notes}</h2>
      {order.notes.length > 0 ? (
        <ul className="mb-3 grid gap-2">
          {order.notes.map((note) => (
            <OrderNote key={note._id} order={order} note={note} />
          ))}
        </ul>
      ) : null}
      <IfMay permission="orders:manage">
        <Form form={form} submit={submit} saveLabel={texts.addNote} isSecond>
          <ProseField form={form} name="note" label={texts.noteLabel} />
        </Form>
      </IfMay>
    </section>
  )
}

/** The links are valid for ten minutes. */
const renewEveryMs = 5 * 60_000

/** Papers of a paid order: for the parcel in the shop's language, else in the customer's. */
function OrderDocuments({ order }: { order: StaffOrder }) {
  const { documents: texts } = useMessages(orderMessages)
  const language = useLanguage()
  const readerLocale = useReaderLocale()
  const links = useCall(
    'GET /orders/{id}/documents',
    { params: { id: order._id } },
    { refetchEveryMs: renewEveryMs, enabled: order.is_paid },
  )
  if (!order.is_paid) return null
  return (
    <section className="card">
      <h2>{texts.title}</h2>
      <QueryState query={links}>
        {({ packing_slip: slip, address_label: label, receipt }) => (
          <div className="flex flex-wrap gap-2">
            <Document href={`${slip}&lang=${language}`} label={texts.slip} />
            {label ? <Document href={`${label}&lang=${language}`} label={texts.label} /> : null}
            <Document
              href={`${receipt}&lang=${readerLocale(order.locale)}`}
              label={texts.receipt}
            />
          </div>
        )}
      </QueryState>
    </section>
  )
}

function Document({ href, label }: { href: string; label: string }) {
  return (
    <ButtonLink kind="ghost" small href={href} target="_blank" rel="noreferrer">
      {label}
    </ButtonLink>
  )
}
