import { useState } from 'react'
import { mergeGuest } from '#contract/staff/customers.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { showToast } from '#ui/toasts.ts'
import { useCall } from '../api/use-call.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { showMoney, showTime } from '../parts/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { customerName, phoneOf, type Customer, type CustomerSummary } from './customer-name.ts'
import { customerMessages } from './messages.ts'

interface MergeDialogProps {
  customer: Customer
  onClose: () => void
}

/** Finds the guest who is the same person, shows what moves, then asks for the reason. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const texts = useMessages(customerMessages)
  const parts = useMessages(partMessages)
  const [guest, setGuest] = useState<CustomerSummary | null>(null)
  return (
    <Dialog
      id="merge-guest"
      open
      onClose={onClose}
      title={texts.mergeTitle(customerName(customer, texts))}
      closeLabel={parts.close}
    >
      {guest ? (
        <MergeForm
          customer={customer}
          guest={guest}
          onBack={() => setGuest(null)}
          onClose={onClose}
        />
      ) : (
        <GuestSearch known={customer.email ?? phoneOf(customer)} onChoose={setGuest} />
      )}
    </Dialog>
  )
}

interface GuestSearchProps {
  /** How the customer can be reached: the guest often left the same. */
  known: string
  onChoose: (guest: CustomerSummary) => void
}

function GuestSearch({ known, onChoose }: GuestSearchProps) {
  const texts = useMessages(customerMessages)
  const parts = useMessages(partMessages)
  const [typed, setTyped] = useState(known)
  const keyword = typed.trim()
  const isAsked = keyword.length >= 2
  const found = useCall(
    'GET /customers',
    { query: { keyword, type: 'TEMP', per_page: 8 } },
    { enabled: isAsked, keepPrevious: true },
  )
  const guests = isAsked ? found.data?.data : undefined
  return (
    <>
      <TextInput
        type="search"
        label={texts.findGuest}
        hint={texts.searchLabel}
        value={typed}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {guests?.length === 0 ? <p className="text-ink-2 mt-3">{parts.noneFound}</p> : null}
      <ul className="found mt-3">
        {guests?.map((guest) => (
          <li key={guest._id}>
            <Button kind="link" onClick={() => onChoose(guest)}>
              <span className="font-medium">{customerName(guest, texts)}</span>
              <span className="text-ink-2">
                {[phoneOf(guest), texts.ordersOf(guest.order_count)].filter(Boolean).join(' · ')}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface MergeFormProps extends MergeDialogProps {
  guest: CustomerSummary
  onBack: () => void
}

function MergeForm({ customer, guest, onBack, onClose }: MergeFormProps) {
  const texts = useMessages(customerMessages)
  const orders = useCall('GET /orders', { query: { account_id: guest._id, per_page: 100 } })
  const write = useWrite('POST /customers/{account_id}/merges', {
    changes: ['GET /customers', 'GET /customers/{account_id}', 'GET /orders'],
    onDone() {
      showToast(texts.merged)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(mergeGuest),
    defaults: { guest_id: guest._id, reason: '' },
    save: async (body) =>
      void (await write.mutateAsync({ params: { account_id: customer._id }, body })),
  })
  const reach = [guest.email, phoneOf(guest)].filter(Boolean).join(' · ')
  return (
    <Form
      form={form}
      submit={submit}
      saveLabel={texts.mergeNow}
      onCancel={onBack}
      cancelLabel={texts.otherGuest}
    >
      <p>
        <span className="font-medium">{customerName(guest, texts)}</span>
        <br />
        <span className="text-ink-2">{reach}</span>
      </p>
      <dl className="grid gap-3">
        <div>
          <dt className="font-medium">{texts.moves}</dt>
          <dd className="text-ink-2">{texts.movesText}</dd>
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
          <dd className="text-ink-2">{texts.closesText}</dd>
        </div>
      </dl>
      <p className="font-medium">{texts.noWayBack}</p>
      <ProseField form={form} name="reason" label={texts.reason} hint={texts.mergeReasonHint} />
    </Form>
  )
}
