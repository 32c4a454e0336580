import { useState } from 'react'
import { useParams, Link } from 'react-router'
import { addCustomerNote } from '#contract/staff/customers.ts'
import { localize } from '#domain/locale.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toasts.ts'
import { useMay } from '../api/me.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useLanguage } from '../language/language.ts'
import { useMessages } from '../language/messages.ts'
import { showMoney, showTime } from '../language/show.ts'
import { OrderState } from '../orders/order-state.tsx'
import { saveFile } from '../parts/csv.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { IfMay } from '../parts/if-may.tsx'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { ShortList } from '../parts/short-list.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { showFailure } from '../parts/toasts.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerKind } from './customer-kind.tsx'
import { customerName, type Customer } from './customer-name.ts'
import { CustomerPoints } from './customer-points.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { customerMessages } from './messages.ts'

export function CustomerScreen() {
  const { id = '' } = useParams()
  const texts = useMessages(customerMessages)
  const customer = useCall('GET /customers/{account_id}', { params: { account_id: id } })
  const found = customer.data
  return (
    <Page
      title={found ? customerName(found, texts) : texts.title}
      back={{ to: '/customers', label: texts.title }}
      state={found ? <CustomerKind customer={found} texts={texts} /> : null}
      actions={found ? <CustomerActions customer={found} /> : null}
    >
      <QueryState query={customer}>{(shown) => <CustomerDetail customer={shown} />}</QueryState>
    </Page>
  )
}

function CustomerActions({ customer }: { customer: Customer }) {
  const texts = useMessages(customerMessages)
  const [isErasing, setErasing] = useState(false)
  const [isMerging, setMerging] = useState(false)
  const may = useMay()
  const exporting = useWrite('POST /customers/{account_id}/export', {
    changes: [],
    onDone(answer) {
      const text = JSON.stringify(answer, null, 2)
      saveFile(`customer-${customer._id}.json`, text, 'application/json')
      showToast(texts.exported)
    },
  })
  const mayClose = may('customers:close') && !customer.is_closed
  return (
    <>
      {may('people:export') ? (
        <Button
          kind="ghost"
          small
          icon="download"
          busy={exporting.isPending}
          onClick={() =>
            exporting.mutate({ params: { account_id: customer._id } }, { onError: showFailure })
          }
        >
          {texts.exportData}
        </Button>
      ) : null}
      {customer.type === 'REGISTERED' && mayClose ? (
        <Button kind="ghost" small icon="copy" onClick={() => setMerging(true)}>
          {texts.merge}
        </Button>
      ) : null}
      {mayClose ? (
        <Button kind="ghost" small icon="trash" onClick={() => setErasing(true)}>
          {texts.erase}
        </Button>
      ) : null}
      {isMerging ? <MergeDialog customer={customer} onClose={() => setMerging(false)} /> : null}
      {isErasing ? <EraseDialog customer={customer} onClose={() => setErasing(false)} /> : null}
    </>
  )
}

function CustomerDetail({ customer }: { customer: Customer }) {
  const texts = useMessages(customerMessages)
  return (
    <>
      <p className="text-ink-2 mb-4">
        {texts.ordersOf(customer.order_count)} · {texts.spent} {showMoney(customer.paid)}
      </p>
      <div className="split">
        <div>
          <IfMay permission="orders:read">
            <CustomerOrders accountId={customer._id} />
          </IfMay>
          {customer.type === 'REGISTERED' && !customer.is_closed ? (
            <>
              <CustomerPoints customer={customer} />
              <CustomerVouchers accountId={customer._id} />
            </>
          ) : null}
        </div>
        <div>
          <CustomerContact customer={customer} />
          <CustomerNotes customer={customer} />
        </div>
      </div>
    </>
  )
}

/** The latest orders, each with what it waits for. */
function CustomerOrders({ accountId }: { accountId: string }) {
  const texts = useMessages(customerMessages)
  const orders = useCall('GET /orders', { query: { account_id: accountId, per_page: 50 } })
  return (
    <section className="card">
      <h2>{texts.orders}</h2>
      <QueryState query={orders}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.noOrders}</p>
          ) : (
            <ShortList items={data}>
              {(order) => (
                <li key={order._id} className="order-line">
                  <Link className="link font-medium" to={`/orders/${order.reference}`}>
                    {order.reference}
                  </Link>
                  <small className="text-ink-2">{showTime(order.created_at)}</small>
                  <OrderState order={order} />
                  <span className="tabular-nums">{showMoney(order.total)}</span>
                </li>
              )}
            </ShortList>
          )
        }
      </QueryState>
    </section>
  )
}

const tones = { usable: 'good', used: 'plain', expired: 'bad' } as const

function CustomerVouchers({ accountId }: { accountId: string }) {
  const texts = useMessages(customerMessages)
  const language = useLanguage()
  const vouchers = useCall('GET /customers/{account_id}/vouchers', {
    params: { account_id: accountId },
    query: { per_page: 50 },
  })
  return (
    <section className="card">
      <h2>{texts.vouchers}</h2>
      <QueryState query={vouchers}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{texts.noVouchers}</p>
          ) : (
            <ul className="lines">
              {data.map(({ _id, voucher, state, redeemed_at: at, expires_at: until }) => (
                <li key={_id}>
                  <span>
                    {localize(voucher.title, language)}
                    <br />
                    <small className="text-ink-2">
                      {showTime(at)}
                      {until ? ` · ${texts.until(showTime(until))}` : ''}
                    </small>
                  </span>
                  <StateBadge tone={tones[state]}>{texts.voucherState[state]}</StateBadge>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}

/** Notes that colleagues should know when this person comes back. */
function CustomerNotes({ customer }: { customer: Customer }) {
  const texts = useMessages(customerMessages)
  const may = useMay()
  const write = useWrite('POST /customers/{account_id}/notes', {
    changes: ['GET /customers/{account_id}'],
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(addCustomerNote),
    defaults: { note: '' },
    async save(body) {
      await write.mutateAsync({ params: { account_id: customer._id }, body })
      return { note: '' }
    },
  })
  return (
    <section className="card">
      <h2>{texts.notes}</h2>
      {customer.notes.length > 0 ? (
        <ul className="mb-3 grid gap-2">
          {customer.notes.map(({ note, staff_name: name, created_at: at }) => (
            <li key={at}>
              <p className="whitespace-pre-line">{note}</p>
              <small className="text-ink-2">
                {[showTime(at), name].filter((part) => part !== null).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      {customer.is_closed || !may('customers:manage') ? null : (
        <Form form={form} submit={submit} saveLabel={texts.addNote} isSecond>
          <ProseField form={form} name="note" label={texts.newNote} hint={texts.noteHint} />
        </Form>
      )}
    </section>
  )
}
