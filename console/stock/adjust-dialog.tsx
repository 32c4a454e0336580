import { adjust } from '#contract/staff/stock.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { stockMessages } from './messages.ts'
import { stockCalls, type StockLine } from './stock-types.ts'
import { useWarehouseOptions } from './warehouse-select.tsx'

export function AdjustDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const texts = useMessages(stockMessages)
  return (
    <CallDialog
      id="adjust"
      title={texts.adjustTitle(line.sku)}
      call={adjust}
      changes={stockCalls}
      start={{
        variant_id: line.variant_id,
        warehouse_id: line.levels[0]?.warehouse_id ?? '',
        change: undefined,
        reason: '',
      }}
      fields={{
        warehouse_id: { label: texts.in, choices: useWarehouseOptions() },
        change: { label: texts.changeBy, hint: texts.changeHint },
        reason: texts.why2,
      }}
      saveLabel={texts.adjust}
      done={texts.adjusted}
      onClose={onClose}
    />
  )
}
