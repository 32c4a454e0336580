import { addNote } from '#contract/staff/order-notes.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { IfMay } from '../parts/if-may.tsx'
import { orderMessages } from './messages.ts'
import { OrderNote } from './order-note.tsx'
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
