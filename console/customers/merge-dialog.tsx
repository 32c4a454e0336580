import { useState } from 'react'
import { mergeCustomers } from '#contract/staff/customers.ts'
import { Button } from '#ui/button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { PageDialog } from '../parts/page-dialog.tsx'
import { showMoney, showTime } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { customerName, phoneOf, type Customer, type CustomerSummary } from './customer-name.ts'
import { customerMessages } from './messages.ts'

interface MergeDialogProps {
  customer: Customer
  onClose: () => void
}

/** Finds the guest or account of the same person, shows what moves, then asks for the reason. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const texts = useMessages(customerMessages)
  const [duplicate, setDuplicate] = useState<CustomerSummary | null>(null)
  return (
    <PageDialog
      id="merge-customers"
      onClose={onClose}
      title={texts.mergeTitle(customerName(customer, texts))}
    >
      {duplicate ? (
        <MergeForm
          customer={customer}
          duplicate={duplicate}
          onBack={() => setDuplicate(null)}
          onClose={onClose}
        />
      ) : (
        <DuplicateSearch customer={customer} onChoose={setDuplicate} />
      )}
    </PageDialog>
  )
}

interface DuplicateSearchProps {
  customer: Customer
  onChoose: (duplicate: CustomerSummary) => void
}

function DuplicateSearch({ customer, onChoose }: DuplicateSearchProps) {
  const texts = useMessages(customerMessages)
  const parts = useMessages(partMessages)
  // The other often left the same address or number.
  const [typed, setTyped] = useState(customer.email ?? phoneOf(customer))
  const keyword = typed.trim()
  const isAsked = keyword.length >= 2
  const found = useCall(
    'GET /customers',
    { query: { keyword, per_page: 8 } },
    { enabled: isAsked, keepPrevious: true },
  )
  const others = isAsked ? found.data?.data.filter(({ _id }) => _id !== customer._id) : undefined
  return (
    <>
      <TextInput
        type="search"
        label={texts.findDuplicate}
        hint={texts.searchLabel}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {others?.length === 0 ? <p className="text-ink-2 mt-3">{parts.noneFound}</p> : null}
      <ul className="found mt-3">
        {others?.map((other) => (
          <li key={other._id}>
            <Button kind="link" onClick={() => onChoose(other)}>
              <span className="font-medium">{customerName(other, texts)}</span>
              <span className="text-ink-2">
                {[texts.type[other.type], phoneOf(other), texts.ordersOf(other.order_count)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface MergeFormProps extends MergeDialogProps {
  duplicate: CustomerSummary
  onBack: () => void
}

function MergeForm({ customer, duplicate, onBack, onClose }: MergeFormProps) {
  const texts = useMessages(customerMessages)
  const isMember = duplicate.type === 'REGISTERED'
  const orders = useCall('GET /orders', {
    query: { account_id: duplicate._id, per_page: 100 },
  })
  const write = useWrite('POST /customers/{account_id}/merges', {
    changes: [
      'GET /customers',
      'GET /customers/{account_id}',
      'GET /customers/{account_id}/points',
      'GET /customers/{account_id}/vouchers',
      'GET /orders',
    ],
    onDone() {
      showToast(texts.merged)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(mergeCustomers),
    defaults: { duplicate_id: duplicate._id, reason: '' },
    save: async (body) =>
      void (await write.mutateAsync({ params: { account_id: customer._id }, body })),
  })
  const name = customerName(duplicate, texts)
  const contacts = [duplicate.email, phoneOf(duplicate)].filter((each) => each && each !== name)
  return (
    <Form
      form={form}
      submit={submit}
      saveLabel={texts.mergeNow}
      onCancel={onBack}
      cancelLabel={texts.otherDuplicate}
    >
      <p>
        <span className="font-medium">{name}</span>
        <br />
        <span className="text-ink-2">{contacts.join(' · ')}</span>
      </p>
      <dl className="grid gap-3">
        <div>
          <dt className="font-medium">{texts.moves}</dt>
          <dd className="text-ink-2">{texts.movesText}</dd>
          {isMember ? <dd className="text-ink-2">{texts.movesOfMember}</dd> : null}
          {orders.data?.data.map(({ _id, reference, total, created_at: at }) => (
            <dd key={_id} className="mt-1 flex justify-between gap-3">
              <span>
                {reference} · {showTime(at)}
              </span>
              <span>{showMoney(total)}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt className="font-medium">{texts.closes}</dt>
          <dd className="text-ink-2">{isMember ? texts.closesMember : texts.closesGuest}</dd>
        </div>
      </dl>
      <p className="font-medium">{texts.noWayBack}</p>
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.mergeReasonHint} />
    </Form>
  )
}
