import { useState } from 'react'
import { useParams } from 'react-router'
import { showToast } from '#ui/toasts.ts'
import { Button } from '#ui/button.tsx'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { saveFile } from '../parts/csv.ts'
import { Page } from '../parts/page.tsx'
import { QueryState } from '../parts/query-state.tsx'
import { showMoney } from '../language/show.ts'
import { showFailure } from '../parts/toasts.ts'
import { useMay } from '../api/me.ts'
import { IfMay } from '../parts/if-may.tsx'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerKind } from './customer-kind.tsx'
import { customerName, type Customer } from './customer-name.ts'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerPoints } from './customer-points.tsx'
import { CustomerVouchers } from './customer-vouchers.tsx'
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
