import { useState } from 'react'
import { useWrite } from '../api/use-write.ts'
import { useMessages } from '../language/messages.ts'
import { stockMessages } from './messages.ts'
import { MoveForm } from './move-form.tsx'
import { stockCalls } from './stock-types.ts'
import { useMove } from './use-move.ts'
import type { TypedLine } from './use-stock-lines.ts'
import { WarehouseSelect } from './warehouse-select.tsx'

export function CountStock() {
  const texts = useMessages(stockMessages)
  const [warehouse, setWarehouse] = useState('')
  const write = useWrite('PUT /stock/on-hand', { changes: stockCalls })
  const move = useMove({
    kind: 'count',
    isPlaced: warehouse !== '',
    send: (lines, reason) =>
      write.mutateAsync({
        body: {
          counts: lines.map(({ stock, qty }) => ({
            variant_id: stock.variant_id,
            warehouse_id: warehouse,
            on_hand: Number(qty),
          })),
          reason,
        },
      }),
  })

  /** Shown only after counting, so that it is not copied. */
  function hintOf({ stock, qty }: TypedLine): string | null {
    if (qty === '' || warehouse === '') return null
    const level = stock.levels.find(({ warehouse_id: id }) => id === warehouse)
    const expected = level?.on_hand ?? 0
    const difference = Number(qty) - expected
    if (difference === 0) return texts.expected(expected)
    const text = difference > 0 ? `+${difference}` : String(difference)
    return `${texts.expected(expected)} · ${texts.difference(text)}`
  }

  return (
    <MoveForm
      kind="count"
      title={texts.countTitle}
      lead={texts.countLead}
      places={<WarehouseSelect label={texts.in} value={warehouse} onChange={setWarehouse} />}
      move={move}
      hintOf={hintOf}
      actLabel={texts.doCount(move.lines.lines.length)}
    />
  )
}
