import { addCustomerNote } from '#contract/staff/customers.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showTime } from '../language/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { useMay } from '../api/me.ts'
import type { Customer } from './customer-name.ts'
import { customerMessages } from './messages.ts'

/** Notes that colleagues should know when this person comes back. */
export function CustomerNotes({ customer }: { customer: Customer }) {
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
