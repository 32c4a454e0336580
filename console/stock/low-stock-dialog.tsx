import { setLowStock } from '#contract/staff/stock.ts'
import { lowStock } from '#domain/stock.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { NumberField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { stockMessages } from './messages.ts'
import { stockCalls, type StockLine } from './stock-types.ts'

/** From how few left on staff are told. */
export function LowStockDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const texts = useMessages(stockMessages)
  const write = useWrite('PUT /stock/{id}/low-stock', { changes: [...stockCalls, 'GET /today'] })
  const { form, submit } = useContractForm({
    shape: bodyOf(setLowStock),
    defaults: { low_at: line.low_at },
    async save(body) {
      await write.mutateAsync({ params: { id: line.variant_id }, body })
      showToast(texts.lowSaved)
      onClose()
    },
  })
  return (
    <FormDialog
      id="low-stock"
      title={texts.lowTitle(line.sku)}
      form={form}
      submit={submit}
      onClose={onClose}
    >
      <NumberField form={form} name="low_at" label={texts.lowFrom} hint={texts.lowHint(lowStock)} />
    </FormDialog>
  )
}
