import { useState } from 'react'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import { MoveForm } from './move-form.tsx'
import { stockCalls } from './stock-types.ts'
import { useMove } from './use-move.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

export function ReceiveStock() {
  const texts = useMessages(stockMessages)
  const [warehouse, setWarehouse] = useState('')
  const write = useWrite('POST /stock/receive', { changes: stockCalls })
  const move = useMove({
    kind: 'receive',
    isPlaced: warehouse !== '',
    async send(lines, reason) {
      for (const { stock, qty } of lines) {
        const body = {
          variant_id: stock.variant_id,
          warehouse_id: warehouse,
          qty: Number(qty),
          reason,
        }
        // A line that has arrived leaves the list, so that a refusal repeats none of them.
        // oxlint-disable-next-line no-await-in-loop
        await write.mutateAsync({ body })
        move.lines.remove(stock.variant_id)
      }
    },
  })
  return (
    <MoveForm
      kind="receive"
      title={texts.receiveTitle}
      lead={texts.receiveLead}
      places={<WarehouseSelect label={texts.into} value={warehouse} onChange={setWarehouse} />}
      move={move}
      hintOf={() => null}
      actLabel={texts.doReceive(move.lines.total)}
    />
  )
}
