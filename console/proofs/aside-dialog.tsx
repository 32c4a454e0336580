import { setLineAside } from '#contract/staff/bank-lines.ts'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { ProseField } from '../parts/fields.tsx'
import { Form } from '../parts/form.tsx'
import { partMessages } from '../parts/messages.ts'
import { showMoney } from '../parts/show.ts'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { bankCalls, type BankLine } from './bank-line.ts'
import { bankMessages } from './bank-messages.ts'

export function AsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const texts = useMessages(bankMessages)
  const parts = useMessages(partMessages)
  const write = useWrite('PUT /bank-lines/{id}/set-aside', {
    changes: bankCalls,
    onDone() {
      showToast(texts.asideDone)
      onClose()
    },
  })
  const { form, submit } = useContractForm({
    shape: bodyOf(setLineAside),
    defaults: { reason: '' },
    save: async (body) => void (await write.mutateAsync({ params: { id: line._id }, body })),
  })
  return (
    <Dialog
      id="set-aside"
      open
      onClose={onClose}
      title={texts.asideTitle(showMoney(line.amount))}
      closeLabel={parts.close}
    >
      <Form form={form} submit={submit} onCancel={onClose} saveLabel={texts.aside}>
        <p className="bank-text">{line.text}</p>
        <ProseField form={form} name="reason" label={texts.reason} />
      </Form>
    </Dialog>
  )
}
