import { setPreorder } from '#contract/staff/products.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { NumberField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { stockMessages } from './messages.ts'
import { stockCalls, type StockLine } from './stock-types.ts'

/** How many can be ordered before they arrive, and when they are expected. */
export function PreorderDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const texts = useMessages(stockMessages)
  const taken = line.preorder?.taken ?? 0
  const write = useWrite('PUT /variants/{id}/preorder', { changes: stockCalls })
  const { form, submit } = useContractForm({
    shape: bodyOf(setPreorder),
    defaults: {
      max_qty: line.preorder?.max_qty,
      expected_on: line.preorder?.expected_on ?? '',
    },
    async save(body) {
      await write.mutateAsync({ params: { id: line.variant_id }, body })
      showToast(texts.preorderSaved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="preorder"
      title={texts.preorderTitle(line.sku)}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <NumberField
        form={form}
        name="max_qty"
        label={texts.preorderMax}
        hint={texts.preorderHint(taken)}
      />
      <TextField form={form} name="expected_on" type="date" label={texts.preorderExpected} />
    </FormDialog>
  )
}
