import { setPreorder } from '#contract/staff/products.ts'
import { useMessages } from '../language/messages.ts'
import { CallDialog } from '../parts/call-dialog.tsx'
import { stockMessages } from './messages.ts'
import { stockCalls, type StockLine } from './stock-types.ts'

/** How many can be ordered before they arrive, and when they are expected. */
export function PreorderDialog({ line, onClose }: { line: StockLine; onClose: () => void }) {
  const texts = useMessages(stockMessages)
  const { taken = 0, max_qty, expected_on = '' } = line.preorder ?? {}
  return (
    <CallDialog
      id="preorder"
      title={texts.preorderTitle(line.sku)}
      call={setPreorder}
      params={{ id: line.variant_id }}
      changes={stockCalls}
      start={{ max_qty, expected_on }}
      fields={{
        max_qty: { label: texts.preorderMax, hint: texts.preorderHint(taken) },
        expected_on: texts.preorderExpected,
      }}
      done={texts.preorderSaved}
      onClose={onClose}
    />
  )
}
