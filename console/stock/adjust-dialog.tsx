import { useController } from 'react-hook-form'
import { adjust } from '#contract/staff/stock.ts'
import { showToast } from '#ui/toasts.ts'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { NumberField, TextField } from '../parts/fields.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { bodyOf, useContractForm } from '../parts/use-contract-form.ts'
import { stockMessages } from './messages.ts'
import { stockCalls, type StockLine } from './stock-types.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

export function AdjustDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const texts = useMessages(stockMessages)
  const write = useWrite('POST /stock/adjust', { changes: stockCalls })
  const { form, submit } = useContractForm({
    shape: bodyOf(adjust),
    defaults: {
      variant_id: line.variant_id,
      warehouse_id: line.levels[0]?.warehouse_id ?? '',
      change: undefined,
      reason: '',
    },
    async save(body) {
      await write.mutateAsync({ body })
      showToast(texts.adjusted)
      onClose()
    },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'warehouse_id' })
  return (
    <FormDialog
      id="adjust"
      title={texts.adjustTitle(line.sku)}
      form={form}
      submit={submit}
      saveLabel={texts.adjust}
      onClose={onClose}
    >
      <WarehouseSelect
        label={texts.in}
        value={field.value}
        error={fieldState.error?.message}
        onChange={(id) => field.onChange(id)}
      />
      <NumberField form={form} name="change" label={texts.changeBy} hint={texts.changeHint} />
      <TextField form={form} name="reason" label={texts.why2} />
    </FormDialog>
  )
}
