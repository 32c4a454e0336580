import { useState } from 'react'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import { MoveForm } from './move-form.tsx'
import { stockCalls } from './stock-types.ts'
import { useMove } from './use-move.ts'
import type { TypedLine } from './use-stock-lines.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

export function TransferStock() {
  const texts = useMessages(stockMessages)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const write = useWrite('POST /stock/transfer', { changes: stockCalls })
  const move = useMove({
    kind: 'transfer',
    isPlaced: from !== '' && to !== '',
    send: (lines, reason) =>
      write.mutateAsync({
        body: {
          from_warehouse_id: from,
          to_warehouse_id: to,
          lines: lines.map(({ stock, qty }) => ({
            variant_id: stock.variant_id,
            qty: Number(qty),
          })),
          reason,
        },
      }),
  })

  function hintOf({ stock }: TypedLine): string | null {
    if (from === '') return null
    const level = stock.levels.find(({ warehouse_id: id }) => id === from)
    return texts.isHere(level?.available ?? 0)
  }

  return (
    <MoveForm
      kind="transfer"
      title={texts.transferTitle}
      lead={texts.transferLead}
      places={
        <>
          <WarehouseSelect label={texts.from} value={from} onChange={setFrom} />
          <WarehouseSelect label={texts.to} value={to} onChange={setTo} />
        </>
      }
      move={move}
      hintOf={hintOf}
      actLabel={texts.doTransfer(move.lines.total)}
    />
  )
}
