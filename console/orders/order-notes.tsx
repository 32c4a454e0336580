import { addNote } from '#contract/staff/orders.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { showTime } from '../parts/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { orderMessages } from './messages.ts'
import type { StaffOrder } from './order-state.tsx'

export function OrderNotes({ order }: { order: StaffOrder }) {
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
      <ul className="mb-3 grid gap-2">
        {order.notes.map(({ note, staff_name: name, created_at: at }) => (
          <li key={at}>
            <p className="whitespace-pre-line">{note}</p>
            <small className="text-ink-2">
              {showTime(at)} · {name ?? texts.system}
            </small>
          </li>
        ))}
      </ul>
      <Form form={form} submit={submit} saveLabel={texts.addNote}>
        <ProseField form={form} name="note" label={texts.noteLabel} />
      </Form>
    </section>
  )
}
