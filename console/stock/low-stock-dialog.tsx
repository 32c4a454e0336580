import { setLowStock } from '#contract/staff/stock.ts'
import { lowStock } from '#domain/stock.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { stockMessages } from './messages.ts'
import { stockCalls, type StockLine } from './stock-types.ts'

/** From how few left on staff are told. */
export function LowStockDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const texts = useMessages(stockMessages)
  return (
    <CallDialog
      id="low-stock"
      title={texts.lowTitle(line.sku)}
      call={setLowStock}
      params={{ id: line.variant_id }}
      changes={[...stockCalls, 'GET /today']}
      start={{ low_at: line.low_at }}
      fields={{ low_at: { label: texts.lowFrom, hint: texts.lowHint(lowStock) } }}
      done={texts.lowSaved}
      onClose={onClose}
    />
  )
}
